import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { stat, unlink } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeFolder } from './diskFault.ts';

/** How long the path of a Unix socket may be on the strictest system (macOS: 104 with the closing zero). */
const longestPath = 100;

/** The path of a socket: in the data folder, unless that path is too long or the system has only pipes. */
export function socketPath(dataDir: string, name: 'lock' | 'embedded' | 'redis' | `own-${number}`): string {
  makeFolder(dataDir);
  const folder = realpathSync(dataDir);
  const digest = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\plateau-${digest}-${name}`;
  const path = join(folder, `${name}.sock`);
  return Buffer.byteLength(path) <= longestPath ? path : join(privateFolder(), `${digest}-${name}.sock`);
}

function privateFolder(): string {
  const { uid } = userInfo();
  const folder = join(tmpdir(), `plateau-${uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== uid) throw new Error(`${folder} belongs to somebody else.`);
  chmodSync(folder, 0o700);
  return folder;
}

export function answersAt(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Only the user who runs this may connect. */
export function listenAt(path: string, take: (socket: Socket) => void): Promise<Server> {
  const server = createServer(take);
  return new Promise((resolve, reject) => {
    const mask = process.umask(0o177);
    server.once('error', reject).listen(path, () => resolve(server));
    process.umask(mask);
  });
}

/** Listens there, after the process that listens now has ended. Undefined if it does not end in time. */
export async function claim(path: string, patience: number): Promise<Server | undefined> {
  const deadline = performance.now() + patience;
  do {
    const server = await claimNow(path);
    if (server) return server;
    await sleep(100);
  } while (performance.now() < deadline);
  return undefined;
}

const refuse = (socket: Socket): void => {
  socket.destroy();
};

async function claimNow(path: string): Promise<Server | undefined> {
  try {
    return await listenAt(path, refuse);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  }
  // On Windows a pipe disappears with its process, so nothing is left to take over.
  const left = process.platform !== 'win32' && !(await answersAt(path));
  return left ? takeOver(path) : undefined;
}

/** Replaces the socket that a killed process left. Two processes may try at once: the one whose socket stays wins. */
async function takeOver(path: string): Promise<Server | undefined> {
  try {
    await unlink(path);
    const server = await listenAt(path, refuse);
    const mine = (await stat(path)).ino;
    await sleep(100);
    if ((await stat(path)).ino === mine) return server;
    // This server is not closed, since that would remove the path the other now listens on.
    server.unref();
  } catch (error) {
    if (!['ENOENT', 'EADDRINUSE'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
  return undefined;
}
