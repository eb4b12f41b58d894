import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { claimFolder, openFile } from './database.ts';
import { type CallResult, callsOn, makeCalls, type StoreCall } from './transactions.ts';

/** The thread that holds the file of a running Plateau. Whatever comes while it waits for the disk is done together. */

export interface ThreadData {
  readonly dataDir: string;
  readonly self: string;
}

export interface CallMessage extends StoreCall {
  readonly id: number;
}

export interface ReplyMessage {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: { readonly name: string; readonly message: string };
}

const port = parentPort as MessagePort;
const { dataDir, self } = workerData as ThreadData;

try {
  const lock = claimFolder(dataDir);
  const database = openFile(dataDir);
  const calls = callsOn(database, self);
  port.on('message', (first: CallMessage | 'close') => {
    const messages = [first, ...waiting()];
    const batch = messages.filter((message) => message !== 'close');
    const outcomes = makeCalls(database, calls, batch);
    port.postMessage(batch.map(({ id }, at) => ({ id, ...told(outcomes[at] ?? {}) })));
    if (!messages.includes('close')) return;
    database.close();
    lock.close();
    port.close();
  });
  port.postMessage({ names: Object.keys(calls) });
} catch (error) {
  port.postMessage({ fault: (error as Error).message });
  port.close();
}

function* waiting(): Generator<CallMessage | 'close'> {
  for (let next = receiveMessageOnPort(port); next !== undefined; next = receiveMessageOnPort(port)) yield next.message;
}

/** An error loses its class on the way. */
function told({ answer, fault }: CallResult): Omit<ReplyMessage, 'id'> {
  if (fault === undefined) return { answer };
  const { name, message } = fault as Error;
  return { fault: { name, message } };
}
