import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Client, connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { nothing } from './samples.ts';
import { type Kind, type Server, temporaryFolder } from './servers.ts';

/** One server of a kind, empty before each test, and two connections to it. */
export interface Bench {
  server: Server;
  client: Client;
  store: Store;
  other: Store;
}

/** Opens and closes a bench for the tests of the present `describe`. */
export function benchOf({ open, url }: Kind): Bench {
  const bench = {} as Bench;
  let removeFolder: () => Promise<void>;

  beforeAll(async () => {
    const folder = await temporaryFolder();
    removeFolder = folder.remove;
    bench.server = open ? await open(folder.path) : { address: url ?? '', stop: async () => {} };
    bench.client = connectRedis(bench.server.address);
    bench.store = openRedisStore(bench.client);
    bench.other = openRedisStore(connectRedis(bench.server.address));
  });

  beforeEach(() => bench.store.import(nothing));

  afterAll(async () => {
    await bench.store.import(nothing);
    await bench.store.close();
    await bench.other.close();
    await bench.server.stop();
    await removeFolder();
  });
  return bench;
}
