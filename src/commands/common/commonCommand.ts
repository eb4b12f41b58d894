import type { Seating } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { V2Message } from '../board/board.ts';
import type { Asked } from '../slash/asked.ts';
import type { OptionBody } from '../slash/bodies.ts';
import type { CommandName } from '../words/words.ts';

/** A slash command that games have in common: all there is to know of it. Its words stand under its name in `words`. */
export interface CommonCommand {
  readonly name: CommandName;
  /** Which games have it. */
  readonly suits: (seating: Seating) => boolean;
  readonly options: (game: Game) => OptionBody[];
  readonly answer: (asked: Asked) => Promise<V2Message>;
}

export const everybody = (): boolean => true;
/** Whoever acts sits down. */
export const open = ({ open }: Seating): boolean => open === true;
/** Its players are known when it begins. */
export const settled = (seating: Seating): boolean => !open(seating);
/** With more than two, one may go and the others play on. */
export const settledForMany = (seating: Seating): boolean => settled(seating) && seating.most > 2;

export const noOptions = (): OptionBody[] => [];
