import type { Thinking } from '../../thinking.ts';
import type { Action, Move, ViewOf } from '../kind.ts';
import { type Guess, guessesOf } from './guess.ts';
import { actionsOf, forceOf, type Half, halfOf, type Packed, type PackedAction, packed, unpacked } from './packed.ts';
import { newSearch, type Search, worthAfter } from './search.ts';
import { emptyTable } from './table.ts';
import { trailOf } from './trail.ts';
import { type Temper, win, worthTable } from './worth.ts';

export interface Effort {
  /** How many boards are guessed at. */
  readonly boards: number;
  readonly deepest: number;
  readonly aims: Aims;
}

/** To win: a draw is less than an even position, and what leads to one is left alone. Or to judge, without bias. */
type Aims = 'to-win' | 'to-judge';
const tempers: Readonly<Record<Aims, Omit<Temper, 'force'>>> = {
  'to-win': { drawn: -200, dull: -600 },
  'to-judge': { drawn: 0, dull: 0 },
};

function temperOf(aims: Aims, board: Packed, half: Half): Temper {
  const { drawn, dull } = tempers[aims];
  const times = half === 0 ? 1 : -1;
  return { drawn: times * drawn, dull: times * dull, force: forceOf(board, 0) + forceOf(board, 1) };
}

/** An action as it was typed. */
export type Done = Extract<Move, { readonly act: Action['act'] }>;

/** What a search of all guesses has found. */
export interface Found {
  readonly action: PackedAction;
  /** From −1 to 1, for the side that acts. */
  readonly worth: number;
  /** On each guess, as far as it was looked at. */
  readonly worths: readonly number[];
  /** What the action that was asked about is worth, as far as it was looked at. */
  readonly asked?: number;
}

interface Sample {
  readonly board: Packed;
  readonly weight: number;
  readonly trail: readonly number[];
}

/**
 * The action that is best over all guesses. The search looks one turn deeper at a time, until it is late. Each time
 * the best action of before comes first, and others are left as soon as they cannot overtake it. One that is asked about
 * comes next, and is never left.
 */
export function bestAction(
  view: ViewOf<'turns'>,
  effort: Effort,
  thinking: Thinking<PackedAction>,
  about?: Done,
): Found {
  const half = halfOf(view.turn);
  const guesses = guessesOf(view, effort.boards, thinking.rng);
  const whole = guesses.reduce((sum, { weight }) => sum + weight, 0);
  const worths = worthTable();
  const samples = guesses.map((guess) => sampled(guess, view, whole, worths));
  const [first] = samples;
  if (first === undefined) throw new Error('There is nothing to guess.');
  const search = newSearch(emptyTable(), thinking.late, temperOf(effort.aims, first.board, half));
  let ordered = thinking.rng.shuffled(actionsOf(first.board, half));
  const asked = about && ordered.find((action) => isSame(unpacked(action), about));
  const [any] = ordered;
  if (any === undefined) throw new Error('Whoever is to act has something to do.');
  thinking.best(any);
  let found: Found = { action: any, worth: 0, worths: [] };
  let worthOfAsked: number | undefined;
  for (let depth = 0; depth < effort.deepest; depth++) {
    const total = new Map<PackedAction, number>();
    let best: Found | undefined;
    for (const action of ordered) {
      const weighed = weigh(search, samples, half, action, depth, action === asked ? undefined : best);
      if (search.over) break;
      if (action === asked) worthOfAsked = weighed.worth;
      total.set(action, weighed.worth);
      if (best === undefined || (weighed.whole && weighed.worth > best.worth)) {
        best = { action, worth: weighed.worth, worths: weighed.worths };
        thinking.best(best.action);
      }
    }
    found = best ?? found;
    if (search.over) break;
    ordered = ordered.toSorted((one, other) => (total.get(other) ?? 0) - (total.get(one) ?? 0));
    const { action: leader } = found;
    const front = asked === undefined || asked === leader ? [leader] : [leader, asked];
    ordered = [...front, ...ordered.filter((action) => !front.includes(action))];
  }
  return worthOfAsked === undefined ? found : { ...found, asked: worthOfAsked };
}

export function isSame(action: Action, move: Done): boolean {
  if (action.act === 'reveal') return move.act === 'reveal' && move.at === action.at;
  return move.act === 'move' && move.from === action.from && move.to === action.to;
}

/** The same thinking, for a search that speaks in packed actions. */
export function inActions({ rng, late, best }: Thinking<Action>): Thinking<PackedAction> {
  return { rng, late, best: (action) => best(unpacked(action)) };
}

interface Weighed {
  readonly worth: number;
  readonly worths: readonly number[];
  /** All guesses were looked at. */
  readonly whole: boolean;
}

/** How much further than the best action another is followed, on one guess, before the difference is great enough. */
const margin = 350;

function weigh(
  search: Search,
  samples: readonly Sample[],
  half: Half,
  action: PackedAction,
  depth: number,
  best: Found | undefined,
): Weighed {
  const worths: number[] = [];
  let worth = 0;
  let hope = samples.reduce(
    (sum, { weight }, index) => sum + weight * chance((best?.worths[index] ?? win) + margin),
    0,
  );
  for (const [index, { board, weight, trail }] of samples.entries()) {
    const rival = best?.worths[index];
    const alpha = rival === undefined ? -win : Math.max(-win, rival - (samples.length === 1 ? 0 : margin));
    search.trail.set(trail);
    search.trailEnd = trail.length;
    const found = worthAfter(search, board, half, action, 0, depth, alpha, win, 1);
    if (search.over) return { worth, worths, whole: false };
    worths.push(found);
    worth += weight * chance(found);
    hope -= weight * chance((rival ?? win) + margin);
    if (best !== undefined && worth + hope <= best.worth) return { worth: worth + hope - 1, worths, whole: false };
  }
  return { worth, worths, whole: true };
}

/** What it is worth to stand this much better, from −1 to 1: the same step counts less, the more is won or lost already. */
export function chance(worth: number): number {
  const steep = worth / 500;
  return steep / Math.sqrt(1 + steep * steep);
}

function sampled({ pieces, weight }: Guess, view: ViewOf<'turns'>, whole: number, worths: Int16Array): Sample {
  const board = packed(pieces, halfOf(view.turn), worths);
  return { board, weight: weight / whole, trail: trailOf(view, pieces) };
}
