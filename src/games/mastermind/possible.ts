import { answerTo } from './answers.ts';
import type { Given } from './kind.ts';
import { type Card, type Puzzle, type Row, type Value, values } from './pieces.ts';
import { rowsOf } from './progress.ts';

/** What everybody knows about a code: the cards that it cannot contain, and the answers. */
export interface Known {
  readonly covered: readonly Card[];
  readonly given: readonly Given[];
}

/** Every row of a puzzle, 125 of them. */
export const allRows: Readonly<Record<Puzzle, readonly Row[]>> = {
  colours: rowsFrom(values.colours),
  shapes: rowsFrom(values.shapes),
};

/** The rows that may be the solution: each of them fits the answers to all rows given for this puzzle. */
export function fittingRows(given: readonly Given[], puzzle: Puzzle): readonly Row[] {
  const rows = rowsOf(given, puzzle);
  return allRows[puzzle].filter((solution) =>
    rows.every(({ row, answer }) => {
      const { black, white } = answerTo(row, solution);
      return black === answer.black && white === answer.white;
    }),
  );
}

/** For each row that may be the solution of a puzzle, the number of codes that have this solution. */
export function codesBySolution(known: Known, puzzle: Puzzle): ReadonlyMap<Row, number> {
  const other = puzzle === 'colours' ? 'shapes' : 'colours';
  return counted(known.covered, puzzle, fittingRows(known.given, puzzle), fittingRows(known.given, other));
}

export interface Possible {
  /** How many codes fit every answer. */
  readonly codes: number;
  /** How many solutions of each puzzle fit its own answers and the pack, whatever the other puzzle's answers are. */
  readonly rows: Readonly<Record<Puzzle, number>>;
}

export function possibleCodes(known: Known): Possible {
  const colours = fittingRows(known.given, 'colours');
  const shapes = fittingRows(known.given, 'shapes');
  const together = counted(known.covered, 'colours', colours, shapes);
  return {
    codes: [...together.values()].reduce((sum, more) => sum + more, 0),
    rows: {
      colours: counted(known.covered, 'colours', colours, allRows.shapes).size,
      shapes: counted(known.covered, 'shapes', shapes, allRows.colours).size,
    },
  };
}

/** Leaves out solutions that no code has, and partners that would use a card twice or use a covered card. */
function counted(
  covered: readonly Card[],
  puzzle: Puzzle,
  solutions: readonly Row[],
  partners: readonly Row[],
): ReadonlyMap<Row, number> {
  const gone: ReadonlySet<string> = new Set(covered);
  const cardOf = (side: Value, other: Value) => (puzzle === 'colours' ? `${side}-${other}` : `${other}-${side}`);
  const counts = new Map<Row, number>();
  for (const solution of solutions) {
    let count = 0;
    for (const partner of partners) {
      const left = cardOf(solution[0], partner[0]);
      const middle = cardOf(solution[1], partner[1]);
      const right = cardOf(solution[2], partner[2]);
      if (left === middle || middle === right || right === left) continue;
      if (gone.has(left) || gone.has(middle) || gone.has(right)) continue;
      count++;
    }
    if (count > 0) counts.set(solution, count);
  }
  return counts;
}

function rowsFrom(some: readonly Value[]): readonly Row[] {
  return some.flatMap((left) => some.flatMap((middle) => some.map((right): Row => [left, middle, right])));
}
