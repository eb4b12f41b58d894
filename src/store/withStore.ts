import { connectRedis } from './connectRedis.ts';
import { openLocalServer } from './localServer.ts';
import type { Store } from './port.ts';
import { openRedisStore } from './redisStore.ts';
import { answersAt, socketPath } from './sockets.ts';

/** Which store a command is about. */
export interface StoreAt {
  readonly redisUrl: string | undefined;
  readonly dataDir: string;
}

export function storeAt(environment: Readonly<Record<string, string | undefined>>): StoreAt {
  return { redisUrl: environment['REDIS_URL'] || undefined, dataDir: environment['DATA_DIR'] || '.data' };
}

/** Uses the store: connects to a server that runs, or starts the local one for as long as it is needed. */
export async function withStore(at: StoreAt, act: (store: Store) => Promise<void>): Promise<void> {
  const address = at.redisUrl ?? (await runningAt(at.dataDir));
  if (address !== undefined) return using(address, act);
  const server = await openLocalServer({ dataDir: at.dataDir, log: (line) => process.stderr.write(`${line}\n`) });
  try {
    await using(server.address, act);
  } finally {
    await server.stop();
  }
}

/** The address of the local server that runs there. */
export async function runningAt(dataDir: string): Promise<string | undefined> {
  for (const name of ['embedded', 'redis'] as const) {
    const path = socketPath(dataDir, name);
    if (await answersAt(path)) return path;
  }
  return undefined;
}

async function using(address: string, act: (store: Store) => Promise<void>): Promise<void> {
  const store = openRedisStore(connectRedis(address));
  try {
    await act(store);
  } finally {
    await store.close();
  }
}
