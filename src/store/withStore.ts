import { refuseEarlier } from './earlier.ts';
import type { Store } from './port.ts';

/** Which store a command is about. */
export interface StoreAt {
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
}

export function storeAt(environment: Readonly<Record<string, string | undefined>>): StoreAt {
  return { redisUrl: environment['REDIS_URL'] || undefined, dataDir: environment['DATA_DIR'] || '.data' };
}

/** Uses the store, whether or not Plateau runs. `anew` does not care what an earlier Plateau kept there. */
export async function withStore<Given>(
  at: StoreAt,
  act: (store: Store) => Promise<Given>,
  how: 'as it is' | 'anew' = 'as it is',
): Promise<Given> {
  if (at.redisUrl === undefined && how === 'as it is') refuseEarlier(at.dataDir);
  const store = at.redisUrl === undefined ? await openFileStore(at.dataDir) : await connect(at.redisUrl);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}

async function openFileStore(dataDir: string): Promise<Store> {
  const { openFile } = await import('./sqlite/database.ts');
  const { storeOn } = await import('./sqlite/sqliteStore.ts');
  return storeOn(openFile(dataDir));
}

async function connect(url: string): Promise<Store> {
  const { connectRedis } = await import('./connectRedis.ts');
  const { openRedisStore } = await import('./redisStore.ts');
  return openRedisStore(connectRedis(url));
}
