import { homeOf, type TableId } from './address.ts';
import { answered } from './away.ts';
import type { Client } from './connectRedis.ts';
import { type Lists, ofTable } from './damage.ts';
import { grouped } from './grouped.ts';
import { archiveKey, bucketOf, logKey, recordKey, replayKey, replaysOf, unrecordedOf } from './keys.ts';
import type { AskParts } from './parts.ts';
import type { Archived, Chapter, Replays, Store } from './port.ts';
import type { Scripts } from './scripts.ts';

export interface FinishedParts {
  readonly client: Client;
  readonly scripts: Scripts;
  readonly askBuckets: AskParts;
  readonly lists: Lists;
}

/** What has ended: until it is recorded, and then under a code of its own. */
export function openFinished({
  client,
  scripts,
  askBuckets,
  lists,
}: FinishedParts): Replays &
  Pick<Store, 'ended' | 'recorded'> & { hideUnrecorded(tables: readonly TableId[], until: number): Promise<void> } {
  return {
    async hideUnrecorded(tables, until) {
      const byBucket = grouped(tables, (table) => bucketOf(homeOf(table)));
      const hide = (bucket: string) => {
        const key = unrecordedOf(bucket);
        const marks = (byBucket.get(bucket) ?? []).flatMap((table) => [until, table]);
        return lists.ask(key, client.zadd(key, 'XX', ...marks), 0);
      };
      await askBuckets(hide, [...byBucket.keys()]);
    },

    async ended(table) {
      const keys = [recordKey(table), logKey(table), archiveKey(table)];
      const [chapter, body, log, archived] = (await ofTable(scripts.ended(keys, []))) as [
        string,
        string,
        string[],
        string[],
      ];
      return {
        chapter: Number(chapter),
        last: body === '' ? undefined : { body, log },
        archived: archived.toReversed().map((text): Archived => ({ ...(JSON.parse(text) as Chapter), text })),
      };
    },

    async recorded(table, chapter, archived) {
      const keys = [recordKey(table), archiveKey(table), unrecordedOf(bucketOf(homeOf(table)))];
      await ofTable(scripts.recorded(keys, [table, chapter, ...archived.map(({ text }) => text)]));
    },

    async keepReplay({ code, match, line, at }) {
      const keys = [replayKey(code), replaysOf(bucketOf(code))];
      return (await answered(scripts.keepReplay(keys, [code, match, line, at]))) as 'kept' | 'known' | 'taken';
    },

    async replay(code) {
      const [match, line, at] = await answered(client.hmget(replayKey(code), 'match', 'line', 'at'));
      return match == null || line == null ? undefined : { code, match, line, at: Number(at) };
    },

    async rewriteReplay(code, line) {
      await answered(scripts.rewriteReplay([replayKey(code)], [line]));
    },

    async dropReplay(code) {
      await answered(client.del(replayKey(code)));
      await answered(client.zrem(replaysOf(bucketOf(code)), code));
    },

    async dropReplays(before, limit) {
      const dropped = await askBuckets(async (bucket) => {
        const key = replaysOf(bucket);
        const codes = await lists.ask(key, client.zrangebyscore(key, '-inf', `(${before}`, 'LIMIT', 0, limit), []);
        if (codes.length === 0) return 0;
        await client.del(...codes.map(replayKey));
        return client.zrem(key, ...codes);
      });
      return [...dropped.values()].reduce((sum, count) => sum + count, 0);
    },
  };
}
