import type { Scene } from '../render/scene.ts';
import type { Language, Option, Speech, Values } from './contract.ts';
import type { Game } from './kernel.ts';

/**
 * How somebody did on a board for one: the fewest moves, the time until then, and the time until the first solution
 * (both in milliseconds).
 */
export interface Score {
  readonly best: number;
  readonly took: number;
  readonly first: number;
}

/** How a board for one is solved in the fewest moves. */
export interface Solution {
  /** All frames have one size, and the last stays. */
  readonly film: readonly Scene[];
  /** The same in words. */
  readonly description: string;
}

/** A board for one, played in private beside the game itself. It has a command and rules of its own. */
export interface Solo {
  readonly name: string;
  readonly words: Readonly<
    Record<Language, { readonly name: string; readonly description: string; readonly label: string }>
  >;
  readonly options: readonly Option[];
  /** A new board whenever somebody asks, or one a day that is the same for everybody and has a table of results. */
  readonly comes: 'anytime' | 'daily';
  /** The game has one seat. */
  readonly game: Game;
  /** The config of the board to play. To find it may take long, so this runs in a thread of its own. */
  prepare(wish: Values, seed: string): unknown;
  /** The options that ask for another board like this one. */
  another(config: unknown): Values;
  /** Undefined until there is a result. */
  score(view: unknown): Score | undefined;
  tellBest(best: number, language: Language): string;
  /** In how many moves it can be solved. */
  fewest(config: unknown): number;
  /** A secret as long as anybody plays the board. */
  solution(config: unknown, speech: Speech): Solution;
}
