import type { Client } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { scan } from '../../src/store/scan.ts';
import { type Database, openDatabase } from '../../src/store/sqlite/database.ts';
import { openItems } from '../../src/store/sqlite/items.ts';
import { storeOn } from '../../src/store/sqlite/sqliteStore.ts';

/** The way past the store, by which a test damages what is kept or sees what is there. */
export interface Behind {
  setField(key: string, field: string, value: string): Promise<unknown>;
  /** Puts an item at the head of a list. */
  prepend(key: string, item: string): Promise<unknown>;
  drop(key: string): Promise<unknown>;
  /** Makes a table unreadable whose record this is. In a Redis it is something else then. */
  spoil(record: string): Promise<unknown>;
  keys(): Promise<readonly string[]>;
}

export const behindRedis = (client: Client): Behind => ({
  setField: (key, field, value) => client.hset(key, field, value),
  prepend: (key, item) => client.lpush(key, item),
  drop: (key) => client.del(key),
  spoil: (key) => client.set(key, 'something else'),
  keys: async () => [...(await scan(client, 'plateau:*'))],
});

export function behindDatabase(database: Database): Behind {
  const { put, unshift, drop, beginning } = openItems(database);
  return {
    setField: async (key, field, value) => put('hash', key, field, value),
    prepend: async (key, item) => unshift(key, item),
    drop: async (key) => drop(key),
    spoil: async (key) => put('hash', key, 'revision', 'seven'),
    keys: async () => beginning('plateau:'),
  };
}

export interface MemoryStore {
  readonly store: Store;
  readonly behind: Behind;
  /** The store as another process has it. */
  another(self?: string): Store;
}

/** An empty store in the memory of this process. */
export function openMemory(): MemoryStore {
  const database = openDatabase(':memory:');
  const another = (self?: string) => storeOn(database, self, () => undefined);
  return {
    store: another(),
    another,
    behind: behindDatabase(database),
  };
}
