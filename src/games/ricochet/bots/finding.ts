import type { Level } from '../../contract.ts';
import type { Rng } from '../../rng.ts';
import { activeRobot, type Robot, robots, type Slide } from '../board/vocabulary.ts';
import type { Search } from '../search.ts';
import { lookFor } from './sight.ts';

/** What each level looks at, one after another: with so many helpers moving, and so many moves ahead. */
const looks: Readonly<Record<Level, readonly { readonly helpers: number; readonly deep: number }[]>> = {
  easy: [{ helpers: 0, deep: 8 }],
  medium: [
    { helpers: 0, deep: 9 },
    { helpers: 1, deep: 6 },
  ],
  hard: [
    { helpers: 0, deep: 10 },
    { helpers: 1, deep: 9 },
    { helpers: 2, deep: 8 },
  ],
};

export interface Find {
  readonly slides: readonly Slide[];
  /** How many positions were seen until then. */
  readonly seen: number;
}

/**
 * What somebody of this level finds, each way shorter than the one before. They think of the robots in an order of their
 * own, and look hastily first, so they often see a longer way before the shorter. What lies outside their sight, they
 * never find.
 */
export function findsOf(search: Search, level: Level, rng: Rng): readonly Find[] {
  const finds: Find[] = [];
  let seen = 0;
  for (const { helpers, deep } of looks[level]) {
    const order = rng.shuffled(moversOf(search, helpers));
    const hastily = order.map((movers) => ({ movers, hasty: rng.int(2 ** 30) }));
    const thoroughly = order.map((movers) => ({ movers }));
    for (const look of [...hastily, ...thoroughly]) {
      const shorter = (finds.at(-1)?.slides.length ?? Number.POSITIVE_INFINITY) - 1;
      const looked = lookFor(search, { ...look, deep: Math.min(deep, shorter) });
      seen += looked.seen;
      if (looked.slides !== undefined) finds.push({ slides: looked.slides, seen });
    }
  }
  return finds;
}

/** The robots that may move together. For the vortex any robot may be the first of them. */
function moversOf({ target }: Search, helpers: number): readonly (readonly Robot[])[] {
  const active = activeRobot(target);
  const hunters = active === 'any' ? robots : [active];
  return hunters.flatMap((hunter) =>
    some(
      robots.filter((robot) => robot !== hunter),
      helpers,
    ).map((chosen) => [hunter, ...chosen]),
  );
}

/** Every choice of so many of these. */
function some<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, nth) => some(items.slice(nth + 1), count - 1).map((rest) => [item, ...rest]));
}
