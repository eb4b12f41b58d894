import { readFileSync, statSync } from 'node:fs';
import type { Socket } from 'node:net';
import { diskFault } from '../diskFault.ts';
import { openClients } from './clients.ts';
import { digestOf } from './commands.ts';
import { deleteOlder, fileOf, openFolder } from './folder.ts';
import { beginFolding, type Folding } from './folding.ts';
import { openGate } from './gate.ts';
import { type Journal, openJournal } from './journal.ts';
import { recover } from './recovery.ts';
import type { Valkey } from './valkey.ts';

export interface Sizes {
  /** Journals of fewer bytes are not worth a new snapshot. */
  readonly leastJournal: number;
  /** About how many keys a snapshot reads at a time: so few that no move waits for them. */
  readonly slice: number;
}

const usual: Sizes = { leastJournal: 8 << 20, slice: 50 };

/**
 * How large the journals may grow, as a part of the snapshot. To replay a byte of a journal takes about five times as
 * long as to load one of a snapshot: a start takes less than twice as long as with the snapshot alone. And what is
 * written, snapshots included, is at most about nine times what is played.
 */
const journalPart = 1 / 8;

export interface Keeper {
  readonly warnings: readonly string[];
  adopt(socket: Socket): void;
  /** Writes what is only in memory, and waits until all is on the disk. Throws when the disk does not take it. */
  close(): Promise<void>;
}

/** Keeps what Valkey holds in a folder: a snapshot, and a journal of what was written since. */
export async function openKeeper(
  valkey: Valkey,
  dataDir: string,
  say: (line: string) => void,
  { leastJournal, slice }: Sizes = usual,
): Promise<Keeper> {
  const dump = scriptOf('dump');
  const folder = openFolder(dataDir);
  const recovered = await recover(valkey, folder);

  const stopping = new AbortController();
  let number = recovered.journal;
  let journal = open(number, recovered.size);
  let folding: Folding | undefined;
  let folded: Promise<void> = Promise.resolve();
  /** The last journal of which the disk has lost something. It is still in memory: a later snapshot has it all. */
  let lost: { readonly number: number; readonly error: unknown } | undefined;
  /** Bytes of the journals before this one that no snapshot holds. */
  let earlier = recovered.earlierSize;
  /** The journals grow to this size before a snapshot is made of them. */
  let limit = limitAfter(recovered.snapshotSize);
  /** So much may be written until all of a snapshot that is being taken is in memory. */
  let allowance = leastJournal;

  function limitAfter(snapshotSize: number): number {
    return Math.max(leastJournal, snapshotSize * journalPart);
  }

  function open(next: number, size: number): Journal {
    const file = fileOf(folder, next, 'journal');
    return openJournal(file, size, (error) => {
      say(`${file} could not be written: ${diskFault(error)}`);
      lost = { number: next, error };
      fold();
    });
  }

  function fold(): void {
    if (folding || stopping.signal.aborted) return;
    const before = journal;
    try {
      journal = open(number + 1, 0);
    } catch (error) {
      say(`${folder} could not be written: ${diskFault(error)}`);
      limit = earlier + before.size + leastJournal;
      return;
    }
    number += 1;
    earlier += before.size;
    // Should each snapshot be stopped before its end, the journals still grow to little more than twice the limit.
    allowance = Math.max(leastJournal / 8, limit - earlier / 2);
    folding = beginFolding(valkey, dump, slice);
    folded = writeSnapshot(folding, number, before).then((outcome) => {
      folding = undefined;
      if (outcome === 'written' && lost !== undefined) fold();
    });
  }

  async function writeSnapshot(taken: Folding, of: number, before: Journal): Promise<'written' | 'not written'> {
    const file = fileOf(folder, of, 'snapshot');
    await before.close().catch((error: unknown) => {
      lost = { number: of - 1, error };
    });
    try {
      await taken.write(file, stopping.signal);
      if (lost !== undefined && lost.number < of) lost = undefined;
      deleteOlder(folder);
      earlier = 0;
      limit = limitAfter(statSync(file).size);
      return 'written';
    } catch (error) {
      // The snapshot before this one and all journals since are still there.
      limit = earlier + journal.size + leastJournal;
      if (!stopping.signal.aborted) say(`${file} could not be written: ${diskFault(error)}`);
      return 'not written';
    }
  }

  const gate = openGate({
    valkey,
    dump,
    harmless: { dump: digestOf(dump), trial: digestOf(scriptOf('trial')) },
    journal: () => journal,
    before(keys) {
      if (earlier + journal.size > limit) fold();
      if (keys) folding?.keep(keys);
      folding?.keepPart(keys ? journal.size / allowance : 1);
    },
    onFault: (error) =>
      say(`${folder} could not be written: ${diskFault(error)} Until it can, players are told that the store is away.`),
    onMended: () => say(`${folder} is written again.`),
  });

  if (recovered.snapshot === 'of an earlier version') fold();
  return {
    warnings: recovered.warnings,
    adopt: openClients(valkey, gate),
    async close() {
      stopping.abort();
      await folded;
      try {
        gate.writeClock();
        await journal.close();
        if (lost !== undefined) throw lost.error;
      } catch (error) {
        throw new Error(`${folder} could not be written at the end: ${diskFault(error)}`, { cause: error });
      }
    },
  };
}

function scriptOf(name: 'dump' | 'trial'): string {
  // This path is right from src/store/embedded and from dist/store/embedded.
  return readFileSync(new URL(`../../../src/store/lua/${name}.lua`, import.meta.url), 'utf8');
}
