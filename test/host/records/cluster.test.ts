import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { everyGame } from '../../../src/games/registry.ts';
import { challengeMatch } from '../../../src/host/match/challenge.ts';
import { codeAt } from '../../../src/host/records/record.ts';
import { openRecorder, type Recorder } from '../../../src/host/records/recorder.ts';
import { resultsPage } from '../../../src/host/records/result.ts';
import { gameLine, memberPage, readGameLine } from '../../../src/host/standings/lines.ts';
import { openTables, recordWithin } from '../../../src/host/tables.ts';
import { openTableClock } from '../../../src/host/time/tableClock.ts';
import type { TableId } from '../../../src/store/address.ts';
import { connectRedis } from '../../../src/store/connectRedis.ts';
import { bucketOf } from '../../../src/store/keys.ts';
import type { Store } from '../../../src/store/port.ts';
import { openRedisStore } from '../../../src/store/redisStore.ts';
import { needs } from '../../needs.ts';
import { type FaultyCluster, openFaultyCluster } from '../../store/faultyCluster.ts';
import { ada, bob, duel } from '../room.ts';

const foxu = everyGame.get('foxu');
const guild = '1';
const now = 1_790_000_000_000;
let wall = now;
const clock = openTableClock(() => wall);

describe('On a Redis Cluster, a match whose table, replay and book lie on three machines', needs.server, () => {
  let cluster: FaultyCluster;
  let store: Store;
  let recorder: Recorder;
  let owner: (key: string) => number;

  beforeAll(async () => {
    cluster = await openFaultyCluster({ fullCoverage: 'no' });
    const owners = new Map<string, number>();
    for (let n = 0; n < 64; n++) owners.set(bucketOf(`${n}`), await cluster.ownerOf(bucketOf(`${n}`)));
    for (let n = 0; n < 2_000 && owners.size < 64; n++) {
      const bucket = bucketOf(`more ${n}`);
      if (!owners.has(bucket)) owners.set(bucket, await cluster.ownerOf(bucket));
    }
    owner = (name) => owners.get(bucketOf(name)) as number;
  });
  afterAll(() => cluster.close());

  beforeEach(async () => {
    store = openRedisStore(connectRedis(cluster.url));
    await store.import(['{"plateau":"store","version":1}', '{"keys":0}']);
    recorder = openRecorder({
      store,
      everyGame,
      clock,
      replayDays: 90,
      log: pino({ level: 'silent' }),
    });
  });
  afterEach(() => store.close());

  /** A match that Ada gave up, which nobody has recorded. */
  async function ended(): Promise<{ table: TableId; code: string }> {
    if (foxu === undefined) throw new Error('there is no Foxu');
    for (let n = 0; n < 300; n++) {
      const table = `${7_000 + n}` as TableId;
      const quiet = () => undefined;
      const parts = { store, everyGame, wall: () => now, seed: () => 'seed', changed: quiet, unreadable: quiet };
      const tables = openTables(parts);
      await tables.begin(table, (began) => challengeMatch(duel, foxu, began, `seed ${n}`, 0), 1);
      await tables.change(table, { act: 'accept', by: bob.id }, 2);
      const snapshot = await tables.look(table);
      const code =
        snapshot && codeAt({ table, match: { ...snapshot.match, stage: { at: 'over', ending: { by: 'rules' } } } });
      if (code === undefined || new Set([table, code, guild].map(owner)).size < 3) continue;
      expect(await tables.change(table, { act: 'resign', by: ada.id }, 3)).toMatchObject({ ok: true });
      return { table, code };
    }
    throw new Error('no match was spread over three machines');
  }

  async function expectOnce({ table, code }: { table: TableId; code: string }): Promise<void> {
    expect(await store.unrecorded(Number.MAX_SAFE_INTEGER, 0, 9)).toEqual([]);
    expect(await store.ended(table)).toMatchObject({ archived: [], last: undefined });
    expect([...(await store.page(guild, resultsPage(clock.wallTime(3)))).keys()]).toEqual([code]);
    expect((await store.replay(code))?.code).toBe(code);
    for (const { id } of [ada, bob]) {
      const lines = await store.page(guild, memberPage(id));
      expect(readGameLine(lines.get(gameLine('foxu'))).all.played).toBe(1);
    }
  }

  const look = async () => {
    wall += recordWithin + 1;
    await recorder.look().catch(() => undefined);
    await recorder.idle();
  };

  test('is recorded once, however often it is looked for', async () => {
    const match = await ended();
    await look();
    await look();
    await expectOnce(match);
  });

  test.each(['table', 'replay', 'book'] as const)(
    'is recorded once when the machine of its %s is away at first',
    async (part) => {
      const match = await ended();
      const away = owner({ table: match.table, replay: match.code, book: guild }[part]);
      await cluster.kill(away);
      await cluster.untilLost(away);
      await look();
      await cluster.restart(away);
      await cluster.untilWhole();
      const left = async () => {
        await look();
        const found = await store.ended(match.table).catch(() => undefined);
        return found === undefined ? 'away' : found.last;
      };
      await expect.poll(left, { timeout: 30_000, interval: 200 }).toBeUndefined();
      await expectOnce(match);
    },
  );
});
