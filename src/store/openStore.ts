import type { Logger } from 'pino';
import { connectRedis } from './connectRedis.ts';
import { openLocalServer } from './localServer.ts';
import type { Store } from './port.ts';
import { openRedisStore } from './redisStore.ts';

export interface OpenStore {
  readonly store: Store;
  /** One line that says where games are kept and what may be lost there. */
  readonly describe: string;
  close(): Promise<void>;
}

interface Where {
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly log: Logger;
}

/** Opens the Redis that the environment names, else starts a local server. Fails when the server does not answer. */
export async function openStore({ url, dataDir, log }: Where): Promise<OpenStore> {
  if (url !== undefined) {
    const store = openRedisStore(connectRedis(url));
    try {
      await store.counts();
    } catch {
      await store.close();
      throw new Error('Redis does not answer at REDIS_URL. Check the address and that it is running.');
    }
    return { store, describe: 'games are kept in the Redis of REDIS_URL', close: () => store.close() };
  }
  const server = await openLocalServer({ dataDir, log: (line) => log.warn(line) });
  const store = openRedisStore(connectRedis(server.address));
  return {
    store,
    describe: server.describe,
    async close() {
      await store.close();
      await server.stop();
    },
  };
}
