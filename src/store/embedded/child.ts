import { unlink } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { claim, listenAt, socketPath } from '../sockets.ts';
import { openKeeper } from './keeper.ts';
import type { Report } from './report.ts';
import { startValkey } from './valkey.ts';

const [dataDir = '.'] = process.argv.slice(2);

const stopped = new Promise<void>((resolve) => {
  process.on('disconnect', resolve);
  process.on('message', (message) => {
    if (message === 'stop') resolve();
  });
});
// The child stops when its parent says so or ends. A Ctrl-C reaches both, and the parent must finish first.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

function report(message: Report): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send?.(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

async function openToAll(adopt: (socket: Socket) => void): Promise<() => void> {
  const path = socketPath(dataDir, 'embedded');
  if (process.platform !== 'win32') await unlink(path).catch(() => {});
  const sockets = new Set<Socket>();
  const server = await listenAt(path, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    adopt(socket);
  });
  return () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
}

async function run(): Promise<void> {
  const lock = await claim(socketPath(dataDir, 'lock'), 5_000);
  if (!lock) throw new Error(`Another Plateau uses ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`);

  const say = (text: string): void => {
    report({ type: 'warning', text });
  };
  const keeper = await openKeeper(await startValkey(), dataDir, say);
  for (const warning of keeper.warnings) say(warning);
  const close = await openToAll(keeper.adopt);
  await report({ type: 'ready' });
  await stopped;
  close();
  await keeper.close();
  lock.close();
}

/**
 * Node may wait for ever when it exits by itself: it joins the threads that compile WebAssembly, and those wait for its
 * main thread (seen on Node 24, once in some hundred stops of a busy machine). All is on the disk, so nothing is left to do.
 */
function end(): void {
  process.kill(process.pid, 'SIGKILL');
}

try {
  await run();
} catch (error) {
  await report({ type: 'failed', text: error instanceof Error ? error.message : String(error) });
}
end();
