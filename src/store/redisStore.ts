import { homeOf, type TableId } from './address.ts';
import { answered } from './away.ts';
import { exportAll, importAll } from './backup/wholeStore.ts';
import type { Client } from './connectRedis.ts';
import { grouped } from './grouped.ts';
import {
  archiveKey,
  bucketOf,
  buckets,
  clockKey,
  liveKey,
  livingOf,
  logKey,
  recordKey,
  settingsKey,
  shelfKey,
  unannouncedOf,
  wakesOf,
} from './keys.ts';
import type { Archived, Clock, Outage, Store } from './port.ts';
import { loadScripts } from './scripts.ts';

interface Scored {
  readonly table: TableId;
  readonly at: number;
}

export function openRedisStore(client: Client): Store {
  const scripts = loadScripts(client);

  /** Asks all buckets at once. */
  const ofBuckets = <T>(ask: (bucket: string) => Promise<T>): Promise<T[]> => answered(Promise.all(buckets.map(ask)));

  async function mostOverdue(keyOf: (bucket: string) => string, now: number, limit: number): Promise<TableId[]> {
    const found = await ofBuckets((bucket) =>
      client.zrangebyscore(keyOf(bucket), '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit),
    );
    return found
      .flatMap(scored)
      .sort((a, b) => a.at - b.at)
      .slice(0, limit)
      .map(({ table }) => table);
  }

  return {
    async load(table) {
      const [revision, body, bulletin, inputs] = await answered(
        client.hmget(recordKey(table), 'revision', 'body', 'bulletin', 'inputs'),
      );
      return {
        revision: Number(revision ?? 0),
        body: body ?? undefined,
        bulletin: bulletin ?? undefined,
        inputs: inputs?.split(' ') ?? [],
      };
    },

    async commit({ table, from, body, log, chapter, wake, announceBy, listing, input }) {
      const home = homeOf(table);
      const bucket = bucketOf(home);
      const answer = await answered(
        scripts.commit(
          [
            recordKey(table),
            logKey(table),
            archiveKey(table),
            wakesOf(bucket),
            unannouncedOf(bucket),
            liveKey(home),
            livingOf(bucket),
          ],
          [
            table,
            from,
            body,
            chapter,
            wake ?? '',
            announceBy ?? '',
            listing === undefined ? 'unlisted' : 'listed',
            listing ?? '',
            input ?? '',
            ...log,
          ],
        ),
      );
      return answer === 'done' || answer === 'repeated' ? answer : 'conflict';
    },

    due: (now, limit) => mostOverdue(wakesOf, now, limit),

    async unannounced(now, again, limit) {
      const byBucket = grouped(await mostOverdue(unannouncedOf, now, limit), (table) => bucketOf(homeOf(table)));
      const leases = [...byBucket].map(([bucket, tables]) =>
        scripts.lease([unannouncedOf(bucket)], [now, again, ...tables]),
      );
      return (await answered(Promise.all(leases))).flat() as TableId[];
    },

    async announced(table, revision, bulletin) {
      const keys = [recordKey(table), unannouncedOf(bucketOf(homeOf(table)))];
      await answered(scripts.announced(keys, [table, revision, bulletin]));
    },

    live: async (home) => new Map(Object.entries(await answered(client.hgetall(liveKey(home)))) as [TableId, string][]),
    allLive: async () =>
      (await ofBuckets((bucket) => client.smembers(livingOf(bucket)))).flat().toSorted() as TableId[],
    log: (table) => answered(client.lrange(logKey(table), 0, -1)),
    archive: async (table) =>
      (await answered(client.lrange(archiveKey(table), 0, -1))).map((match) => JSON.parse(match) as Archived),

    settings: async (guild) => (await answered(client.get(settingsKey(guild)))) ?? undefined,
    async saveSettings(guild, settings) {
      await answered(client.set(settingsKey(guild), settings));
    },

    async note(guild, shelf, name, line, oldest) {
      await answered(scripts.note([shelfKey(guild, shelf)], [name, line, oldest]));
    },
    notes: async (guild, shelf) => new Map(Object.entries(await answered(client.hgetall(shelfKey(guild, shelf))))),

    pulse: async (now, tolerance) =>
      readClock((await answered(scripts.pulse([clockKey], [now, tolerance]))) as string[]),
    clock: async () => readClock(await answered(client.hmget(clockKey, 'before', 'outages'))),

    async counts() {
      const counted = await ofBuckets((bucket) =>
        Promise.all([
          client.scard(livingOf(bucket)),
          client.zcard(wakesOf(bucket)),
          client.zcard(unannouncedOf(bucket)),
        ]),
      );
      return counted.reduce(
        (sum, [live, waking, unannounced]) => ({
          live: sum.live + live,
          waking: sum.waking + waking,
          unannounced: sum.unannounced + unannounced,
        }),
        { live: 0, waking: 0, unannounced: 0 },
      );
    },

    export: () => exportAll(client, scripts.dump),
    import: (lines) => importAll(client, scripts.restore, lines),

    async close() {
      client.disconnect();
    },
  };
}

function scored(flat: readonly string[]): Scored[] {
  return flat.flatMap((table, i) => (i % 2 === 0 ? [{ table: table as TableId, at: Number(flat[i + 1]) }] : []));
}

function readClock([before, spans]: readonly (string | null)[]): Clock {
  const outages = [...(spans ?? '').matchAll(/(\d+)-(\d+)/g)].map(([, from, to]): Outage => [Number(from), Number(to)]);
  return { before: Number(before ?? 0), outages };
}
