import type { rate } from 'openskill';
import type { Bout, Player } from './bouts.ts';

/** How strong somebody seems to be (`mu`), and how little is known of it (`sigma`). */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const unrated: Rating = { mu: 25, sigma: 25 / 3 };

/** What a ranking goes by: so strong somebody is almost surely at least. */
export const surely = ({ mu, sigma }: Rating): number => mu - 3 * sigma;

/** By the method of Weng and Lin for any number of sides. */
export type Rate = typeof rate;

let loaded: Promise<Rate> | undefined;

/** It is large, so it is loaded when the first game has ended. */
export function loadRate(): Promise<Rate> {
  loaded ??= import('openskill').then((skill) => skill.rate);
  return loaded;
}

/** The ratings of all players after it. Each moves by their part of the way, from 0 to 1. */
export function ratedAfter(
  bout: Pick<Bout, 'sides'>,
  before: (player: string) => Rating,
  partOf: (player: string) => number,
  rate: Rate,
): ReadonlyMap<string, Rating> {
  const sides = bout.sides.filter(({ players }) => players.length > 0);
  const last = 1 + Math.max(...sides.map(({ place }) => place));
  const places = sides.map(({ place }) => place);
  const all = rated(places);
  return new Map(
    sides.flatMap(({ players, place }, at) =>
      players.map((player, nth): [string, Rating] => {
        const after = (left(player) && place < last ? rated(places.with(at, last)) : all)[at]?.[nth];
        return [player.id, after === undefined ? before(player.id) : partly(before(player.id), after, player)];
      }),
    ),
  );

  function rated(rank: number[]) {
    const teams = sides.map(({ players }) => players.map(({ id }) => ({ ...before(id) })));
    return rate(teams, { rank });
  }

  /** What is not known stays unknown to the same part. */
  function partly(from: Rating, to: Rating, { id }: Player): Rating {
    const part = partOf(id);
    const variance = from.sigma ** 2 + part * (to.sigma ** 2 - from.sigma ** 2);
    return { mu: from.mu + part * (to.mu - from.mu), sigma: Math.sqrt(variance) };
  }
}

/** Whoever left has lost, also where their partner won without them. */
const left = ({ stayed }: Player): boolean => stayed === 'not';
