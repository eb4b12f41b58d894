import type { Level } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Match } from './match.ts';

/** How well computers play where nobody chose: the middle of the game's levels, and the weaker one of two. */
export function usualLevel({ bots }: Game): Level | undefined {
  return bots[(bots.length - 1) >> 1];
}

/** How well computers play that take a seat at this table. Undefined in a game that has none. */
export function levelOf({ level }: Pick<Match, 'level'>, game: Game): Level | undefined {
  return game.bots.find((each) => each === level) ?? usualLevel(game);
}
