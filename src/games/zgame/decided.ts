import type { File } from './board.ts';

/**
 * What is played where the leaflet is silent or its figure is lost. A photo of the real game would correct it here.
 *
 * The board has 8 × 8 squares, and each player's eight pieces fill their own base line. A player with no legal action
 * passes; if neither player can act, the game is drawn.
 */

/** “In the middle of the base line”: the Z stands on one of these, as its player likes. */
export const filesOfZ: readonly File[] = ['d', 'e'];

/** The same position with the same player to move for this many times is a draw. */
export const occurrencesToDraw = 3;

/** So many turns of each player without a capture, a reveal or a step that cannot be taken back are a draw. */
export const quietTurnsToDraw = 50;
