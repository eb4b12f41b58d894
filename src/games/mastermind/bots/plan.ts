import type { Thinking } from '../../thinking.ts';
import type { Puzzle } from '../pieces.ts';
import { guessesFor, promising, spreadOf } from './guesses.ts';
import { type Guess, leftFor, type Position } from './position.ts';
import { type Breadth, everyGuess, searching } from './search.ts';

export interface Plan {
  readonly guess: Guess;
  /** How many rows it takes from here on average, this one included. */
  readonly rows: number;
  /** Whether every guess was tried to the end. */
  readonly certain: 'proved' | 'guessed';
}

interface Effort {
  /** How many guesses are tried now, and how many later on. */
  readonly now: number;
  readonly later: Breadth;
}

/** So few codes are looked at completely, at first. */
const few = 12;

/** Each effort takes a few times as long as the one before, until everything is tried. */
function effort(number: number): Effort {
  const complete = few + 4 * number;
  return {
    now: 12 * 2 ** number,
    later: (codes) => (codes <= complete ? everyGuess : Math.max(1, Math.floor((25 * 2 ** number) / codes))),
  };
}

/** What is looked at first, in a few milliseconds. */
export const firstBreadth: Breadth = effort(0).later;

/**
 * Of the guesses for these puzzles, of which none is certain, the one after which the codes take fewest rows together. The
 * first is found at once, better ones as time goes by. Chance decides among guesses that seem equal.
 */
export function planFor(
  position: Position,
  open: readonly Puzzle[],
  { rng, late, best: better }: Thinking<Guess>,
): Plan {
  const { codes } = position;
  const guesses = rng.shuffled(guessesFor(leftFor(position, open)));
  const ordered = promising(spreadOf(codes), codes.length, guesses, guesses.length);
  const [first] = ordered;
  if (first === undefined) throw new Error('Nothing is left to be found.');
  better(first);
  let plan: Plan = { guess: first, rows: usualRows(position), certain: 'guessed' };
  for (let number = 0; plan.certain === 'guessed'; number++) {
    const { now, later } = effort(number);
    const search = searching(later, late);
    const tried = [plan.guess, ...ordered.filter((guess) => guess !== plan.guess).slice(0, now - 1)];
    let least = Infinity;
    for (const guess of tried) {
      const rows = search.rowsAfter(position, guess, least);
      if (search.stopped()) return plan;
      if (rows >= least) continue;
      least = rows;
      if (guess !== plan.guess) better(guess);
      plan = { guess, rows: rows / codes.length, certain: 'guessed' };
    }
    if (later(codes.length) === everyGuess) plan = { ...plan, certain: 'proved' };
  }
  return plan;
}

/** How many rows so many codes take, as measured over many positions. */
export function usualRows({ codes, left: [colours, shapes] }: Position): number {
  const both = colours > 0 && shapes > 0;
  return (both ? 2.2 : 1.2) + 0.35 * Math.log2(codes.length);
}
