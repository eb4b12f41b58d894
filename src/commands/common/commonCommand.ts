import type { Seating } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { V2Message } from '../board/board.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import type { Asked } from '../slash/asked.ts';
import type { OptionBody } from '../slash/bodies.ts';
import type { CommandName } from '../words/words.ts';

/** A slash command that games share. Its texts are in `words`, under its name. */
export interface CommonCommand {
  readonly name: CommandName;
  /** Which games have it. */
  readonly suits: (seating: Seating) => boolean;
  readonly options: (game: Game) => OptionBody[];
  readonly answer: (asked: Asked) => Promise<V2Message | PrivateBoard>;
}

export const everybody = (): boolean => true;
/** Games where whoever makes a move sits down. */
export const open = ({ open }: Seating): boolean => open === true;
/** Games whose players are known when they begin. */
export const settled = (seating: Seating): boolean => !open(seating);
/** Games of more than two players, where one may leave and the others play on. */
export const settledForMany = (seating: Seating): boolean => settled(seating) && seating.most > 2;

export const noOptions = (): OptionBody[] => [];
