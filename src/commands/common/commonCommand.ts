import type { Game } from '../../games/kernel.ts';
import type { V2Message } from '../board/board.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import type { Asked } from '../slash/asked.ts';
import type { OptionBody } from '../slash/bodies.ts';
import type { CommandName } from '../words/words.ts';

/** What decides which commands a game has. */
export type Suiting = Pick<Game, 'seating' | 'judging' | 'takesBack' | 'bots'>;

/** A slash command that games share. Its texts are in `words`, under its name. */
export interface CommonCommand {
  readonly name: CommandName;
  /** Which games have it. */
  readonly suits: (game: Suiting) => boolean;
  readonly options: (game: Game) => OptionBody[];
  readonly answer: (asked: Asked) => Promise<V2Message | PrivateBoard>;
}

export const everybody = (): boolean => true;
/** Games where whoever makes a move sits down. */
export const open = ({ seating }: Suiting): boolean => seating.open === true;
/** Games whose players are known when they begin. */
export const settled = (game: Suiting): boolean => !open(game);
/** Games whose players may be computers from the beginning. */
export const againstComputers = (game: Suiting): boolean => settled(game) && game.bots.length > 0;
/** Games of more than two players, where one may leave and the others play on. */
export const settledForMany = (game: Suiting): boolean => settled(game) && game.seating.most > 2;
/** Games that can say during play what would be good. */
export const hinting = (game: Suiting): boolean => settled(game) && game.judging === 'any-time';
/** Games where a move may be taken back when the others agree. */
export const takingBack = (game: Suiting): boolean => settled(game) && game.takesBack === 'some';
/** Games that can say afterwards what would have been better. */
export const judged = (game: Suiting): boolean => settled(game) && game.judging !== 'never';

export const noOptions = (): OptionBody[] => [];
