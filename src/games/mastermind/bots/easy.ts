import { oneOf } from '../../kit/oneOf.ts';
import { packWithout } from '../pieces.ts';
import { fittingRows } from '../possible.ts';
import { rowsOf } from '../progress.ts';
import { playerWho } from './turns.ts';

/** How many answers the player remembers. */
const memory = 2;

/** Gives a row that fits the latest answers. It has forgotten the others and never looks at the central board. */
export const easy = playerWho(
  ({ covered }, { rng }) => rng.shuffled(packWithout(covered)).slice(0, 3),
  ({ given }, open, { rng }) => {
    const puzzle = oneOf(open, rng);
    const remembered = rowsOf(given, puzzle).slice(-memory);
    return { puzzle, row: oneOf(fittingRows(remembered, puzzle), rng) };
  },
);
