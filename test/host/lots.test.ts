import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { Act } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import { gatheringMatch } from '../../src/host/match/gather.ts';
import type { Match } from '../../src/host/match/match.ts';

const ada = { kind: 'member', id: 'ada', name: 'Ada' } as const;
const people = ['ada', 'bob', 'cleo', 'dan'];

/** Who sits where when the game begins at a table where they took the seats in this order. */
function begun(id: string, seats: number, seed: string): Match {
  const game = games.find((each) => each.id === id) as Game;
  const { standard: config } = game.presets;
  const gathering = { game: id, guild: '1', language: 'en', by: ada, seats, turnLimit: undefined, config } as const;
  const sitting = people.slice(1, seats).map((by, at): Act => ({ act: 'sit', by, name: by, seat: at + 1 }));
  return sitting.reduce(
    (match, act, now) => {
      const applied = applyAct(match, act, { game, now, seed: 'another', revision: now });
      if (applied.done !== 'yes') throw new Error(`${act.act} was not accepted`);
      return applied.match;
    },
    gatheringMatch(gathering, 1, seed, 0),
  );
}

const seated = ({ seats }: Match) => seats.map((occupant) => (occupant.kind === 'member' ? occupant.id : ''));
const seeds = Array.from({ length: 60 }, (_, nth) => `seed ${nth}`);

describe.each([
  ['mister-zero', 2],
  ['mister-zero', 4],
  ['mastermind', 3],
] as const)('at a table of %s for %i', (id, seats) => {
  test('a lot says who begins, and each of them may', () => {
    const beginners = seeds.map((seed) => seated(begun(id, seats, seed))[0]);
    expect(new Set(beginners)).toEqual(new Set(people.slice(0, seats)));
  });

  test('everybody has the neighbours they chose, so that partners stay partners', () => {
    for (const seed of seeds) {
      const order = seated(begun(id, seats, seed));
      const first = order.indexOf('ada');
      expect([...order.slice(first), ...order.slice(0, first)]).toEqual(people.slice(0, seats));
    }
  });

  test('the same seed draws the same lot, and what is known of each moves on with them', () => {
    for (const seed of seeds.slice(0, 8)) {
      const match = begun(id, seats, seed);
      expect(begun(id, seats, seed)).toEqual(match);
      // Each was last seen when they sat down, one after the other.
      expect(match.seen).toEqual(seated(match).map((who) => Math.max(0, people.indexOf(who) - 1)));
    }
  });
});
