import { answerCount, answerTable, rowCount, solved } from './codes.ts';
import type { Guess, Left } from './position.ts';

const guesses: readonly Guess[] = Array.from({ length: 2 * rowCount }, (_, guess) => guess);
const ofColours = guesses.slice(0, rowCount);
const ofShapes = guesses.slice(rowCount);

/** Every row of the puzzles that have rows left. */
export function guessesFor([colours, shapes]: Left): readonly Guess[] {
  if (colours === 0) return shapes === 0 ? [] : ofShapes;
  return shapes === 0 ? ofColours : guesses;
}

/** For each puzzle, the solutions that some code has, and how many codes have each. */
export interface Spread {
  readonly solutions: readonly [readonly number[], readonly number[]];
  readonly codes: readonly [Uint16Array, Uint16Array];
}

export function spreadOf(codes: Uint16Array): Spread {
  const colours = new Uint16Array(rowCount);
  const shapes = new Uint16Array(rowCount);
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as number;
    const shape = code % rowCount;
    (colours[(code - shape) / rowCount] as number)++;
    (shapes[shape] as number)++;
  }
  return { solutions: [present(colours), present(shapes)], codes: [colours, shapes] };
}

function present(counts: Uint16Array): readonly number[] {
  const some: number[] = [];
  for (let row = 0; row < rowCount; row++) if (counts[row] !== 0) some.push(row);
  return some;
}

/** The row of an open puzzle that is surely the solution. It tells nothing, so it does not matter when it is given. */
export function certainGuess({ solutions: [colours, shapes] }: Spread, left: Left): Guess | undefined {
  if (left[0] > 0 && colours.length === 1) return colours[0];
  const [shape] = shapes;
  return left[1] > 0 && shapes.length === 1 && shape !== undefined ? rowCount + shape : undefined;
}

/** How much better it is, in bits for each code, when the row may itself be the solution. Found by trying. */
const hope = 2;

/** Of so many codes, guesses that promise exactly the same are nearly always mirror images of one another. */
const crowd = 300;

interface Promising {
  readonly guess: Guess;
  readonly worth: number;
  readonly sign: number;
}

/** The guesses among these that tell most apart, the best first, and only one of those that tell the same apart. */
export function promising(spread: Spread, codes: number, some: readonly Guess[], most: number): readonly Guess[] {
  const found: Promising[] = [];
  for (let index = 0; index < some.length; index++) {
    const guess = some[index] as Guess;
    const worth = worthOf(spread, codes, guess);
    let place = found.length;
    while (place > 0 && (found[place - 1] as Promising).worth < worth) place--;
    if (place >= most || worth === useless) continue;
    const sign = codes > crowd ? worth : signOf(spread, guess);
    if (most > 1 && found.some((other) => other.sign === sign)) continue;
    found.splice(place, 0, { guess, worth, sign });
    if (found.length > most) found.pop();
  }
  return found.map(({ guess }) => guess);
}

const useless = -Infinity;
const counts = new Uint16Array(answerCount);
let apart: Float64Array | undefined;

/** How many bits the answer tells, for all codes together, but for what is the same for all guesses. */
function worthOf(spread: Spread, codes: number, guess: Guess): number {
  apart ??= Float64Array.from({ length: rowCount ** 2 }, (_, some) => (some > 1 ? some * Math.log2(some) : 0));
  const answers = answerTable();
  const side = guess < rowCount ? 0 : 1;
  const solutions = spread.solutions[side];
  const codesOf = spread.codes[side];
  const row = (guess - side * rowCount) * rowCount;
  counts.fill(0);
  for (let index = 0; index < solutions.length; index++) {
    const solution = solutions[index] as number;
    (counts[answers[row + solution] as number] as number) += codesOf[solution] as number;
  }
  let worth = hope * (counts[solved] as number);
  for (let answer = 0; answer < answerCount; answer++) {
    const some = counts[answer] as number;
    if (some === codes) return useless;
    worth -= apart[some] as number;
  }
  return worth;
}

const parts = new Int32Array(answerCount);

/** Equal for guesses that put the same codes together, whatever the answers are. */
function signOf({ solutions }: Spread, guess: Guess): number {
  const answers = answerTable();
  const side = guess < rowCount ? 0 : 1;
  const row = (guess - side * rowCount) * rowCount;
  parts.fill(0);
  for (const solution of solutions[side]) {
    (parts[answers[row + solution] as number] as number) += mixed(solution + 1, 0x9e3779b1);
  }
  return parts.reduce((sign, part, answer) => (sign + mixed(part, answer === solved ? 1 : 2)) | 0, side);
}

/** Numbers that are near one another become numbers that are not. */
export function mixed(number: number, salt: number): number {
  const once = Math.imul(number ^ (number >>> 16) ^ salt, 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
