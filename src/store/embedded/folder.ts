import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../diskFault.ts';

/**
 * The files of the embedded store. Journal `n` holds what was written since snapshot `n`, until journal `n + 1` goes on.
 * So all is found in any snapshot and all journals from its number on. The snapshot before the last one is kept as well.
 */
export const embeddedFolder = (dataDir: string): string => join(dataDir, 'embedded');

/** The one file that earlier versions wrote, and the save before it. */
export const earlierFile = (dataDir: string): string => join(dataDir, 'plateau.jsonl');
export const earlierSave = (dataDir: string): string => `${earlierFile(dataDir)}.old`;

export type Kind = 'snapshot' | 'journal' | 'jsonl';

export const fileOf = (folder: string, number: number, kind: Kind): string => join(folder, `${number}.${kind}`);

/** The numbers of the files of a kind, the lowest first. */
export function numbersOf(folder: string, kind: Kind): number[] {
  const names = readdirSync(folder).flatMap((name) => {
    const [, number, found] = /^(\d+)\.(\w+)$/.exec(name) ?? [];
    return found === kind ? [Number(number)] : [];
  });
  return names.sort((a, b) => a - b);
}

export function snapshotNumbers(folder: string): number[] {
  return [...numbersOf(folder, 'snapshot'), ...numbersOf(folder, 'jsonl')].sort((a, b) => a - b);
}

/** Makes the folder. What an earlier version saved becomes its first snapshots, without being copied. */
export function openFolder(dataDir: string): string {
  const folder = embeddedFolder(dataDir);
  makeFolder(folder);
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
  const began = numbersOf(folder, 'journal').length > 0 || snapshotNumbers(folder).some((number) => number > 0);
  if (began) return folder;
  if (existsSync(earlierSave(dataDir))) renameSync(earlierSave(dataDir), fileOf(folder, 0, 'jsonl'));
  if (existsSync(earlierFile(dataDir))) renameSync(earlierFile(dataDir), fileOf(folder, 1, 'jsonl'));
  return folder;
}

/** After a new snapshot, everything older than the one before it may go. */
export function deleteOlder(folder: string): void {
  const kept = snapshotNumbers(folder).at(-2);
  if (kept === undefined) return;
  for (const kind of ['snapshot', 'jsonl', 'journal'] as const) {
    for (const number of numbersOf(folder, kind)) if (number < kept) rmSync(fileOf(folder, number, kind));
  }
}

/** A file that was made or renamed is found again after a power failure only when its folder was written too. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
