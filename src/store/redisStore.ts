import { randomBytes } from 'node:crypto';
import { Cluster } from 'ioredis';
import { homeOf, type TableId } from './address.ts';
import { answered } from './away.ts';
import { exportAll, importAll } from './backup/wholeStore.ts';
import { openBook } from './book.ts';
import { openClearing } from './clearing.ts';
import { type Client, troubleOf } from './connectRedis.ts';
import { ofTable, openLists } from './damage.ts';
import { faultOf } from './faults.ts';
import { openFinished } from './finished.ts';
import { grouped } from './grouped.ts';
import { openKeptClock } from './keptClock.ts';
import {
  bucketOf,
  buckets,
  clockKey,
  clockKeys,
  clockOf,
  contentsKey,
  isPassing,
  listedAs,
  liveKey,
  livingOf,
  logKey,
  preferencesKey,
  prefix,
  recordKey,
  settingsKey,
  shelfKey,
  trialOf,
  unannouncedOf,
  unrecordedOf,
  wakesOf,
  writtenWith,
} from './keys.ts';
import { openParts } from './parts.ts';
import { revisionIn, type Store } from './port.ts';
import { scan } from './scan.ts';
import { loadScripts } from './scripts.ts';

interface Scored {
  readonly name: string;
  readonly at: number;
}

/**
 * `partsAway` is told how many buckets cannot be asked, whenever that is another number. `self` names this process: each
 * that announces a table has a mark of its own on the list.
 */
