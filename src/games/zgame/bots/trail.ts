import type { Piece, ViewOf } from '../kind.ts';
import { gaitOf, goesForwardOnly } from '../moves.ts';
import { readFingerprint } from '../position.ts';
import { halfOf, hashOf } from './packed.ts';

/**
 * The hashes of the positions that may come back, the one on the board last. No hidden piece has moved since the first
 * of them, so each is told by what could move.
 */
export function trailOf({ seen, turn }: ViewOf<'turns'>, pieces: readonly Piece[]): readonly number[] {
  const fixed = pieces.filter((piece) => goesForwardOnly(gaitOf(piece)));
  const before = seen.slice(0, -1).map((text) => {
    const then = readFingerprint(text);
    return hashOf([...fixed, ...then.pieces], halfOf(then.turn));
  });
  return [...before, hashOf(pieces, halfOf(turn))];
}
