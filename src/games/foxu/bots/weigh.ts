import type { Move } from '../kind.ts';
import type { Position, Slid } from './position.ts';
import { looks, slidesOf } from './position.ts';
import { deepest, type Prover } from './prover.ts';

/** How the game ends with the best play of both, for whoever made a choice, and after how many plies. */
export type Fate = { readonly end: 'won' | 'lost'; readonly plies: number } | { readonly end: 'open' };

export interface Weighed extends Slid {
  readonly fate: Fate;
  /** How good it looks without looking further, in hundredths of a peg. */
  readonly looks: number;
}

/** A win that takes so many plies longer than the shortest is as good, unless that is there at once. */
const wait = 2;

/**
 * All slides, those that look best first. Their fates are known as far as so many plies after the slide tell. What is
 * known so far is told before each look further.
 */
export function weigh(
  position: Position,
  prover: Prover,
  plies: number,
  tell: (weighed: readonly Weighed[]) => void = () => undefined,
): readonly Weighed[] {
  let weighed: readonly Weighed[] = slidesOf(position)
    .map((slid): Weighed => ({ ...slid, fate: fateAtOnce(slid), looks: -looks(slid.after) }))
    .toSorted((one, other) => other.looks - one.looks);
  for (let ply = 1; ply <= Math.min(plies, deepest) && worthWeighing(weighed, ply); ply++) {
    tell(weighed);
    const further: Weighed[] = [];
    for (const slid of weighed) {
      const fate = slid.fate.end === 'open' ? fateWithin(slid.after, prover, ply) : slid.fate;
      if (fate === 'late') return [...further, ...weighed.slice(further.length)];
      further.push({ ...slid, fate });
    }
    weighed = further;
  }
  return weighed;
}

function worthWeighing(weighed: readonly Weighed[], ply: number): boolean {
  const shortest = shortestWin(weighed);
  return weighed.some(({ fate }) => fate.end === 'open') && (shortest === undefined || ply < shortest + wait);
}

function fateAtOnce({ after }: Slid): Fate {
  return after.theirLeft === 0 ? { end: 'won', plies: 1 } : { end: 'open' };
}

/** The fate of whoever left this position to the opponent. Shorter wins and losses were found before. */
export function fateWithin(after: Position, prover: Prover, plies: number): Fate | 'late' {
  const odd = plies % 2 === 1;
  const answer = odd ? prover.wins(after, plies) : prover.loses(after, plies);
  if (answer === 'late') return 'late';
  return answer === 'yes' ? { end: odd ? 'lost' : 'won', plies: plies + 1 } : { end: 'open' };
}

/** The same, as far as so many plies tell. */
export function fateSeen(after: Position, prover: Prover, plies: number): Fate {
  for (let ply = 1; ply <= plies; ply++) {
    const fate = fateWithin(after, prover, ply);
    if (fate === 'late') break;
    if (fate.end !== 'open') return fate;
  }
  return { end: 'open' };
}

function shortestWin(weighed: readonly Weighed[]): number | undefined {
  const wins = weighed.flatMap(({ fate }) => (fate.end === 'won' ? [fate.plies] : []));
  return wins.length === 0 ? undefined : Math.min(...wins);
}

/**
 * The slides between which nothing but chance need decide: wins, else what looks best of what is not lost, else what
 * resists longest. A slide that drops no peg must be the shortest way to win, or the game could go round in circles.
 */
export function best(weighed: readonly Weighed[]): readonly Weighed[] {
  const shortest = shortestWin(weighed);
  if (shortest !== undefined) {
    return weighed.filter(
      ({ fate, drops }) =>
        fate.end === 'won' && (fate.plies === shortest || (shortest > 1 && fate.plies <= shortest + wait && drops > 0)),
    );
  }
  const open = weighed.filter(({ fate }) => fate.end === 'open');
  if (open.length > 0) return foremost(open, (slid) => slid.looks);
  return foremost(weighed, ({ fate }) => (fate.end === 'lost' ? fate.plies : 0));
}

function foremost<T>(items: readonly T[], worth: (item: T) => number): readonly T[] {
  const highest = Math.max(...items.map(worth));
  return items.filter((item) => worth(item) === highest);
}

export function slideTo({ to }: Slid): Move {
  return { act: 'slide', to };
}
