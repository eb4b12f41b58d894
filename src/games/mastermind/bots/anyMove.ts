import type { Seat } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import type { Move, View } from '../kind.ts';
import { fittingRows } from '../possible.ts';
import { anyCards } from './anyCards.ts';
import { playerWho } from './turns.ts';

const anyPlayer = playerWho(anyCards, ({ given }, open, { rng }) => {
  const puzzle = oneOf(open, rng);
  return { puzzle, row: oneOf(fittingRows(given, puzzle), rng) };
});

/** A legal move that no seeker need be ashamed of. */
export function anyMove(view: View, seat: Seat, rng: Rng): Move {
  return anyPlayer(view, seat, { rng, late: () => true, best: () => undefined });
}
