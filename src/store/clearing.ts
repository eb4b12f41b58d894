import { homeOf, type TableId } from './address.ts';
import { answered } from './away.ts';
import type { Client } from './connectRedis.ts';
import { type Lists, ofTable } from './damage.ts';
import { grouped } from './grouped.ts';
import {
  archiveKey,
  bucketOf,
  clearedIn,
  clearedKey,
  clearedOf,
  groupOf,
  liveKey,
  livingOf,
  logKey,
  nameCleared,
  prefix,
  readCleared,
  recordKey,
  unannouncedOf,
  unrecordedOf,
  wakesOf,
  writtenWith,
} from './keys.ts';
import type { AskParts } from './parts.ts';
import { type Store, StoreAway } from './port.ts';
import { scan } from './scan.ts';
import type { Scripts } from './scripts.ts';

export interface ClearingParts {
  readonly client: Client;
  readonly scripts: Scripts;
  readonly askBuckets: AskParts;
  readonly lists: Lists;
  /** The mark of this process for a table that it is to announce. */
  readonly markOf: (table: TableId) => string;
}

/** Tables that are moved out of the way, brought back, or deleted. */
export function openClearing({
  client,
  scripts,
  askBuckets,
  lists,
  markOf,
}: ClearingParts): Pick<Store, 'damagedKeys' | 'clear' | 'cleared' | 'seeCleared' | 'putBack' | 'erase'> {
  /** Nobody can look into what is of a kind that Plateau does not keep. */
  async function textOf(keys: readonly string[]): Promise<string> {
    const read = (key: string) =>
      answered(scripts.dump([key], [])).catch((error: unknown) => {
        if (error instanceof StoreAway) throw error;
      });
    return JSON.stringify([keys, await Promise.all(keys.map(read))]);
  }

  return {
    async damagedKeys(table) {
      const types = writtenWith(table).map(async ({ key, kind }) => {
        const found = await answered(client.type(key));
        return found === 'none' || found === kind ? [] : [key];
      });
      return (await Promise.all(types)).flat();
    },

    async clear(table, at, what) {
      const keys = [...writtenWith(table).map(({ key }) => key), clearedOf(bucketOf(homeOf(table)))];
      await answered(scripts.clear([...keys, ...keys.map((key) => clearedKey(key, at))], [table, at, what]));
    },

    async erase(table) {
      const home = homeOf(table);
      const bucket = bucketOf(home);
      await answered(client.del(recordKey(table), logKey(table), archiveKey(table)));
      await answered(client.zrem(wakesOf(bucket), table));
      await answered(client.zrem(unrecordedOf(bucket), table));
      await answered(client.zrem(unannouncedOf(bucket), markOf(table)));
      await answered(client.hdel(liveKey(home), table));
      await answered(client.srem(livingOf(bucket), table));
    },

    async cleared() {
      const found = await askBuckets((bucket) => lists.ask(clearedOf(bucket), client.hkeys(clearedOf(bucket)), []));
      return [...found.values()]
        .flat()
        .map(readCleared)
        .sort((a, b) => a.at - b.at);
    },

    async seeCleared(see) {
      const found = [...(await scan(client, `${prefix}{*}:cleared-*`))];
      const together = grouped(found, (key) => `${groupOf(key)} ${clearedIn(key)?.name}`);
      for (const keys of together.values()) {
        const [key = ''] = keys;
        const known = clearedIn(key);
        if (known === undefined || see({ at: known.at, text: await textOf(keys) }) === 'keep') continue;
        // The name goes first: what nobody names any more is found again here.
        const list = clearedOf(`${prefix}${groupOf(key)}:`);
        await answered(lists.ask(list, client.hdel(list, known.name), 0));
        await answered(client.unlink(...keys));
      }
    },

    async putBack({ table, at }, now) {
      const bucket = bucketOf(homeOf(table));
      const own = [recordKey(table), logKey(table)];
      const kept = own.map((key) => clearedKey(key, at));
      const away = own.map((key) => clearedKey(key, now));
      const beside = [clearedOf(bucket), wakesOf(bucket), livingOf(bucket)];
      const names = [nameCleared({ table, at }), nameCleared({ table, at: now })];
      const keys = [...own, ...kept, ...away, ...beside];
      return (await ofTable(scripts.putBack(keys, [table, ...names, now]))) as 'done' | 'taken' | 'unknown';
    },
  };
}
