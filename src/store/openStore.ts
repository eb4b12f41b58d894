import type { Logger } from 'pino';
import { diskAdvice } from './diskRoom.ts';
import { refuseEarlier } from './earlier.ts';
import { buckets } from './keys.ts';
import type { Store } from './port.ts';
import { fileIn } from './sqlite/fileIn.ts';
import { openThread } from './sqlite/openThread.ts';

export interface OpenStore {
  readonly store: Store;
  /** One line that says where games are kept. */
  readonly describe: string;
}

interface Where {
  readonly url: string | undefined;
  readonly dataDir: string;
  readonly log: Logger;
}

/** Opens the Redis that the environment names, else a file. Fails, with the cure, when that one cannot keep games. */
export async function openStore({ url, dataDir, log }: Where): Promise<OpenStore> {
  if (url !== undefined) return openNamed(url, log);
  refuseEarlier(dataDir);
  const store = await openThread(dataDir);
  for (const advice of diskAdvice(dataDir)) log.warn(advice);
  return { store, describe: `games are kept in ${fileIn(dataDir)}` };
}

async function openNamed(url: string, log: Logger): Promise<OpenStore> {
  // A Plateau that keeps games in a file need not load the client.
  const [{ connectRedis }, { openRedisStore }, { examine }] = await Promise.all([
    import('./connectRedis.ts'),
    import('./redisStore.ts'),
    import('./examine.ts'),
  ]);
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
  return { store, describe: 'games are kept in the Redis of REDIS_URL' };
}
