import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreWorld } from './discord/saving/restoreSnapshot.ts';
import { type Saved, snapshotShape } from './discord/saving/snapshot.ts';

const savedFile = (dataDir: string): string => join(dataDir, 'playground.json');
/** Each attachment is a file, named by its id. */
const filesDir = (dataDir: string): string => join(dataDir, 'playground-files');

export type Loaded =
  | { readonly found: 'saved'; readonly saved: Saved }
  | { readonly found: 'nothing' }
  /** The file could not be read and was put aside; the complaint says so. */
  | { readonly found: 'garbled'; readonly complaint: string };

export async function loadSaved(dataDir: string): Promise<Loaded> {
  const file = savedFile(dataDir);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return { found: 'nothing' };
  try {
    const records = snapshotShape.parse(JSON.parse(text));
    restoreWorld(records);
    return { found: 'saved', saved: { records, files: await readFiles(dataDir) } };
  } catch {
    const aside = `${file}.garbled-${Date.now()}`;
    await rename(file, aside);
    return { found: 'garbled', complaint: `${file} could not be read. It is now ${aside}, and the playground is new.` };
  }
}

async function readFiles(dataDir: string): Promise<Map<string, Buffer>> {
  const dir = filesDir(dataDir);
  const names = await readdir(dir).catch(() => []);
  const read = await Promise.all(names.map(async (name) => [name, await readFile(join(dir, name))] as const));
  return new Map(read);
}

export interface Keeper {
  /** Call this when something changed. It is saved a moment later. */
  soon(): void;
  /** Saves for the last time. */
  close(): Promise<void>;
}

const delayMs = 500;

/** Saves what `take` gives, whole or not at all, and at most twice a second. */
export function openKeeper(dataDir: string, take: () => Saved, complain: (line: string) => void): Keeper {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    const { records, files } = take();
    const dir = filesDir(dataDir);
    await mkdir(dir, { recursive: true });
    for (const name of written.size === 0 ? await readdir(dir) : []) written.add(name);
    for (const [id, bytes] of files) {
      if (written.has(id)) continue;
      await writeWhole(join(dir, id), bytes);
      written.add(id);
    }
    await writeWhole(savedFile(dataDir), JSON.stringify(records));
    for (const name of [...written]) {
      if (files.has(name)) continue;
      await rm(join(dir, name), { force: true });
      written.delete(name);
    }
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing
      .then(write)
      .catch((error: Error) => complain(`The playground could not be saved: ${error.message}`));
    return writing;
  }

  return {
    soon() {
      timer ??= setTimeout(now, delayMs).unref();
    },
    close: now,
  };
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const partial = `${file}.part`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await writeFile(handle, content);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}
