import type { Seat } from '../../contract.ts';
import type { Thinking } from '../../thinking.ts';
import type { Move, View } from '../kind.ts';
import { type Puzzle, puzzles } from '../pieces.ts';
import { certainGuess, spreadOf } from './guesses.ts';
import { type Plan, planFor, usualRows } from './plan.ts';
import { type Guess, leftAfter, leftFor, type Position, positionOf } from './position.ts';
import { nextRow } from './seekBest.ts';
import { giving, soughtBy } from './turns.ts';

export interface Judgement {
  readonly move: Move;
  /** How good the seeker's prospects are, from -1 to 1. At 0 the round takes as many rows as rounds with this pack do. */
  readonly worth: number;
  /** Whether every guess was tried to the end. */
  readonly certain: 'proved' | 'guessed';
}

/** So many rows more or fewer than usual are as bad or as good as can be. */
const far = 4;

/** What the best seeker does here, and how well the round goes. Undefined for whoever has nothing to seek. */
export function judge(view: View, seat: Seat, { rng, late, best }: Thinking<Move>): Judgement | undefined {
  if (view.phase !== 'seeking') return undefined;
  const open = soughtBy(seat, view);
  if (open.length === 0) return undefined;
  const position = positionOf(view);
  const certain = certainGuess(spreadOf(position.codes), leftFor(position, open));
  const moveOf = (guess: Guess) => giving(nextRow(certain ?? guess));
  const whole = wholePlan(position, open, { rng, late, best: (guess) => best(moveOf(guess)) });
  const guess = certain ?? whole.guess;
  if (guess === undefined) return undefined;
  const usual = usualRows(positionOf({ covered: view.covered, given: [] }));
  const saved = usual - view.given.length - whole.rows;
  return { move: moveOf(guess), worth: Math.max(-1, Math.min(1, saved / far)), certain: whole.certain };
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
