import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Client, connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { type Behind, behindRedis } from './behind.ts';
import { nothing } from './samples.ts';
import { type Kind, temporaryFolder } from './servers.ts';

/** One store of a kind, empty before each test, as two processes have it. */
export interface Bench {
  store: Store;
  other: Store;
  behind: Behind;
  /** Of a Redis. */
  client: Client;
}

/** Opens and closes a bench for the tests of the present `describe`. */
export function benchOf({ open, url, both }: Kind): Bench {
  const bench = {} as Bench;
  const closing: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    const folder = await temporaryFolder();
    closing.push(folder.remove);
    if (both !== undefined) Object.assign(bench, await both(folder.path));
    else {
      const server = open ? await open(folder.path) : { address: url ?? '', stop: async () => {} };
      closing.push(server.stop);
      bench.client = connectRedis(server.address);
      bench.behind = behindRedis(bench.client);
      bench.store = openRedisStore(bench.client);
      bench.other = openRedisStore(connectRedis(server.address));
    }
    closing.push(bench.store.close, bench.other.close);
  });

  beforeEach(() => bench.store.import(nothing));

  afterAll(async () => {
    await bench.store.import(nothing);
    for (const close of closing.reverse()) await close();
  });
  return bench;
}