export function openRedisStore(
  client: Client,
  partsAway?: (away: number) => void,
  self = randomBytes(6).toString('base64url'),
): Store {
  const scripts = loadScripts(client);
  const markOf = (table: TableId) => `${table} ${self}`;
  const askBuckets = openParts(buckets, partsAway);
  const clock = openKeptClock(client instanceof Cluster ? clockKeys : clockKeys.slice(0, 1), {
    pulse: scripts.pulse,
    read: (key) => client.hmget(key, 'last', 'before', 'outages'),
  });
  const lists = openLists();
  const { hideUnrecorded, ...finished } = openFinished({ client, scripts, askBuckets, lists });

  /** Asks all buckets at once. What is on a machine that is away is left out. */
  async function ofBuckets<T>(ask: (bucket: string) => Promise<T>): Promise<T[]> {
    return [...(await askBuckets(ask)).values()];
  }

  async function mostOverdue(keyOf: (bucket: string) => string, now: number, limit: number): Promise<string[]> {
    const found = await ofBuckets((bucket) => {
      const key = keyOf(bucket);
      return lists.ask(key, client.zrangebyscore(key, '-inf', now, 'WITHSCORES', 'LIMIT', 0, limit), []);
    });
    return found
      .flatMap(scored)
      .sort((a, b) => a.at - b.at)
      .slice(0, limit)
      .map(({ name }) => name);
  }

  /** What the keys of this kind are kept for. */
  async function namesOf(kind: 'table' | 'archive' | 'contents' | 'settings'): Promise<string[]> {
    const keys = await scan(client, `${prefix}{*}:${kind}:*`);
    return [...keys].map((key) => key.slice(key.indexOf(`}:${kind}:`) + kind.length + 3)).sort();
  }

  async function liveAt(home: string): Promise<ReadonlyMap<TableId, string>> {
    const key = liveKey(home);
    return new Map(Object.entries(await answered(lists.ask(key, client.hgetall(key), {}))) as [TableId, string][]);
  }

  return {
    async load(table) {
      const [revision, body, bulletin, wish, inputs] = await ofTable(
        client.hmget(recordKey(table), 'revision', 'body', 'bulletin', 'wish', 'inputs'),
        recordKey(table),
      );
      return {
        revision: revisionIn(revision ?? '0'),
        body: body ?? undefined,
        bulletin: bulletin ?? undefined,
        wish: wish ?? undefined,
        inputs: inputs?.split(' ') ?? [],
      };
    },

    async commit({ table, from, body, keep, log, chapter, wake, announceBy, recordBy, listing, input }) {
      const answer = await ofTable(
        scripts.commit(
          writtenWith(table).map(({ key }) => key),
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
            markOf(table),
            recordBy ?? '',
            keep ?? '',
            ...log,
          ],
        ),
      );
      return answer === 'done' || answer === 'repeated' ? answer : 'conflict';
    },

    damagedLists: lists.damaged,

    due: async (now, limit) => (await mostOverdue(wakesOf, now, limit)) as TableId[],

    async unannounced(now, again, limit) {
      const byBucket = grouped(await mostOverdue(unannouncedOf, now, limit), (mark) => bucketOf(homeOf(marked(mark))));
      const lease = (bucket: string) => {
        const marks = byBucket.get(bucket) ?? [];
        return scripts.lease(
          [unannouncedOf(bucket)],
          [now, again, ...marks.flatMap((mark) => [mark, markOf(marked(mark))])],
        );
      };
      const leased = [...(await askBuckets(lease, [...byBucket.keys()])).values()].flat() as string[];
      return [...new Set(leased.map(marked))];
    },

    async hold(tables, until) {
      const byBucket = grouped(tables, (table) => bucketOf(homeOf(table)));
      const hold = (bucket: string) => {
        const key = unannouncedOf(bucket);
        const marks = (byBucket.get(bucket) ?? []).flatMap((table) => [until, markOf(table)]);
        return lists.ask(key, client.zadd(key, 'XX', ...marks), 0);
      };
      await askBuckets(hold, [...byBucket.keys()]);
    },

    async remind(table, announceBy, wish) {
      const keys = [recordKey(table), unannouncedOf(bucketOf(homeOf(table)))];
      await ofTable(scripts.remind(keys, [announceBy, markOf(table), wish]));
    },

    async announced(table, revision, bulletin, wish = '') {
      const keys = [recordKey(table), unannouncedOf(bucketOf(homeOf(table)))];
      const noted = await answered(scripts.announced(keys, [table, markOf(table), revision, bulletin, wish]));
      const [newest, kept, before] = noted as [string, string, string];
      return { newest: Number(newest), kept: Number(kept), before: before === '' ? undefined : before };
    },

    live: liveAt,
    async liveIn(homes) {
      // The client sends these together. Each names one key, so that each finds its part of a cluster.
      const found = await Promise.all(homes.map(liveAt));
      return new Map(found.flatMap((live) => [...live]));
    },
    async allLive() {
      const living = (bucket: string) => lists.ask(livingOf(bucket), client.smembers(livingOf(bucket)), []);
      return (await ofBuckets(living)).flat().toSorted() as TableId[];
    },
    log: (table) => ofTable(client.lrange(logKey(table), 0, -1), logKey(table)),
    async unrecorded(now, again, limit) {
      const tables = (await mostOverdue(unrecordedOf, now, limit)) as TableId[];
      await hideUnrecorded(tables, again);
      return tables;
    },
    ...finished,
    ...openBook(client, scripts),

    keptTables: async () => (await namesOf('table')) as TableId[],
    archivedTables: async () => (await namesOf('archive')) as TableId[],
    homes: () => namesOf('contents'),
    settled: () => namesOf('settings'),

    ...openClearing({ client, scripts, askBuckets, lists, markOf }),

    settings: async (guild) => (await answered(client.get(settingsKey(guild)))) ?? undefined,
    async saveSettings(guild, settings, over) {
      const key = settingsKey(guild);
      if (over !== undefined) {
        return (await answered(scripts.saveSettings([key], [settings, over.from ?? '']))) as 'done' | 'conflict';
      }
      await answered(client.set(key, settings));
      return 'done';
    },
    async dropSettings(guild) {
      await answered(client.del(settingsKey(guild)));
    },
    preferences: async (person) => (await answered(client.get(preferencesKey(person)))) ?? undefined,
    async savePreferences(person, preferences) {
      const key = preferencesKey(person);
      await answered<unknown>(preferences === undefined ? client.del(key) : client.set(key, preferences));
    },

    async note(guild, shelf, name, line, oldest) {
      const keys = [shelfKey(guild, shelf), contentsKey(guild)];
      const listed = isPassing(keys[0] as string) ? '' : listedAs('shelves', shelf);
      await answered(scripts.note(keys, [name, line, oldest, listed]));
    },
    async unnote(guild, shelf, name) {
      await answered(client.hdel(shelfKey(guild, shelf), name));
    },
    notes: async (guild, shelf) => new Map(Object.entries(await answered(client.hgetall(shelfKey(guild, shelf))))),

    async passingShelves() {
      const keys = await scan(client, `${prefix}{*}:shelf:*:passing-*`);
      return [...keys].map((key) => {
        const [, home = '', shelf = ''] = /\}:shelf:([^:]*):(.*)$/.exec(key) ?? [];
        return { home, shelf };
      });
    },

    pulse: clock.pulse,
    clock: clock.read,

    async counts() {
      const counted = await ofBuckets((bucket) =>
        Promise.all([
          lists.ask(livingOf(bucket), client.scard(livingOf(bucket)), 0),
          lists.ask(wakesOf(bucket), client.zcard(wakesOf(bucket)), 0),
          lists.ask(unannouncedOf(bucket), client.zcard(unannouncedOf(bucket)), 0),
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

    async check() {
      const clockIn = client instanceof Cluster ? clockOf : () => clockKey;
      const tries = await Promise.allSettled(
        buckets.map((bucket) => answered(scripts.trial([trialOf(bucket), clockIn(bucket)], []))),
      );
      const faults = tries.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      return {
        parts: tries.length,
        writable: tries.length - faults.length,
        fault: faults.length === 0 ? undefined : faultOf([troubleOf(client), ...faults]).brief,
      };
    },

    export: () => exportAll(client, scripts.dump),
    import: (lines) => importAll(client, scripts.restore, lines),

    async close() {
      client.disconnect();
    },
  };
}

function scored(flat: readonly string[]): Scored[] {
  return flat.flatMap((name, i) => (i % 2 === 0 ? [{ name, at: Number(flat[i + 1]) }] : []));
}

/** The table of a mark. Marks of earlier versions name only the table. */
function marked(mark: string): TableId {
  return mark.split(' ')[0] as TableId;
}
