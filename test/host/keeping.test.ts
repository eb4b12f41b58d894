import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { replay } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { readMatch } from '../../src/host/match/match.ts';
import { idOf } from '../../src/store/address.ts';
import { sweep } from '../sweep.ts';
import { ada, bob, duel, hour, minute, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';

async function begin(): Promise<string> {
  await room.host.challenge(table, duel);
  await room.host.act(table, { act: 'accept', by: bob.id });
  const first = (await room.host.look(table))?.match.seats[0];
  if (first?.kind !== 'member') throw new Error('nobody begins');
  return first.id;
}

describe('a move', () => {
  test('waits for the store twice: for what is kept, and for its change', async () => {
    const first = await begin();
    await room.host.stop();
    const before = room.roundTrips();
    await room.host.act(table, { act: 'move', by: first, text: 'shuffle' });
    expect(room.roundTrips() - before).toBe(2);
  });

  test('that a hundred make at once is made once; the others are told that the table has moved on', async () => {
    const first = await begin();
    const board = (await room.host.look(table))?.revision ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        room.host.act(table, { act: 'move', by: first, text: 'shuffle' }, { seen: { board } }),
      ),
    );
    const refused = answers.flatMap((answer) => (answer !== 'nothing' && !answer.ok ? [answer.refusal] : []));
    expect(refused.length).toBe(99);
    expect(new Set(refused.map((refusal) => refusal.of === 'host' && refusal.why))).toEqual(new Set(['moved-on']));
    expect((await room.store.log(table)).length).toBe(1);
  });

  test('that two processes heard counts once, and neither of them refuses it', async () => {
    const first = await begin();
    const other = room.another();
    const shuffle = { act: 'move', by: first, text: 'shuffle' } as const;
    for (let n = 0; n < 10; n++) {
      const answers = await Promise.all(
        [room.host, other].map((host) => host.act(table, shuffle, { input: `9${n}`, seen: { board: 2 + n } })),
      );
      expect(answers.filter((answer) => answer === 'nothing').length).toBe(1);
      expect(answers.filter((answer) => answer !== 'nothing' && answer.ok).length).toBe(1);
    }
    expect((await room.store.log(table)).length).toBe(10);
    expect(await other.act(table, shuffle, { input: '90' })).toBe('nothing');
  });

  test('is neither lost nor made twice, in whatever order two processes work', async () => {
    const other = room.another();
    let at = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('shuffle', 'z9', 'ready')), { maxLength: 8 }),
        async (tries) => {
          const here = idOf({ at: 'channel', channel: `71${at++}` });
          await room.host.challenge(here, duel);
          await room.host.act(here, { act: 'accept', by: bob.id });
          const answers = await Promise.all(
            tries.flatMap(([which, text]) =>
              [ada.id, bob.id].map((by) => (which ? room.host : other).act(here, { act: 'move', by, text })),
            ),
          );
          const accepted = answers.filter((answer) => answer !== 'nothing' && answer.ok).length;
          const snapshot = await room.host.look(here);
          expect(snapshot?.match.play?.turn).toBe(accepted);
          expect(snapshot?.revision).toBe(2 + accepted);
          expect((await room.store.log(here)).length).toBe(accepted);
        },
      ),
      { numRuns: sweep(15) },
    );
  });
});

describe('a match', () => {
  test('can be replayed from its log', async () => {
    const first = await begin();
    for (const text of ['shuffle', 'shuffle', 'ready', 'corners blue f1']) {
      await room.host.act(table, { act: 'move', by: first, text });
    }
    const { body } = await room.store.load(table);
    const match = readMatch(body ?? '');
    const log = (await room.store.log(table)).map((line) => JSON.parse(line));
    const game = games.find(({ id }) => id === match.game);
    if (game === undefined || match.play === undefined) throw new Error('no game');
    const opening = { config: match.config, seats: 2, seed: match.seed, now: 0 };
    expect(replay(game, opening, log)).toEqual(match.play);
  });

  test('that a newer version wrote is not changed, and the player is told so', async () => {
    const first = await begin();
    const { revision, body } = await room.store.load(table);
    const newer = JSON.stringify({ ...JSON.parse(body ?? '{}'), format: 2 });
    const commit = { table, from: revision, body: newer, log: [], chapter: 'same' } as const;
    await room.store.commit({ ...commit, wake: undefined, announceBy: undefined, listing: undefined });
    const answer = await room.host.act(table, { act: 'move', by: first, text: 'shuffle' });
    expect(answer).toMatchObject({ ok: false, refusal: { why: 'newer' } });
    expect((await room.store.load(table)).body).toBe(newer);
  });
});

