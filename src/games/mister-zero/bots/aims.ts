import type { Table } from '../kind.ts';
import { gameOf, teamPlaying } from '../seats.ts';
import { pointsOf } from '../series.ts';

/** What a margin is worth to red. The index is the margin and `even`. */
export interface Aim {
  /** From -1 to 1. */
  readonly worth: Float64Array;
  /** Whole numbers in the same order: margins that are worth the same have the same. */
  readonly rank: Int8Array;
}

export const even = 32;
const margins = Array.from({ length: 2 * even }, (_, index) => index - even);

/** How far the results of one game lie apart. Over several games, chance evens them out. */
const spread = 9;

/** A single game, or the last one of a series, is to be won. In the games before it each token counts. */
export function aimOf(table: Table): Aim {
  const game = gameOf(table);
  const [first, second] = pointsOf(table.tallies);
  const lead = teamPlaying('red', game) === 0 ? first - second : second - first;
  const left = table.config.games - game;
  if (left === 0) {
    const signs = margins.map((margin) => Math.sign(margin + lead));
    return { worth: Float64Array.from(signs), rank: Int8Array.from(signs) };
  }
  const worth = margins.map((margin) => Math.tanh((margin + lead) / (spread * Math.sqrt(left))));
  return { worth: Float64Array.from(worth), rank: Int8Array.from(margins) };
}

/** The rank of the margin that is worth most nearly so much to red. */
export function rankNear({ worth, rank }: Aim, sought: number): number {
  const near = margins.reduce((best, _, index) => {
    const distance = (at: number) => Math.abs((worth[at] ?? 0) - sought);
    return distance(index) < distance(best) ? index : best;
  }, 0);
  return rank[near] ?? 0;
}

/** The rank that is best for red, or for green. */
export function bestRank({ rank }: Aim, sign: 1 | -1): number {
  return sign > 0 ? Math.max(...rank) : Math.min(...rank);
}

/** What a rank is worth to red. */
export function worthOf({ worth, rank }: Aim, sought: number): number {
  return worth[rank.indexOf(sought)] ?? 0;
}
