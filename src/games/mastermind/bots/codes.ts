import { type Answer, answerTo, isSolved } from '../answers.ts';
import { type Code, cards, type Puzzle, puzzles, type Row } from '../pieces.ts';
import { allRows, fittingRows, type Known } from '../possible.ts';

/** Codes and rows as numbers, for players that look at thousands of them. */

/** How many rows a puzzle has. A row's number is its place among them. */
export const rowCount = 125;

/** The number of the answer that solves a puzzle. It is the last one. */
export const solved = 8;
export const answerCount = solved + 1;

/** A code's number is made from the numbers of its two solutions. */
export function codeNumber(colours: number, shapes: number): number {
  return colours * rowCount + shapes;
}

/** The number of the row that solves this puzzle. */
export function solutionOf(code: number, puzzle: Puzzle): number {
  return puzzle === 'colours' ? Math.floor(code / rowCount) : code % rowCount;
}

export function rowAt(puzzle: Puzzle, number: number): Row {
  const row = allRows[puzzle][number];
  if (row === undefined) throw new Error(`There is no row ${number}.`);
  return row;
}

export function codeAt(number: number): Code {
  const [colours, shapes] = puzzles.map((puzzle) => solutionOf(number, puzzle));
  const [left, middle, right] = cardsOf(colours ?? 0, shapes ?? 0).map((card) => cards[card]);
  if (left === undefined || middle === undefined || right === undefined) throw new Error(`There is no code ${number}.`);
  return [left, middle, right];
}

/** The cards of the pack that have these colours and these shapes: their places in the central board. */
function cardsOf(colours: number, shapes: number): readonly number[] {
  return [25, 5, 1].map((place) => 5 * (Math.floor(colours / place) % 5) + (Math.floor(shapes / place) % 5));
}

/** Every code that can be made from this pack and fits all answers, in order. */
export function codesThatFit({ covered, given }: Known): Uint16Array {
  const gone = cards.map((card) => covered.includes(card));
  const codes: number[] = [];
  const shapes = numbersOf(given, 'shapes');
  for (const colour of numbersOf(given, 'colours')) {
    for (const shape of shapes) {
      const [left = 0, middle = 0, right = 0] = cardsOf(colour, shape);
      if (left === middle || middle === right || right === left) continue;
      if (gone[left] || gone[middle] || gone[right]) continue;
      codes.push(codeNumber(colour, shape));
    }
  }
  return Uint16Array.from(codes);
}

function numbersOf(given: Known['given'], puzzle: Puzzle): readonly number[] {
  return fittingRows(given, puzzle).map((row) => allRows[puzzle].indexOf(row));
}

/** Two blacks and a white cannot be, so nine answers are left. */
export function answerNumber(answer: Answer): number {
  if (isSolved(answer)) return solved;
  return ([0, 4, 7][answer.black] ?? 0) + answer.white;
}

let table: Uint8Array | undefined;

/** For each row and each solution, the number of the answer. It is the same for both puzzles. */
export function answerTable(): Uint8Array {
  table ??= Uint8Array.from(
    allRows.colours.flatMap((row) => allRows.colours.map((solution) => answerNumber(answerTo(row, solution)))),
  );
  return table;
}
