/**
 * What is played where the leaflet is silent.
 *
 * Seat 0, drawn by lot, sets the first round. With three players the seeker next to the setter, clockwise, begins with
 * the colours. Equal totals of two players are a draw; three players share.
 */

/** For each of the two puzzles. An unsolved one counts them all. */
export const rowsOfAPuzzle = 8;

/** How long the cards of a round are shown before the next begins by itself. */
export const showing = 60_000;

/** Three players: rounds played with the same pack before three cards leave it. */
export const roundsOfAPack = 3;

/**
 * How many rounds may be agreed, the last number being the full game. Any other is brought to the nearest, of two as
 * near to the smaller, and that is said before the first round.
 */
export const agreeable = {
  twoInTurn: [2, 4, 6, 8],
  /** Each: one player sets them all, then the other sets as many. */
  twoOneAfterTheOther: [2, 3, 4, 5, 6, 7, 8],
  three: [3, 6, 9, 12, 15, 18, 21, 24],
} as const;
