import { games } from '../../../src/games/registry.ts';
import type { Cup, CupResult } from '../../../src/host/cups/cup.ts';
import { entered } from '../../../src/host/cups/rounds.ts';

/** Cups as they are kept, for what is said and drawn of them. */

const minute = 60_000;

export function cupOf(names: readonly string[], more: Partial<Cup> = {}): Cup {
  return {
    format: 1,
    id: 'abc',
    game: 'foxu',
    guild: '1',
    channel: '2',
    by: '11',
    language: 'en',
    config: {},
    form: 'everybody',
    counts: 'wins',
    most: 8,
    turnLimit: 60 * minute,
    roundLimit: 24 * 60 * minute,
    called: 0,
    stage: { at: 'gathering', until: 60 * minute },
    entrants: names.map((name, nth) => ({ kind: 'member', id: String(11 + nth), name })),
    rounds: [],
    posts: {},
    ...more,
  };
}

export const won = (seat: 0 | 1): CupResult => ({ by: 'played', places: seat === 0 ? [1, 2] : [2, 1], idle: [] });
export const drawn: CupResult = { by: 'played', places: [1, 1], idle: [] };

/** The cup with these results of its last round, in the order of the games. */
export const withResults = (cup: Cup, ...results: readonly CupResult[]): Cup =>
  results.reduce((now, result, nth) => entered(now, cup.rounds.length - 1, nth, result), cup);

export function gameNamed(id: string) {
  const game = games.find((each) => each.id === id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}
