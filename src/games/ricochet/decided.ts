/**
 * What is played where the rules are silent.
 *
 * A target that was played without being won is not drawn again while the robots are where they were, since its best
 * solution was shown. When no target can be drawn, the robots are put on free cells at random, as at the start. When the
 * last token is won before the solver has answered, the game waits for its best solution, which is then shown.
 *
 * Whenever somebody wins a token, the game checks for everybody whether they have won. So a player may win with tokens
 * that were not enough before, when more were needed. The minute to bid begins with the earliest bid, even if that bid
 * arrives late. Moves typed after those that reach the target are not needed. If one move of several moves nothing, all
 * of them are refused.
 */

/**
 * What the hints of a round tell, one after the other: so many numbers of moves, of which one is the best, then the
 * robot that moves first. The number itself is never told, or somebody could bid it without having found anything.
 */
export const hintsOfARound = [4, 2, 'first-robot'] as const;

/** How many tokens win, by the number of players. With any other number of players, all targets are played. */
export const tokensToWin: ReadonlyMap<number, number> = new Map([
  [2, 8],
  [3, 6],
  [4, 5],
]);
