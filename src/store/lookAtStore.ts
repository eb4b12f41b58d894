import { existsSync, statSync } from 'node:fs';
import { manner } from './advice.ts';
import { connectRedis } from './connectRedis.ts';
import { diskAdvice, freeAt, inMegabytes } from './diskRoom.ts';
import { refuseEarlier } from './earlier.ts';
import { askFacts, examine } from './examine.ts';
import type { Store } from './port.ts';
import { openRedisStore } from './redisStore.ts';
import { openFile } from './sqlite/database.ts';
import { fileIn } from './sqlite/fileIn.ts';
import { storeOn } from './sqlite/sqliteStore.ts';
import type { StoreAt } from './withStore.ts';

/** What was found of a store. Each line says what is wrong and what to do. */
export interface StoreLook<Seen> {
  /** What is in order, in a few words each. */
  readonly well: readonly string[];
  readonly faults: readonly string[];
  /** What `look` gave; undefined when the store was not read. */
  readonly seen: Seen | 'nothing kept' | undefined;
}

type Look<Seen> = (store: Store) => Promise<Seen>;

/** Looks at the store without hosting it, whether or not Plateau runs. A file is never made. */
export async function lookAtStore<Seen>(at: StoreAt, look: Look<Seen>): Promise<StoreLook<Seen>> {
  return at.redisUrl === undefined ? lookAtFile(at.dataDir, look) : lookAtRedis(at.redisUrl, look);
}

function lookAtRedis<Seen>(url: string, look: Look<Seen>): Promise<StoreLook<Seen>> {
  return guarded(async () => {
    const client = connectRedis(url);
    try {
      const advice = await examine(url, client);
      const manners = new Set((await askFacts(client)).map(manner));
      const { faults, ...found } = await lookThrough(
        openRedisStore(client),
        look,
        `${[...manners].join('; ')} answers`,
      );
      return { ...found, faults: [...advice, ...faults] };
    } finally {
      client.disconnect();
    }
  });
}

async function lookAtFile<Seen>(dataDir: string, look: Look<Seen>): Promise<StoreLook<Seen>> {
  const disk = diskAdvice(dataDir);
  const room = disk.length === 0 ? [`${dataDir} can be written to, and ${inMegabytes(freeAt(dataDir))} are free`] : [];
  const kept = await guarded(() => lookAtKept(dataDir, disk, look));
  return { well: [...room, ...kept.well], faults: [...disk, ...kept.faults], seen: kept.seen };
}

async function lookAtKept<Seen>(dataDir: string, disk: readonly string[], look: Look<Seen>): Promise<StoreLook<Seen>> {
  const file = fileIn(dataDir);
  refuseEarlier(dataDir);
  if (!existsSync(file)) {
    return { well: [`nothing is kept yet; games will be in ${file}`], faults: [], seen: 'nothing kept' };
  }
  // A file that is opened is also written.
  if (disk.length > 0) return { well: [], faults: [], seen: undefined };
  const { uid } = statSync(file);
  // A file that this user made beside it, the one who owns it could not go on with.
  if (process.getuid !== undefined && process.getuid() !== uid) {
    throw new Error(
      `${file} belongs to another user (${uid}), so it was not opened. Look again as that user, who is also to run Plateau.`,
    );
  }
  const database = openFile(dataDir);
  try {
    database.check();
    return await lookThrough(storeOn(database), look, `SQLite reads ${file}, and it is whole`);
  } finally {
    database.close();
  }
}

async function lookThrough<Seen>(store: Store, look: Look<Seen>, well: string): Promise<StoreLook<Seen>> {
  const { parts, writable, fault } = await store.check();
  if (fault === undefined) return { well: [well], faults: [], seen: await look(store) };
  const some = writable === 0 ? '' : ` in ${parts - writable} of ${parts} parts`;
  const line = `The store cannot be written to${some}: ${fault}. Games stand still there until it can.`;
  return { well: [], faults: [line], seen: undefined };
}

/** What keeps a store from being used is thrown as a line with its cure. */
async function guarded<Seen>(act: () => Promise<StoreLook<Seen>>): Promise<StoreLook<Seen>> {
  try {
    return await act();
  } catch (error) {
    return { well: [], faults: [error instanceof Error ? error.message : String(error)], seen: undefined };
  }
}
