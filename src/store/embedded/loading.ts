import { closeSync, fstatSync, openSync } from 'node:fs';
import { lastRecord } from './folding.ts';
import { writers } from './keyed.ts';
import { recordsOf } from './records.ts';
import { command } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** How much is given to Valkey at a time. */
const portion = 1 << 18;

export interface Read {
  readonly size: number;
  /** How many bytes, from the beginning, are whole records. */
  readonly good: number;
  readonly last: Buffer;
}

/** Executes every whole record of a file. */
export function replay(valkey: Valkey, file: string): Read {
  const fd = openSync(file, 'r');
  try {
    const { size } = fstatSync(fd);
    const records = recordsOf(fd);
    const collected: Buffer[] = [];
    let [length, last] = [0, Buffer.alloc(0)];
    const execute = (): void => {
      valkey.ask(Buffer.concat(collected.splice(0)));
      length = 0;
    };
    for (;;) {
      const { done, value } = records.next();
      if (done === true) {
        execute();
        return { size, good: value, last };
      }
      last = Buffer.from(value);
      collected.push(last);
      length += last.length;
      if (length > portion) execute();
    }
  } finally {
    closeSync(fd);
  }
}

/** Throws when the snapshot is not whole. */
export function loadSnapshot(valkey: Valkey, file: string): void {
  const { size, good, last } = replay(valkey, file);
  if (good !== size || !last.equals(lastRecord)) throw new Error(`it is damaged at byte ${good}`);
}

/** What versions before the journal saved has the form of a backup. Its reader is loaded only when it is needed. */
export async function loadEarlier(valkey: Valkey, file: string): Promise<void> {
  const [{ readLines }, { linesOf }] = await Promise.all([
    import('../backup/lines.ts'),
    import('../backup/savedFile.ts'),
  ]);
  for (const { key, type, items } of await readLines(linesOf(file))) {
    valkey.ask(command(writers[type], key, ...items));
  }
}
