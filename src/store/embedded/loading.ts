import { closeSync, fstatSync, openSync } from 'node:fs';
import { lastRecord } from './folding.ts';
import { commandsWriting } from './keyed.ts';
import { recordsOf } from './records.ts';
import { command } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** How much is given to Valkey at a time. */
const portionSize = 1 << 18;

export interface Read {
  readonly size: number;
  /** How many bytes, from the beginning, are whole records. */
  readonly good: number;
  /** Whether the last record is the one that ends a snapshot. */
  readonly ended: 'yes' | 'no';
}

/** Executes every whole record of a file. */
export function replay(valkey: Valkey, file: string): Read {
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    makeRoom(valkey, size);
    const records = recordsOf(fd);
    // One buffer serves for all: many would keep the garbage collector busy for longer than Valkey.
    const portion = Buffer.allocUnsafe(portionSize);
    let length = 0;
    let ended: Read['ended'] = 'no';
    for (;;) {
      const { done, value } = records.next();
      if (done === true || length + value.length > portionSize) {
        valkey.ask(portion.subarray(0, length));
        length = 0;
      }
      if (done === true) return { size, good: value, ended };
      if (value.length > portionSize) valkey.ask(value);
      else length += value.copy(portion, length);
      ended = value.equals(lastRecord) ? 'yes' : 'no';
    }
  } finally {
    closeSync(fd);
  }
}

/**
 * Makes Valkey's memory grow at once by about what a file will fill. Little by little it would take a second for each
 * hundred megabytes.
 */
function makeRoom(valkey: Valkey, bytes: number): void {
  const key = 'room';
  const room = Math.min(Math.floor(bytes * 0.9), 1 << 28);
  if (room > portionSize) valkey.ask(Buffer.concat([command('SETRANGE', key, String(room), '.'), command('DEL', key)]));
}

/** Throws when the snapshot is not whole. */
export function loadSnapshot(valkey: Valkey, file: string): void {
  const { size, good, ended } = replay(valkey, file);
  if (good !== size || ended === 'no') throw new Error(`it is damaged at byte ${good}`);
}

/** What versions before the journal saved has the form of a backup. Its reader is loaded only when it is needed. */
export async function loadEarlier(valkey: Valkey, file: string): Promise<void> {
  const [{ readLines }, { linesOf }] = await Promise.all([
    import('../backup/lines.ts'),
    import('../backup/savedFile.ts'),
  ]);
  for (const { key, type, items } of await readLines(linesOf(file))) {
    for (const each of commandsWriting(type, key, items)) valkey.ask(each);
  }
}
