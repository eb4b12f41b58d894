/**
 * What is played where the leaflet is silent. A photo of the real game would correct it here.
 *
 * Turns are compulsory: there is no move that passes. Nobody ever needs to pass either, since a point has at least
 * three neighbours and the other tube stands on at most one of them.
 */

/** A position (holes, tubes, player to move) that comes this many times is a draw. */
export const occurrencesToDraw = 3;
