import { answerTo } from '../answers.ts';
import { rowsOfAPuzzle } from '../decided.ts';
import type { Row } from '../pieces.ts';
import { allRows, codesBySolution } from '../possible.ts';
import { progressOf } from '../progress.ts';
import { type NextRow, playerWho } from './turns.ts';

/** Of two rows whose answers tell equally much, the one that may be the solution is worth a little more. */
const hope = 0.5;

/** Knows every code that is still possible, and gives the row whose answer tells most of them apart. */
export const hard = playerWho((view, open, rng) => {
  const rows = open.flatMap((puzzle) => {
    const solutions = codesBySolution(view, puzzle);
    const last = progressOf(view.given, puzzle).used + 1 === rowsOfAPuzzle;
    return rng
      .shuffled(allRows[puzzle])
      .map((row) => ({ puzzle, row, worth: last ? chanceOf(row, solutions) : worthOf(row, solutions) }));
  });
  return best(rows);
});

/** How likely it is that the row is the solution. */
function chanceOf(row: Row, solutions: ReadonlyMap<Row, number>): number {
  const all = [...solutions.values()].reduce((sum, codes) => sum + codes, 0);
  return (solutions.get(row) ?? 0) / all;
}

/** How much the answer tells on average, in bits. */
function worthOf(row: Row, solutions: ReadonlyMap<Row, number>): number {
  const parts = new Map<number, number>();
  let all = 0;
  for (const [solution, codes] of solutions) {
    const { black, white } = answerTo(row, solution);
    const answer = 4 * black + white;
    parts.set(answer, (parts.get(answer) ?? 0) + codes);
    all += codes;
  }
  let told = 0;
  for (const part of parts.values()) told += (part / all) * Math.log2(all / part);
  return told + (solutions.has(row) ? hope : 0);
}

function best(rows: readonly (NextRow & { readonly worth: number })[]): NextRow {
  const [first, ...others] = rows;
  if (first === undefined) throw new Error('There is no puzzle to solve.');
  return others.reduce((most, each) => (each.worth > most.worth ? each : most), first);
}
