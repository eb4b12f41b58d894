import { advance } from '../../../src/host/cups/advance.ts';
import type { Cup, CupResult } from '../../../src/host/cups/cup.ts';
import { entered, openGames } from '../../../src/host/cups/rounds.ts';

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

/** A cup whose first round has begun. */
export const begun = (players: number, chosen: Partial<Cup> = {}): Cup =>
  advance(gathering(players, chosen), 1_000, 'a seed');

export const played = (places: readonly number[], won?: readonly number[]): CupResult => ({
  by: 'played',
  places,
  idle: [],
  ...(won === undefined ? {} : { won }),
});

/** The cup after its round was played. */
export function playedRound(cup: Cup, result: (entrants: readonly number[]) => CupResult): Cup {
  const round = cup.rounds.length - 1;
  const done = openGames(cup).reduce((after, { at, game }) => entered(after, round, at, result(game.entrants)), cup);
  return advance(done, 2_000 * cup.rounds.length, 'a seed');
}
