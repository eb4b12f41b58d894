import { type ChildProcess, spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { findProgram } from '../needs.ts';
import { freePort } from './ports.ts';
import { ended, quiet } from './servers.ts';

/** A sound Redis in memory, for tests in which something else goes wrong. */
export interface PlainRedis {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

export interface PlainOptions {
  readonly port?: number;
  readonly password?: string;
}

export async function openPlainRedis({ port, password = '' }: PlainOptions = {}): Promise<PlainRedis> {
  const program = findProgram();
  if (program === undefined) throw new Error('This needs redis-server or valkey-server on the PATH.');
  const used = port ?? (await freePort());
  const settings = ['--port', String(used), '--bind', '127.0.0.1', '--save', '', '--requirepass', password];
  const server = spawn(program, settings, { stdio: 'ignore' });
  await untilItAnswers(server, used, password);
  return {
    port: used,
    url: `redis://${password === '' ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${used}`,
    async close() {
      server.kill('SIGKILL');
      await ended(server);
    },
  };
}

async function untilItAnswers(server: ChildProcess, port: number, password: string): Promise<void> {
  const client = new Redis({ port, host: '127.0.0.1', password, maxRetriesPerRequest: null });
  client.on('error', quiet);
  try {
    const gone = new Promise<never>((_, reject) => {
      server.once('exit', (code) => reject(new Error(`The server on port ${port} ended at once, with ${code}.`)));
    });
    await Promise.race([client.ping(), gone]);
  } finally {
    client.disconnect();
  }
}
