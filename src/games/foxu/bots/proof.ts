import type { Move } from '../kind.ts';
import { looks, type Position, type Slid, slidesOf } from './position.ts';
import { deepest, type Prover } from './prover.ts';

/** How the game ends for whoever moves with the best play of both, and after how many plies. */
export type Fate = { readonly end: 'won' | 'lost'; readonly plies: number } | { readonly end: 'open' };

export interface Proof {
  readonly fate: Fate;
  /** The slides that are equally good, at least one. */
  readonly slides: readonly Slid[];
}

/** A win that takes so many plies longer than the shortest is as good, unless that is there at once. */
const wait = 2;

/** Looks one ply deeper at a time, until the fate is certain, or it is late, or so many plies were looked at. */
export function fateOf(position: Position, prover: Prover, plies: number, further = () => {}): Fate {
  for (let ply = 1; ply <= plies; ply++) {
    const odd = ply % 2 === 1;
    const answer = odd ? prover.wins(position, ply) : prover.loses(position, ply);
    if (answer === 'late') break;
    if (answer === 'yes') return { end: odd ? 'won' : 'lost', plies: ply };
    further();
  }
  return { end: 'open' };
}

/** What a position is worth, and the slides that keep it so. The best slide so far is told each time it looked deeper. */
export function prove(position: Position, prover: Prover, tell: (slid: Slid) => void): Proof {
  const slides = slidesOf(position).toSorted((one, other) => looks(one.after) - looks(other.after));
  let best = first(slides);
  const look = () => {
    const settled = prover.settled(position);
    best = slides.find(({ to }) => to === settled) ?? best;
    tell(best);
  };
  look();
  const fate = fateOf(position, prover, deepest, look);
  look();
  // The best comes first, so that it is there when it gets late.
  const equal = [best, ...slides.filter((slid) => slid !== best)].filter((slid) => keeps(fate, slid, prover));
  return { fate, slides: equal.length > 0 ? equal : [best] };
}

/**
 * A slide that wins and drops no peg must be the shortest way to win, or the game could go round in circles. Whoever
 * loses resists as long as possible.
 */
function keeps(fate: Fate, { after, drops }: Slid, prover: Prover): boolean {
  switch (fate.end) {
    case 'won':
      if (fate.plies === 1) return after.theirLeft === 0;
      return prover.loses(after, drops > 0 ? fate.plies - 1 + wait : fate.plies - 1) === 'yes';
    case 'lost':
      return prover.wins(after, fate.plies - 3) === 'no';
    case 'open':
      return false;
  }
}

export function slideTo({ to }: Slid): Move {
  return { act: 'slide', to };
}

function first(slides: readonly Slid[]): Slid {
  const [best] = slides;
  if (best === undefined) throw new Error('A tube always has somewhere to go.');
  return best;
}
