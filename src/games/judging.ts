import type { Kind, Seat, Speech } from './contract.ts';
import type { Thinking } from './thinking.ts';

/** What a search says of a position, for the seat that is to move. */
export interface Judgement<Move> {
  /** The best move that was found. */
  readonly move: Move;
  /** From -1, lost, to 1, won, when that move is made. */
  readonly worth: number;
  readonly certain: 'proved' | 'guessed';
  /**
   * What the move is worth that was made there, with what its player saw. Left out where neither chance nor what is hidden
   * has a part in what comes of it: then the next position tells.
   */
  readonly made?: number;
}

/** How a game judges positions. Each is judged from what the seat sees that is to move. */
export interface Judging<K extends Kind> {
  /** Undefined where there is nothing to say. After the game, it may also say what the move was worth that was made. */
  judge(view: K['view'], seat: Seat, thinking: Thinking<K['move']>, made?: K['move']): Judgement<K['move']> | undefined;
  /** Whether a hint that everybody reads betrays nothing. Else positions are judged only after the game. */
  readonly when: 'any-time' | 'afterwards';
  /** Seats of one side win and lose together. When left out, each seat is a side. */
  side?(view: K['view'], seat: Seat): Seat;
  /** What the worth means in this game. When left out, it is told as a chance to win. */
  tell?(judgement: Judgement<K['move']>, speech: Speech): string;
}
