import type { Logger } from 'pino';
import { connectRedis } from './connectRedis.ts';
import { diskAdvice } from './diskRoom.ts';
import { examine } from './examine.ts';
import { buckets } from './keys.ts';
import { keptIn, openLocalServer } from './localServer.ts';
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

/** Opens the Redis that the environment names, else starts a local server. Fails, with the cure, when that one cannot keep games. */
export async function openStore({ url, dataDir, log }: Where): Promise<OpenStore> {
  if (url !== undefined) return openNamed(url, log);
  const server = await openLocalServer({ dataDir, log: (line) => log.warn(line) });
  for (const advice of diskAdvice(dataDir, (await keptIn(dataDir)).folder)) log.warn(advice);
  const store = openRedisStore(connectRedis(server.address), undefined, undefined, server.ticksLost);
  return {
    store,
    describe: server.describe,
    async close() {
      await store.close();
      await server.stop();
    },
  };
}

async function openNamed(url: string, log: Logger): Promise<OpenStore> {
  const client = connectRedis(url);
  let whole = true;
  const store = openRedisStore(client, (away) => {
    // When nothing answers, whoever asks says so.
    if (away === buckets.length) return;
    if (away > 0)
      log.error(
        { away, parts: buckets.length },
        'a part of the Redis Cluster does not answer; what is kept there stands still',
      );
    else if (!whole) log.info('every part of the Redis Cluster answers again');
    whole = away === 0;
  });
  try {
    for (const advice of await examine(url, client)) log.warn(advice);
    await store.counts();
  } catch (error) {
    await store.close();
    throw error;
  }
  return { store, describe: 'games are kept in the Redis of REDIS_URL', close: () => store.close() };
}
