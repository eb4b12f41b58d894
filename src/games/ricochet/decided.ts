/**
 * What is played where the rules are silent.
 *
 * A target that nobody bid for is not drawn again at once while there is another, nor one that proved impossible while
 * the robots stand as they did. When none can be drawn, the robots are put on free cells by chance, as at the start.
 *
 * Whether the game is won is asked whenever somebody wins a token, of everybody: who had enough before, when more were
 * needed, has won then. The minute to bid begins with the earliest bid, also when that one arrives late. Moves typed
 * after those that reach the target are not needed, and moves of which one moves nothing are all refused.
 */

/** By how many moves each hint of a round stays above the best solution: after so many there is none. */
export const hintMargins = [6, 3, 1] as const;

/** Tokens that win, by the number of players. With any other number all targets are played. */
export const tokensToWin: ReadonlyMap<number, number> = new Map([
  [2, 8],
  [3, 6],
  [4, 5],
]);
