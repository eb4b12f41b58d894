import { unlink } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { contentOf, loadSaved, save } from '../backup/savedFile.ts';
import { connectRedis } from '../connectRedis.ts';
import { openRedisStore } from '../redisStore.ts';
import { claim, listenAt, socketPath } from '../sockets.ts';
import type { Report } from './report.ts';
import { startValkey } from './valkey.ts';

const [dataDir = '.'] = process.argv.slice(2);
const file = join(dataDir, 'plateau.jsonl');
const pause = 2_000;
/** While only the clock ticks, saves are rare to spare the disk. Lost ticks do no harm: players get the time back. */
const clockPause = 60_000;

const stopping = new AbortController();
// The child stops when its parent says so or ends. A Ctrl-C reaches both, and the parent must finish first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => stopping.abort());
process.on('message', (message) => {
  if (message === 'stop') stopping.abort();
});

function report(message: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The child's own connection: the public socket opens only when everything is loaded. */
async function connectInside(adopt: (socket: Socket) => void): Promise<Redis> {
  const path = socketPath(dataDir, `own-${process.pid}`);
  const server = await listenAt(path, adopt);
  const client = connectRedis(path) as Redis;
  await client.ping();
  server.close();
  return client;
}

async function openToAll(adopt: (socket: Socket) => void): Promise<() => void> {
  const path = socketPath(dataDir, 'embedded');
  if (process.platform !== 'win32') await unlink(path).catch(() => {});
  const sockets = new Set<Socket>();
  const server: Server = await listenAt(path, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    adopt(socket);
  });
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

async function changes(client: Redis): Promise<string | undefined> {
  return /rdb_changes_since_last_save:(\d+)/.exec(await client.info('persistence'))?.[1];
}

async function run(): Promise<void> {
  const lock = await claim(socketPath(dataDir, 'lock'), 5_000);
  if (!lock) throw new Error(`Another Plateau uses ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`);

  const adopt = await startValkey();
  const client = await connectInside(adopt);
  const store = openRedisStore(client);
  const warning = await loadSaved(file, store);
  let saved = { changes: warning === undefined ? await changes(client) : undefined, content: '', at: 0 };
  if (warning !== undefined) await report({ type: 'warning', text: warning });

  const saveChanges = async (least: 'content' | 'clock'): Promise<void> => {
    const now = { changes: await changes(client), content: await contentOf(store), at: Date.now() };
    const clockOnly = now.content === saved.content && now.at - saved.at < clockPause;
    if (now.changes === saved.changes || (least === 'content' && clockOnly)) return;
    await save(file, store);
    saved = now;
  };

  const close = await openToAll(adopt);
  await report({ type: 'ready' });
  while (!stopping.signal.aborted) {
    await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) break;
    await saveChanges('content').catch((error) =>
      report({ type: 'warning', text: `${file} could not be written: ${reasonOf(error)}` }),
    );
  }
  // After the last save no command may be answered "done": its change would be lost.
  close();
  await saveChanges('clock');
  lock.close();
}

try {
  await run();
  process.exit(0);
} catch (error) {
  await report({ type: 'failed', text: reasonOf(error) });
  process.exit(1);
}
