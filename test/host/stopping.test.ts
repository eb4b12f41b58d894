import { describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Rank } from '../../src/host/match/act.ts';
import { applyAct } from '../../src/host/match/apply.ts';
import type { Match, Stage } from '../../src/host/match/match.ts';
import { placesOf } from '../../src/host/records/result.ts';
import { boutsOf, cameOut } from '../../src/host/standings/bouts.ts';
import type { TableId } from '../../src/store/address.ts';
import { acted, around, begun as begunAtUsual, game, whyNot } from './matches.ts';

const begun = (...people: readonly string[]): Match => ({ ...begunAtUsual(...people), level: 'hard' });
const four = ['ada', 'bob', 'cleo', 'dan'] as const;
const ranks: readonly Rank[] = ['member', 'entitled', 'moderator'];
const stopped = (match: Match, by: string, rank: Rank) => applyAct(match, { act: 'stop', by, rank }, around);
const leave = (match: Match, ...people: readonly string[]) =>
  acted(match, ...people.map((by) => ({ act: 'leave', by }) as const));

/** How the match came out for each player of whom it tells. */
async function cameOutOf(match: Match): Promise<Record<string, string>> {
  const record = { format: 1, code: 'ABCD2345', table: '9' as TableId, ended: 0, edition: 1, match, log: [] } as const;
  const bouts = await boutsOf(record, game);
  return Object.fromEntries(
    bouts.flatMap((bout) =>
      bout.sides.flatMap(({ players }) => players.map((player) => [player.id, cameOut(bout, player)] as const)),
    ),
  );
}

describe('Who plays against others cannot keep a loss from counting', () => {
  test.each(['entitled', 'moderator'] as const)('by stopping a game of two as %s', (rank) => {
    expect(whyNot(stopped(begun('ada', 'bob'), 'ada', rank))).toBe('stop-resign-instead');
  });

  test.each(['entitled', 'moderator'] as const)('by stopping a table of four as %s', (rank) => {
    expect(whyNot(stopped(begun(...four), 'bob', rank))).toBe('stop-leave-instead');
    expect(whyNot(stopped(leave(begun(...four), 'ada', 'cleo'), 'bob', rank))).toBe('stop-leave-instead');
  });

  test.each(['entitled', 'moderator'] as const)('by leaving a table of four and then stopping it as %s', (rank) => {
    expect(whyNot(stopped(leave(begun(...four), 'ada'), 'ada', rank))).toBe('stop-leave-instead');
  });

  test.each(ranks)('by stopping a game of a cup as %s', (rank) => {
    const match: Match = { ...begun('ada', 'bob'), cup: { id: 'c', round: 1, game: 1, until: 9 } };
    expect(whyNot(stopped(match, 'ada', rank))).toBe('in-a-cup');
  });

  test('by stopping a race as moderator: the rounds that were won count', () => {
    const ricochet = games.find(({ id }) => id === 'ricochet') ?? game;
    const play = ricochet.open({ config: ricochet.configure({}), seats: 1, seed: 'a race', now: 0 });
    const race: Match = { ...begun('ada', 'bob'), game: 'ricochet', play };
    const applied = applyAct(race, { act: 'stop', by: 'bob', rank: 'moderator' }, { ...around, game: ricochet });
    expect(applied).toMatchObject({ match: { stage: { ending: { by: 'member', id: 'bob' } } } });
  });
});

describe('A game ends without a result', () => {
  test.each([
    ['entitled', { by: 'member', id: 'eve' }],
    ['moderator', { by: 'moderator' }],
  ] as const)('when somebody stops it who does not play, as %s', async (rank, ending) => {
    const applied = stopped(leave(begun(...four), 'ada'), 'eve', rank);
    expect(applied).toMatchObject({ match: { stage: { at: 'over', ending } } });
    if (applied.done === 'yes') expect(await cameOutOf(applied.match)).toEqual({});
  });

  test.each(['entitled', 'moderator'] as const)(
    'when whoever plays with computers only stops it, as %s',
    async (rank) => {
      const alone = begun(...four);
      const seats = alone.seats.map((seat, at) => (at === 0 ? seat : ({ kind: 'computer', level: 'hard' } as const)));
      const applied = stopped({ ...alone, seats }, 'ada', rank);
      expect(applied.done).toBe('yes');
      if (applied.done === 'yes') expect(await cameOutOf(applied.match)).toEqual({});
    },
  );

  test.each(['entitled', 'moderator'] as const)(
    'when a challenge is taken away by whom it is made to, as %s',
    (rank) => {
      const invited: Stage = { at: 'invited', by: 'ada', until: 9, accepted: [] };
      expect(stopped({ ...begun('ada', 'bob'), stage: invited }, 'bob', rank).done).toBe('yes');
    },
  );
});

describe('At a table of four that its players leave one after another', () => {
  test('those who left have lost to the last one, and the partner of the last one has lost too', async () => {
    const left = leave(begun(...four), 'ada', 'bob', 'cleo', 'dan');
    expect(placesOf(left, game)).toEqual([2, 2, 2, 1]);
    expect(await cameOutOf(left)).toEqual({ ada: 'lost', bob: 'lost', cleo: 'lost', dan: 'won' });
  });

  test('that holds when the last one stops it, as whatever', async () => {
    for (const rank of ['entitled', 'moderator'] as const) {
      const applied = stopped(leave(begun(...four), 'ada', 'bob', 'cleo'), 'dan', rank);
      if (applied.done !== 'yes') throw new Error(whyNot(applied));
      expect(await cameOutOf(applied.match)).toMatchObject({ ada: 'lost', dan: 'won' });
    }
  });

  test('the last one neither wins nor loses against a computer that was there all along', async () => {
    const match = begun(...four);
    const left = leave(
      { ...match, seats: match.seats.with(0, { kind: 'computer', level: 'hard' }) },
      'bob',
      'cleo',
      'dan',
    );
    expect(await cameOutOf(left)).toEqual({ bob: 'lost', cleo: 'lost' });
  });

  test('those who left have lost also when the last one is forgotten', async () => {
    const left = acted(leave(begun(...four), 'ada', 'bob', 'cleo'), { act: 'forget', by: 'dan' });
    expect(await cameOutOf(left)).toEqual({ ada: 'lost', bob: 'lost', cleo: 'lost' });
  });
});
