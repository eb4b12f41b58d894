/**
 * What is played where the leaflet is silent.
 *
 * Seat 0, drawn by lot, sets the first round. With three players the seeker next to the setter, clockwise, begins with
 * the colours. When two players have equal totals, the game is a draw; three players share.
 */

/** How many rows each of the two puzzles has. An unsolved puzzle counts all of them. */
export const rowsOfAPuzzle = 8;

/** How long the cards of a round are shown before the next round begins by itself. */
export const showing = 60_000;

/** With three players: how many rounds the same pack is used for before three cards leave it. */
export const roundsOfAPack = 3;

/** In a short game each player sets once: so many rounds are played in all. */
export const shortGame = { two: 2, three: 3 } as const;

/**
 * The numbers of rounds that may be agreed; the last one is the full game. Any other number is changed to the nearest
 * of these (to the smaller one when two are equally near), and players are told so before the first round.
 */
export const agreeable = {
  twoInTurn: [2, 4, 6, 8],
  /** For each player: one player sets this many rounds, then the other sets as many. */
  twoOneAfterTheOther: [2, 3, 4, 5, 6, 7, 8],
  three: [3, 6, 9, 12, 15, 18, 21, 24],
} as const;
