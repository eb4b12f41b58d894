import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { syncFolder } from './folder.ts';
import { commandsFor } from './keyed.ts';
import { heading, record } from './records.ts';
import { command, replyAt } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** What moves have at least between two slices. */
const pause = 2;

/** The last record of a snapshot: without it, the file was cut off. */
export const lastRecord = command('PING');

export interface Folding {
  /** Must be called before anything is written to these keys, so that the snapshot has them as they were. */
  keep(keys: readonly Buffer[]): void;
  /** Goes on at once until this part of all keys is kept, from 0 to 1. It must be 1 before a write that says not which keys. */
  keepPart(part: number): void;
  /** Writes the snapshot. It has its name only when all of it is on the disk. */
  write(file: string, stopping: AbortSignal): Promise<void>;
}

/** Takes a snapshot of this very moment, little by little: whoever changes a key later keeps it first. */
export function beginFolding(valkey: Valkey, dump: string, slice: number): Folding {
  const kept = new Set<string>();
  const waiting: Buffer[] = [];
  const [all] = replyAt(valkey.ask(command('DBSIZE'))) as readonly [number, number];
  let found = 0;
  let cursor = '0';
  let done = false;

  function keep(keys: readonly Buffer[]): void {
    if (done) return;
    const fresh = keys.filter((key) => kept.size < kept.add(key.toString('latin1')).size);
    waiting.push(...commandsFor(valkey, dump, fresh));
  }

  function goOn(): void {
    const [reply] = replyAt(valkey.ask(command('SCAN', cursor, 'COUNT', String(slice))));
    const [next, keys] = reply as readonly [Buffer, readonly Buffer[]];
    keep(keys);
    found += keys.length;
    cursor = next.toString();
    done = cursor === '0';
  }

  return {
    keep,
    keepPart(part) {
      // Keys are found that were made meanwhile, so only the end of the scan says that these are all.
      while (!done && (part >= 1 || found < part * all)) goOn();
    },
    async write(file, stopping) {
      const partial = `${file}.part`;
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(heading);
        while (!done || waiting.length > 0) {
          if (!done) goOn();
          if (waiting.length > 0) await handle.writeFile(record(Buffer.concat(waiting.splice(0))));
          await sleep(pause, undefined, { signal: stopping });
        }
        await handle.writeFile(record(lastRecord));
        await handle.sync();
        await handle.close();
        await rename(partial, file);
      } catch (error) {
        done = true;
        await handle.close().catch(() => {});
        await rm(partial, { force: true }).catch(() => {});
        throw error;
      }
      await syncFolder(dirname(file));
    },
  };
}