describe('the time while nobody hosts', () => {
  test('is given back to the players', async () => {
    await begin();
    await room.pass(10 * hour);
    room.clock.wall += 100 * hour;
    await room.host.sweep();
    await room.pass(13 * hour);
    expect((await room.host.look(table))?.match.stage.at).toBe('playing');
    await room.pass(2 * hour);
    expect((await room.host.look(table))?.match.stage.at).toBe('over');
  });

  test('is given back also when Discord was not heard', async () => {
    await begin();
    room.clock.hearing = false;
    for (let hours = 0; hours < 100; hours++) {
      room.clock.wall += hour;
      await room.host.sweep();
    }
    room.clock.hearing = true;
    await room.host.sweep();
    await room.pass(23 * hour);
    expect((await room.host.look(table))?.match.stage.at).toBe('playing');
  });

  test('moves the wall times of later instants', async () => {
    const end = room.clock.wall + hour;
    const instant = room.tableClock.wallTime(end);
    room.clock.wall += 50 * minute;
    await room.host.sweep();
    expect(room.tableClock.wallTime(end) - instant).toBe(50 * minute);
  });
});

describe('announcing', () => {
  const settled = async () => {
    await room.host.stop();
    return room.store.counts();
  };

  test('takes the table off the list', async () => {
    await begin();
    expect((await settled()).unannounced).toBe(0);
  });

  test('is done by another process when the first could not', async () => {
    room.outcomes.push('fails');
    await room.host.challenge(table, duel);
    await room.host.stop();
    expect(room.announced.length).toBe(1);
    const other = room.another();
    await other.sweep();
    await other.stop();
    expect(room.announced.map(({ origin, revision }) => [origin, revision])).toEqual([
      ['made', 1],
      ['found', 1],
    ]);
    expect((await settled()).unannounced).toBe(0);
  });

  test('is put off while the channel refuses boards, and given up when the game is over', async () => {
    await begin();
    room.outcomes.push('nothing', 'nothing');
    const first = (await room.host.look(table))?.match.seats[0];
    const by = first?.kind === 'member' ? first.id : '';
    await room.host.act(table, { act: 'move', by, text: 'shuffle' });
    await room.host.stop();
    expect((await room.store.counts()).unannounced).toBe(1);
    room.outcomes.splice(0, 2, 'nothing', 'nothing');
    await room.host.act(table, { act: 'resign', by });
    await room.pass(20_000);
    expect((await settled()).unannounced).toBe(0);
    const tries = room.announced.length;
    await room.pass(hour);
    expect(room.announced.length).toBe(tries);
  });

  test('is tried again later by the same process', async () => {
    room.outcomes.push('fails', 'fails');
    await room.host.challenge(table, duel);
    await room.pass(5 * minute);
    await room.host.stop();
    expect(room.announced.map(({ origin }) => origin)).toEqual(['made', 'found', 'found']);
  });

  test('shows only the newest of many changes, and always the last', async () => {
    const first = await begin();
    await Promise.all(
      Array.from({ length: 30 }, () => room.host.act(table, { act: 'move', by: first, text: 'shuffle' })),
    );
    const last = (await room.host.look(table))?.revision;
    await room.host.stop();
    expect(room.announced.at(-1)?.revision).toBe(last);
    const shown = room.announced.map(({ revision }) => revision);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
  });
});
