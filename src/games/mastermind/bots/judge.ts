import type { Seat } from '../../contract.ts';
import type { Judgement, Judging } from '../../judging.ts';
import type { Thinking } from '../../thinking.ts';
import type { MastermindKind, Move, View } from '../kind.ts';
import { type Puzzle, puzzles } from '../pieces.ts';
import { allRows } from '../possible.ts';
import { words } from '../words.ts';
import { certainGuess, spreadOf } from './guesses.ts';
import { firstBreadth, type Plan, planFor, usualRows } from './plan.ts';
import { type Guess, guessOf, leftAfter, leftFor, type Position, positionOf } from './position.ts';
import { searching } from './search.ts';
import { nextRow } from './seekBest.ts';
import { giving, soughtBy } from './turns.ts';

/** So many rows more or fewer than usual are as bad or as good as can be. */
const far = 4;

/** A hint tells what a seeker can work out from what all have seen. */
export const judging: Judging<MastermindKind> = {
  when: 'any-time',
  judge,
  tell: ({ worth }, { language }) => words[language].prospects(worth * far),
};

/**
 * What the best seeker does here, and how well the round goes: at 0 it takes as many rows as rounds with this pack do.
 * Undefined for whoever has nothing to seek.
 */
export function judge(
  view: View,
  seat: Seat,
  { rng, late, best }: Thinking<Move>,
  made?: Move,
): Judgement<Move> | undefined {
  if (view.phase !== 'seeking') return undefined;
  const open = soughtBy(seat, view);
  if (open.length === 0) return undefined;
  const position = positionOf(view);
  const certain = certainGuess(spreadOf(position.codes), leftFor(position, open));
  const moveOf = (guess: Guess) => giving(nextRow(certain ?? guess));
  const rowsOfMade = made?.act === 'row' ? rowsAfter(position, guessIn(made), late) : undefined;
  const whole = wholePlan(position, open, { rng, late, best: (guess) => best(moveOf(guess)) });
  const guess = certain ?? whole.guess;
  if (guess === undefined) return undefined;
  const usual = usualRows(positionOf({ covered: view.covered, given: [] }));
  const worthOf = (rows: number) => Math.max(-1, Math.min(1, (usual - view.given.length - rows) / far));
  const judged = { move: moveOf(guess), worth: worthOf(whole.rows), certain: whole.certain };
  return rowsOfMade === undefined ? judged : { ...judged, made: Math.min(judged.worth, worthOf(rowsOfMade)) };
}

/** The guess that a row is; undefined for one that the rules refuse. */
function guessIn({ puzzle, tokens }: Extract<Move, { act: 'row' }>): Guess | undefined {
  const number = allRows[puzzle].findIndex((row) => row.every((value, place) => value === tokens[place]));
  return number === -1 ? undefined : guessOf(puzzle, number);
}

/** How many rows it takes from here on average when this guess comes next. */
function rowsAfter(position: Position, guess: Guess | undefined, late: () => boolean): number | undefined {
  if (guess === undefined) return undefined;
  const search = searching(firstBreadth, late);
  const rows = search.rowsAfter(position, guess, Number.POSITIVE_INFINITY);
  return search.stopped() ? undefined : rows / position.codes.length;
}

/** A plan without a guess has nothing left to be found. */
type Whole = Pick<Plan, 'rows' | 'certain'> & Partial<Pick<Plan, 'guess'>>;

/** The rows that are certain, and a plan for the others. */
function wholePlan(position: Position, open: readonly Puzzle[], thinking: Thinking<Guess>): Whole {
  const { codes, left } = position;
  if (left[0] + left[1] === 0) return { rows: 0, certain: 'proved' };
  const certain = certainGuess(spreadOf(codes), left);
  if (certain !== undefined) {
    const plan = wholePlan({ codes, left: leftAfter(left, certain, 'right') }, open, thinking);
    return { ...plan, rows: plan.rows + 1 };
  }
  const mine = leftFor(position, open);
  return planFor(position, mine[0] + mine[1] > 0 ? open : puzzles, thinking);
}
