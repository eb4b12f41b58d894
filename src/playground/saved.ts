import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { restoreWorld } from './discord/saving/restoreSnapshot.ts';
import { type Saved, snapshotShape } from './discord/saving/snapshot.ts';

const savedFile = (dataDir: string): string => join(dataDir, 'playground.json');
/** Each attachment is a file, named by its id. */
const filesDir = (dataDir: string): string => join(dataDir, 'playground-files');

/** What is known of disks elsewhere. */
export interface Disk {
  /** Makes a folder, unless it is there. Fails, with the cure, when no files can be made in it. */
  readonly makeFolder: (folder: string) => void;
  /** What is wrong, and what to do about it, in words. */
  readonly diskFault: (error: unknown) => string;
}

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
  /** Saves for the last time. Fails when the disk does not take it. */
  close(): Promise<void>;
}

export interface KeeperParts {
  readonly dataDir: string;
  readonly take: () => Saved;
  readonly diskFault: Disk['diskFault'];
  /** Hears once that nothing can be saved, and once that it can again. */
  readonly say: (line: string) => void;
}

const delayMs = 500;

/** Saves what `take` gives, whole or not at all, and at most twice a second. */
export function openKeeper({ dataDir, take, diskFault, say }: KeeperParts): Keeper {
  const written = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let disk: 'well' | 'failing' = 'well';

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

  async function save(): Promise<void> {
    try {
      await write();
    } catch (error) {
      throw new Error(`The playground could not be saved in ${dataDir}: ${diskFault(error)}`, { cause: error });
    }
  }

  function now(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.catch(() => undefined).then(save);
    return writing;
  }

  function onSaved(): void {
    if (disk === 'failing') say('The playground is saved again.');
    disk = 'well';
  }

  function onFault({ message }: Error): void {
    if (disk === 'well') say(message);
    disk = 'failing';
  }

  return {
    soon() {
      timer ??= setTimeout(() => void now().then(onSaved, onFault), delayMs).unref();
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
