import type { Cup, CupResult } from '../../../src/host/cups/cup.ts';

/** Cups as the tests want them. */

export const minute = 60_000;

export const person = (number: number): { readonly id: string; readonly name: string } => ({
  id: `${700_000_000_000_000_000n + BigInt(number)}`,
  name: `Member ${number}`,
});

export function gathering(players: number, chosen: Partial<Cup> = {}): Cup {
  return {
    format: 1,
    id: 'a-cup',
    game: 'foxu',
    guild: '1',
    channel: '2',
    by: person(0).id,
    language: 'en',
    config: {},
    form: 'everybody',
    counts: 'wins',
    most: 32,
    roundLimit: 60 * minute,
    called: 0,
    stage: { at: 'gathering', until: 1_000 },
    entrants: Array.from({ length: players }, (_, number) => ({ kind: 'member', ...person(number) })),
    rounds: [],
    posts: {},
    ...chosen,
  };
}

export const played = (places: readonly number[], won?: readonly number[]): CupResult => ({
  by: 'played',
  places,
  idle: [],
  ...(won === undefined ? {} : { won }),
});
