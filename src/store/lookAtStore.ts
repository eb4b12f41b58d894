import { existsSync, statSync } from 'node:fs';
import { manner } from './advice.ts';
import { type Client, connectRedis } from './connectRedis.ts';
import { diskAdvice, freeAt, inMegabytes } from './diskRoom.ts';
import { askFacts, examine } from './examine.ts';
import { keptIn, openLocalServer } from './localServer.ts';
import type { Store } from './port.ts';
import { openRedisStore } from './redisStore.ts';
import { answersAt, socketPath } from './sockets.ts';
import { runningAt, type StoreAt } from './withStore.ts';

/** What was found of a store. Each line says what is wrong and what to do. */
export interface StoreLook<Seen> {
  /** What is in order, in a few words each. */
  readonly well: readonly string[];
  readonly faults: readonly string[];
  /** What `look` gave; undefined when the store was not read. */
  readonly seen: Seen | 'nothing kept' | undefined;
}

/**
 * Looks at the store without hosting it. A local store that runs is asked by its own socket. One that does not run is
 * opened for a moment, as at a start, but never made.
 */
export async function lookAtStore<Seen>(at: StoreAt, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  return at.redisUrl === undefined ? lookAtLocal(at.dataDir, look) : lookAtNamed(at.redisUrl, look);
}

async function lookAtNamed<Seen>(url: string, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  return guarded(async () => {
    const client = connectRedis(url);
    try {
      const advice = await examine(url, client);
      const { faults, ...found } = await lookThrough(client, look);
      return { ...found, faults: [...advice, ...faults] };
    } finally {
      client.disconnect();
    }
  });
}

async function lookAtLocal<Seen>(dataDir: string, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  const { folder, state } = await keptIn(dataDir);
  const disk = diskAdvice(dataDir, folder);
  const room = disk.length === 0 ? [`${dataDir} can be written to, and ${inMegabytes(freeAt(dataDir))} are free`] : [];
  const kept =
    state === 'kept' ? await guarded(() => lookAtKept({ dataDir, folder, disk }, look)) : nothingKept(folder);
  return { well: [...room, ...kept.well], faults: [...disk, ...kept.faults], seen: kept.seen };
}

function nothingKept(folder: string): StoreLook<never> {
  return { well: [`nothing is kept yet; games will be in ${folder}`], faults: [], seen: 'nothing kept' };
}

interface Kept {
  readonly dataDir: string;
  readonly folder: string;
  /** What is wrong with its disk. */
  readonly disk: readonly string[];
}

async function lookAtKept<Seen>(
  { dataDir, folder, disk }: Kept,
  look: (store: Store) => Promise<Seen>,
): Promise<StoreLook<Seen>> {
  const running = await runningAt(dataDir);
  if (running !== undefined) return lookAtRunning(running, look);
  if (await answersAt(socketPath(dataDir, 'lock'))) {
    const fault = `Another process holds ${dataDir}, but its store does not answer. If it is just starting or ending, ask again in a moment; else end it and start Plateau again.`;
    return { well: [], faults: [fault], seen: undefined };
  }
  // What is opened is also written.
  if (disk.length > 0) return { well: [], faults: [], seen: undefined };
  const { uid } = statSync(existsSync(folder) ? folder : dataDir);
  // A file that this user made, the one who owns the folder could not go on with.
  if (process.getuid !== undefined && process.getuid() !== uid) {
    const fault = `${folder} belongs to another user (${uid}), so it was not opened. Look again as that user, who is also to run Plateau.`;
    return { well: [], faults: [fault], seen: undefined };
  }
  return lookAtResting(dataDir, look);
}

async function lookAtRunning<Seen>(address: string, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  const client = connectRedis(address);
  try {
    return await lookThrough(client, look);
  } finally {
    client.disconnect();
  }
}

async function lookAtResting<Seen>(dataDir: string, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  const said: string[] = [];
  const server = await openLocalServer({ dataDir, log: (line) => said.push(line) });
  try {
    const found = await lookAtRunning(server.address, look);
    return { ...found, faults: [...said, ...found.faults] };
  } finally {
    await server.stop();
  }
}

async function lookThrough<Seen>(client: Client, look: (store: Store) => Promise<Seen>): Promise<StoreLook<Seen>> {
  const store = openRedisStore(client);
  const { parts, writable, fault } = await store.check();
  if (fault !== undefined) {
    const some = writable === 0 ? '' : ` in ${parts - writable} of ${parts} parts`;
    return {
      well: [],
      faults: [`The store cannot be written to${some}: ${fault}. Games stand still there until it can.`],
      seen: undefined,
    };
  }
  const manners = new Set((await askFacts(client)).map(manner));
  return { well: [`${[...manners].join('; ')} answers`], faults: [], seen: await look(store) };
}

/** What keeps a store from being used is thrown as a line with its cure. */
async function guarded<Seen>(act: () => Promise<StoreLook<Seen>>): Promise<StoreLook<Seen>> {
  try {
    return await act();
  } catch (error) {
    return { well: [], faults: [error instanceof Error ? error.message : String(error)], seen: undefined };
  }
}
