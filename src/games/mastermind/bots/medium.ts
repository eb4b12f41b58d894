import { oneOf } from '../../kit/oneOf.ts';
import { codesBySolution } from '../possible.ts';
import { progressOf, rowsOf } from '../progress.ts';
import { anyCards } from './anyCards.ts';
import { playerWho } from './turns.ts';

/**
 * Gives a row that may be the solution. It remembers all answers and looks at the central board, but joins the two puzzles only
 * when one of them is solved.
 */
export const medium = playerWho(anyCards, ({ given, covered }, open, { rng }) => {
  const puzzle = oneOf(open, rng);
  const other = puzzle === 'colours' ? 'shapes' : 'colours';
  const joined = progressOf(given, other).status === 'solved' ? given : rowsOf(given, puzzle);
  return { puzzle, row: oneOf([...codesBySolution({ covered, given: joined }, puzzle).keys()], rng) };
});
