import { createHash } from 'node:crypto';
import { copyFile, open, rename, stat, writeFile } from 'node:fs/promises';
import { clockKey } from '../keys.ts';
import type { Store } from '../port.ts';

/** Whole or not at all: the name is given to it when every line is on the disk. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const partial = `${file}.part`;
  const handle = await open(partial, 'w', 0o600);
  try {
    await writeFile(handle, inChunks(lines));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(partial, file);
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    chunk += `${line}\n`;
    if (chunk.length < 65_536) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

export async function* linesOf(file: string): AsyncGenerator<string> {
  const handle = await open(file);
  try {
    yield* handle.readLines();
  } finally {
    await handle.close();
  }
}

const before = (file: string): string => `${file}.old`;

/** The one before is kept beside it. At every instant one of the two is whole. */
export async function save(file: string, store: Store): Promise<void> {
  const fresh = `${file}.new`;
  await writeLines(fresh, store.export());
  if (await exists(file)) {
    await copyFile(file, `${before(file)}.part`);
    await rename(`${before(file)}.part`, before(file));
  }
  await rename(fresh, file);
}

/** Tells two contents apart by more than the clock, which ticks all the time. */
export async function contentOf(store: Store): Promise<string> {
  const digest = createHash('sha256');
  for await (const line of store.export()) if (!line.startsWith(`{"key":"${clockKey}"`)) digest.update(line);
  return digest.digest('base64');
}

/** Loads what was saved, or the save before. Answers a warning when it was the latter; throws when nothing can be read. */
export async function loadSaved(file: string, store: Store): Promise<string | undefined> {
  const [saved, old] = [await exists(file), await exists(before(file))];
  if (!saved && !old) return undefined;
  const fault = saved ? await faultOf(() => store.import(linesOf(file))) : 'It is missing.';
  if (fault === undefined) return undefined;
  if (!old) throw new Error(`${file} cannot be read, and there is no ${before(file)}. ${fault}`);
  const oldFault = await faultOf(() => store.import(linesOf(before(file))));
  if (oldFault !== undefined) {
    throw new Error(`Neither ${file} nor ${before(file)} can be read. ${fault} ${oldFault}`);
  }
  // Out of the way, or the next save would lay it over the one that is good.
  if (saved) await rename(file, `${file}.garbled`);
  return `${file} could not be read (${fault}): the save before it was taken.`;
}

async function faultOf(act: () => Promise<void>): Promise<string | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
