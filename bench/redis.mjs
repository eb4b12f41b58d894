import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectRedis } from '../dist/store/connectRedis.js';
import { findProgram } from './programs.mjs';

/** The Redis server of this machine, if it has one. */
export const redisServer = findProgram('redis-server', 'valkey-server');

/** The system gives no port below 32 768 to a socket that does not ask for one. */
const [lowest, highest] = [11_000, 32_000];
/** So often it is asked whether it answers, every fifty milliseconds. */
const tries = 200;

/** Starts a Redis that keeps its data in this folder as `compose.yaml` has it: at most a second of it is not on the disk. */
export async function startRedis(/** @type {string} */ folder) {
  if (redisServer === undefined) throw new Error('This needs redis-server or valkey-server on the PATH.');
  const port = await freePort();
  const where = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
  const keeping = ['--save', '', '--appendonly', 'yes', '--appendfsync', 'everysec'];
  const server = spawn(redisServer, [...where, ...keeping], { stdio: 'ignore' });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const url = `redis://127.0.0.1:${port}`;
  await untilItAnswers(url, server);
  return {
    url,
    async stop() {
      process.off('exit', kill);
      kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
  };
}

async function untilItAnswers(
  /** @type {string} */ url,
  /** @type {import('node:child_process').ChildProcess} */ server,
) {
  const client = connectRedis(url);
  try {
    for (let tried = 0; tried < tries && server.exitCode === null; tried++) {
      const answer = await client.ping().catch(() => undefined);
      if (answer === 'PONG') return;
      await sleep(50);
    }
    throw new Error(`The server of ${url} does not answer.`);
  } finally {
    client.disconnect();
  }
}

async function freePort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

/** @returns {Promise<boolean>} */
function isFree(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
