import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { inTime } from '../inTime.ts';
import { DamagedKey, type Store, StoreAway } from '../port.ts';
import { type Ask, askedStore } from './askedStore.ts';
import { fileIn } from './fileIn.ts';
import type { CallMessage, ReplyMessage, ThreadData } from './thread.ts';

const file = import.meta.url.endsWith('.ts')
  ? new URL('../../../dist/store/sqlite/thread.js', import.meta.url)
  : new URL('./thread.js', import.meta.url);

interface Waiting {
  resolve(answer: never): void;
  reject(fault: Error): void;
}

/**
 * Opens the file of a Plateau that runs, and holds its folder. A thread of its own waits for the disk, so that nothing else
 * does, however slow that is.
 */
export async function openThread(dataDir: string): Promise<Store> {
  const workerData: ThreadData = { dataDir, self: randomBytes(6).toString('base64url') };
  const thread = new Worker(file, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 4 } });
  const [opened] = (await once(thread, 'message')) as [{ names?: readonly string[]; fault?: string }];
  if (opened.names === undefined) throw new Error(opened.fault);

  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let running = true;
  // An error in the thread ends the process: without its store nothing goes on.
  const exited = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      running = false;
      for (const { reject } of waiting.values()) reject(closed());
      resolve();
    });
  });
  thread.on('message', (replies: readonly ReplyMessage[]) => {
    for (const { id, answer, fault } of replies) {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (fault === undefined) asker?.resolve(answer as never);
      else asker?.reject(faultOf(fault));
    }
  });

  const ask: Ask = (name, ...args) => {
    const answer = new Promise<never>((resolve, reject) => {
      if (!running) return reject(closed());
      const id = asked++;
      waiting.set(id, { resolve, reject });
      thread.postMessage({ id, name, args } satisfies CallMessage);
    });
    return inTime(answer);
  };
  return askedStore({
    names: opened.names,
    ask,
    async *exported() {
      // A thread has the package already, which takes room.
      const { exportFile } = await import('./sqliteStore.ts');
      yield* exportFile(fileIn(dataDir));
    },
    async close() {
      thread.postMessage('close');
      await exited;
    },
  });
}

const closed = () => new StoreAway('The store was closed.');

function faultOf({ name, message }: { readonly name: string; readonly message: string }): Error {
  if (name === 'StoreAway') return new StoreAway(message);
  return name === 'DamagedKey' ? new DamagedKey(message) : new Error(message);
}
