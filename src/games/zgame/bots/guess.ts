import type { Rng } from '../../rng.ts';
import { numberOf, otherSide, type Piece, type Side, type Sign, signs, type ViewOf } from '../kind.ts';

/** The board as it might be. The opponent’s hidden pieces are any of those not seen yet, each equally likely. */
export function guessed({ pieces, taken, turn }: ViewOf<'turns'>, rng: Rng): readonly Piece[] {
  const other = otherSide(turn);
  const unseen = rng.shuffled(unseenOf(other, [...pieces, ...taken]));
  let next = 0;
  return pieces.map(({ side, at, face, sign }) => ({ side, at, face, sign: sign ?? (unseen[next++] as Sign) }));
}

function unseenOf(side: Side, known: readonly { readonly side: Side; readonly sign?: Sign }[]): readonly Sign[] {
  return signs.flatMap((sign) => {
    const seen = known.filter((piece) => piece.side === side && piece.sign === sign).length;
    return Array.from({ length: numberOf[sign] - seen }, () => sign);
  });
}
