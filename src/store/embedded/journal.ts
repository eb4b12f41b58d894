import { close, fdatasync, ftruncateSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { syncFolder } from './folder.ts';
import { heading, record, writeAll } from './records.ts';

const [sync, shut] = [promisify(fdatasync), promisify(close)];

const someRoom = Buffer.alloc(1 << 16);

/** How long what was appended may stay in the system's memory, where a power failure would take it. */
const syncPause = 1_000;

export interface Journal {
  /** Bytes so far. */
  readonly size: number;
  /** Scripts that stand in this journal, by their digest. */
  readonly scripts: Set<string>;
  /** When it returns, the commands survive this process. When it throws, nothing of them stays. */
  append(commands: Buffer): void;
  /** Throws when the disk does not take as much as a few commits. */
  tryRoom(): void;
  /** Waits until all of it is on the disk. */
  close(): Promise<void>;
}

/** Goes on after the first `size` bytes of the file. `onFault` hears when the disk fails behind our back. */
export function openJournal(file: string, size: number, onFault: (error: unknown) => void): Journal {
  const fd = openSync(file, size === 0 ? 'w' : 'r+', 0o600);
  let end = size;
  let unsynced = false;
  /** Whether the folder names the file also after a power failure. */
  let entry: 'unsynced' | 'synced' = 'unsynced';
  let timer: NodeJS.Timeout | undefined;
  let syncing: Promise<void> = Promise.resolve();

  function write(bytes: Buffer): void {
    try {
      writeAll(fd, bytes, end);
    } catch (error) {
      // If this fails too, the next append is written over the rest.
      truncate();
      throw error;
    }
    end += bytes.length;
  }

  function tryRoom(): void {
    try {
      writeAll(fd, someRoom, end);
    } finally {
      truncate();
    }
  }

  function truncate(): void {
    try {
      ftruncateSync(fd, end);
    } catch {}
  }

  async function syncNow(): Promise<void> {
    timer = undefined;
    if (!unsynced) return;
    unsynced = false;
    await sync(fd);
    if (entry === 'synced') return;
    await syncFolder(dirname(file));
    entry = 'synced';
  }

  function syncSoon(): void {
    unsynced = true;
    timer ??= setTimeout(() => {
      syncing = syncing.then(syncNow).catch(onFault);
    }, syncPause);
  }

  truncate();
  const begin = (): void => {
    if (end === 0) write(heading);
  };
  return {
    get size() {
      return end;
    },
    scripts: new Set(),
    tryRoom,
    append(commands) {
      begin();
      write(record(commands));
      syncSoon();
    },
    async close() {
      clearTimeout(timer);
      await syncing;
      try {
        await syncNow();
      } finally {
        await shut(fd);
      }
    },
  };
}
