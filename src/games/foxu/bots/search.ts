import { otherSide, type Packed, type PackedSlide, play, prospects, type Side, slidesOf, takeBack } from './packed.ts';

/** Higher than the value of any position that is not yet won. A sooner win is worth more. */
const win = 100_000;
const deepest = 24;

export interface Found {
  readonly slide: PackedSlide;
  /** How good it is for the side that moves. */
  readonly worth: number;
}

/** How many positions a search may look at. So the same search finds the same on fast and slow machines. */
interface Budget {
  positions: number;
}

/** The best slide. The search looks one turn deeper at a time, until the budget is spent. */
export function bestSlide(position: Packed, side: Side, positions: number): Found {
  const budget = { positions };
  let ordered: readonly Found[] = byPegs(slidesOf(position, side)).map((slide) => ({ slide, worth: 0 }));
  for (let depth = 1; depth <= deepest; depth++) {
    const looked = lookAtAll(position, side, ordered, depth, budget);
    if (looked === undefined) break;
    ordered = looked;
    if (Math.abs(first(ordered).worth) >= win) break;
  }
  return first(ordered);
}

/** All slides, best first, or nothing when the budget is spent before the end. */
function lookAtAll(position: Packed, side: Side, slides: readonly Found[], depth: number, budget: Budget) {
  const looked: Found[] = [];
  let alpha = Number.NEGATIVE_INFINITY;
  for (const { slide } of slides) {
    const worth = worthOf(position, side, slide, depth, alpha, Number.POSITIVE_INFINITY, budget);
    if (budget.positions <= 0) return undefined;
    alpha = Math.max(alpha, worth);
    looked.push({ slide, worth });
  }
  return looked.toSorted((one, other) => other.worth - one.worth);
}

/** Negamax with alpha and beta. Both are bounds from the point of view of the side that moves. */
function worthOf(
  position: Packed,
  side: Side,
  slide: PackedSlide,
  depth: number,
  alpha: number,
  beta: number,
  budget: Budget,
): number {
  budget.positions--;
  if (slide.pegged.length === position.left[side]) return win + depth;
  play(position, side, slide);
  const worth = -bestOf(position, otherSide(side), depth - 1, -beta, -alpha, budget);
  takeBack(position, side, slide);
  return worth;
}

function bestOf(position: Packed, side: Side, depth: number, alpha: number, beta: number, budget: Budget): number {
  if (depth === 0) return judged(position, side);
  let best = Number.NEGATIVE_INFINITY;
  for (const slide of byPegs(slidesOf(position, side))) {
    best = Math.max(best, worthOf(position, side, slide, depth, Math.max(alpha, best), beta, budget));
    if (best >= beta || budget.positions <= 0) break;
  }
  return best;
}

/** Pegs count most; then what the next slide can drop, which is worth more to the side that moves. */
function judged(position: Packed, side: Side): number {
  const other = otherSide(side);
  const mine = prospects(position, side);
  const theirs = prospects(position, other);
  const pegs = position.left[other] - position.left[side];
  return 100 * pegs + 60 * mine.most - 40 * theirs.most + 8 * (mine.inSight - theirs.inSight);
}

function byPegs(slides: readonly PackedSlide[]): PackedSlide[] {
  return slides.toSorted((one, other) => other.pegged.length - one.pegged.length);
}

function first(found: readonly Found[]): Found {
  const [best] = found;
  if (best === undefined) throw new Error('A tube always has somewhere to go.');
  return best;
}
