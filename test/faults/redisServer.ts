import { spawn } from 'node:child_process';
import { Redis } from 'ioredis';
import { findProgram } from '../../src/store/pathServer.ts';
import { ended, freePort, quiet } from '../store/servers.ts';

export interface RedisServer {
  readonly url: string;
  close(): Promise<void>;
}

/** A sound Redis in memory, for scenarios in which something else goes wrong. */
export async function openRedis(): Promise<RedisServer> {
  const program = await findProgram();
  if (program === undefined) throw new Error('The fault suite needs redis-server or valkey-server on the PATH.');
  const port = await freePort();
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], { stdio: 'ignore' });
  const client = new Redis({ port, maxRetriesPerRequest: null });
  client.on('error', quiet);
  await client.ping();
  client.disconnect();
  return {
    url: `redis://127.0.0.1:${port}`,
    async close() {
      child.kill('SIGKILL');
      await ended(child);
    },
  };
}
