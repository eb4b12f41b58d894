import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { findProgram } from '../../src/store/pathServer.ts';

/** A real Redis of its own, on loopback, which a test may hurt. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  readonly folder: string;
  /** For commands of an administrator. It waits until the server answers. */
  readonly admin: Redis;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops it in good order, with everything on disk. */
  stop(): Promise<void>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  close(): Promise<void>;
}

export const redisProgram = await findProgram();

/** Its files are on disk, each write before it is answered: whatever was answered is there after a kill. */
const durable = ['--appendonly', 'yes', '--appendfsync', 'always', '--save', ''];

export async function openRedis(settings: readonly string[] = durable): Promise<RedisServer> {
  const program = redisProgram;
  if (program === undefined) throw new Error('The fault suite needs redis-server or valkey-server on the PATH.');
  const folder = await mkdtemp(join(tmpdir(), 'plateau-redis-'));
  const port = await freePort();
  const admin = new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null, retryStrategy: () => 50 });
  admin.on('error', () => undefined);
  let child: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals) {
    const ending = child;
    child = undefined;
    if (ending === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.kill('SIGCONT');
    ending.kill(signal);
    await once(ending, 'exit');
  }

  const server: RedisServer = {
    url: `redis://127.0.0.1:${port}`,
    port,
    folder,
    admin,
    async start() {
      child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, ...settings], {
        stdio: 'ignore',
      });
      await admin.ping();
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (name) => void child?.kill(name),
    async close() {
      await end('SIGKILL');
      admin.disconnect();
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
  await server.start();
  return server;
}

export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
