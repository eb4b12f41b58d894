/**
 * What is played where the leaflet is silent. A photo of the real game would correct it here.
 *
 * Turns are compulsory: there is no move that passes. Nor is one ever needed, since a point has at least three
 * neighbours and the other tube stands on one of them at most.
 */

/** The same position (holes, tubes, player to move) for this many times is a draw. */
export const occurrencesToDraw = 3;
