import { oneOf } from '../../kit/oneOf.ts';
import { fittingRows } from '../possible.ts';
import { rowsOf } from '../progress.ts';
import { anyCards } from './anyCards.ts';
import { playerWho } from './turns.ts';

/** How many answers the player remembers. */
const memory = 3;

/** Gives a row that fits the latest answers. It has forgotten the others and never looks at the central board. */
export const easy = playerWho(anyCards, ({ given }, open, { rng }) => {
  const puzzle = oneOf(open, rng);
  const remembered = rowsOf(given, puzzle).slice(-memory);
  return { puzzle, row: oneOf(fittingRows(remembered, puzzle), rng) };
});
