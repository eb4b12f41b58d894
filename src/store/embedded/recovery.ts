import { existsSync, renameSync, statSync } from 'node:fs';
import { fileOf, numbersOf, snapshotNumbers } from './folder.ts';
import { loadEarlier, loadSnapshot, replay } from './loading.ts';
import { command } from './resp.ts';
import type { Valkey } from './valkey.ts';

export interface Recovered {
  /** The journal to go on with, and how much of it is good. */
  readonly journal: number;
  readonly size: number;
  /** Bytes of the journals before it. */
  readonly earlierSize: number;
  readonly snapshot: 'none' | 'ours' | 'of an earlier version';
  readonly snapshotSize: number;
  readonly warnings: readonly string[];
}

/** Brings back all that was kept: the newest snapshot that can be read, and every journal since. */
export async function recover(valkey: Valkey, folder: string): Promise<Recovered> {
  const { base, snapshot, snapshotSize, warnings } = await loadNewest(valkey, folder);
  const numbers = numbersOf(folder, 'journal').filter((number) => number >= base);
  const first = Math.max(base, 1);
  const gap = numbers.findIndex((number, i) => number !== first + i);
  if (gap >= 0) throw new Error(`${fileOf(folder, first + gap, 'journal')} is missing. ${advice(folder)}`);
  let [journal, size, earlierSize] = [numbers[0] ?? first, 0, 0];
  for (const number of numbers) {
    const read = replay(valkey, fileOf(folder, number, 'journal'));
    [journal, size, earlierSize] = [number, read.good, earlierSize + size];
    if (read.good === read.size) continue;
    warnings.push(leaveOut(folder, number, read.size - read.good));
    break;
  }
  // Clients send their scripts again, and so the gate learns what they do.
  valkey.ask(command('SCRIPT', 'FLUSH'));
  return { journal, size, earlierSize, snapshot, snapshotSize, warnings };
}

const advice = (folder: string): string =>
  `Put the file back, or move ${folder} away and bring back a backup with npm run restore.`;

interface Newest {
  readonly base: number;
  readonly snapshot: Recovered['snapshot'];
  readonly snapshotSize: number;
  readonly warnings: string[];
}

async function loadNewest(valkey: Valkey, folder: string): Promise<Newest> {
  const bad: { readonly file: string; readonly fault: string }[] = [];
  for (const number of snapshotNumbers(folder).reverse()) {
    const [own, earlier] = [fileOf(folder, number, 'snapshot'), fileOf(folder, number, 'jsonl')];
    const ours = existsSync(own);
    try {
      if (ours) loadSnapshot(valkey, own);
      else await loadEarlier(valkey, earlier);
    } catch (error) {
      bad.push({ file: ours ? own : earlier, fault: (error as Error).message });
      valkey.ask(command('FLUSHALL'));
      continue;
    }
    for (const { file } of bad) renameSync(file, `${file}.garbled`);
    const warnings = bad.map(
      ({ file, fault }) => `${file} could not be read (${fault}): the save before it was taken.`,
    );
    const snapshot = ours ? 'ours' : 'of an earlier version';
    return { base: number, snapshot, snapshotSize: statSync(ours ? own : earlier).size, warnings };
  }
  const [first = 1] = numbersOf(folder, 'journal');
  if (bad.length > 0 || first !== 1) {
    const faults = bad.map(({ file, fault }) => `${file} cannot be read (${fault}).`);
    throw new Error([...faults, `No save can be read in ${folder}.`, advice(folder)].join(' '));
  }
  return { base: 1, snapshot: 'none', snapshotSize: 0, warnings: [] };
}

/** What follows a record that is not whole is of no use, and is kept aside. */
function leaveOut(folder: string, number: number, bytes: number): string {
  const later = numbersOf(folder, 'journal').filter((other) => other > number);
  for (const other of later) {
    renameSync(fileOf(folder, other, 'journal'), `${fileOf(folder, other, 'journal')}.garbled`);
  }
  const also = later.length === 0 ? '' : ` So were the journals after it, now ${folder}/*.garbled.`;
  return `${fileOf(folder, number, 'journal')} ends with ${bytes} bytes that are not whole, as after a power failure. They were left out.${also}`;
}
