import type { File } from './board.ts';

/**
 * What is played where the leaflet is silent or its figure is lost. A photo of the real game would correct it here.
 *
 * The board has 8 × 8 squares, and each player's eight pieces fill their own base line. A player with no legal action
 * passes; if neither player can act, the game is a draw.
 */

/** “In the middle of the base line”: the Z is on one of these, and its player chooses which. */
export const filesOfZ: readonly File[] = ['d', 'e'];

/** A position with the same player to move that comes this many times is a draw. */
export const occurrencesToDraw = 3;

/** After this many turns of each player without a capture, a reveal or an irreversible step, the game is a draw. */
export const quietTurnsToDraw = 50;
