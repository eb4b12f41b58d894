import { createHash } from 'node:crypto';
import { copyFile, open, rename, stat, writeFile } from 'node:fs/promises';
import { clockKey } from '../keys.ts';
import type { Store } from '../port.ts';

/** Writes the whole file or nothing: the file gets its name only when every line is on the disk. */
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

/** Saves the store, and keeps the save before it. At every instant at least one of the two files is complete. */
export async function save(file: string, store: Store): Promise<void> {
  const fresh = `${file}.new`;
  await writeLines(fresh, store.export());
  if (await exists(file)) {
    await copyFile(file, `${before(file)}.part`);
    await rename(`${before(file)}.part`, before(file));
  }
  await rename(fresh, file);
}

/** A text that changes when the store's content changes. The clock is left out, since it ticks all the time. */
export async function contentOf(store: Store): Promise<string> {
  const digest = createHash('sha256');
  for await (const line of store.export()) if (!line.startsWith(`{"key":"${clockKey}"`)) digest.update(line);
  return digest.digest('base64');
}

/** Loads the last save, or else the save before it and returns a warning. Throws when neither can be read. */
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
  // The bad file is moved away, or the next save would replace the good one with it.
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
