// Starts processes: a Redis for the tests of stores, where the machine has one.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { type Client, connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { fileIn } from '../../src/store/sqlite/fileIn.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { storeOn } from '../../src/store/sqlite/sqliteStore.ts';
import { findProgram, type Need, need, needs } from '../needs.ts';
import { type Behind, behindDatabase, openMemory } from './behind.ts';
import { freePort } from './ports.ts';

export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

export interface Kind {
  readonly name: string;
  /** The same folder gives the same address and data again. Undefined for what no test starts. */
  readonly open?: ((folder: string) => Promise<Server>) | undefined;
  /** One store as two processes have it. */
  readonly both?: (folder: string) => Promise<Both>;
  readonly url?: string;
  readonly need?: Need;
}

interface Both {
  readonly store: Store;
  readonly other: Store;
  readonly behind: Behind;
}

export const quiet = (): void => {};

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'plateau-test-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** A folder that is removed when the test is over. */
export async function folderOfTest(): Promise<string> {
  const { path, remove } = await temporaryFolder();
  onTestFinished(remove);
  return path;
}

const sqliteKinds: readonly Kind[] = [
  {
    name: 'SQLite in memory',
    async both() {
      const { store, behind, another } = openMemory();
      return { store, behind, other: another() };
    },
  },
  {
    name: 'SQLite in a thread',
    async both(folder) {
      const store = await openThread(folder);
      const database = openDatabase(fileIn(folder));
      return { store, behind: behindDatabase(database), other: storeOn(database) };
    },
  },
];

/** Every kind of store. This machine may lack some. */
export async function storesOfAllKinds(): Promise<readonly Kind[]> {
  return [...sqliteKinds, ...(await serverKinds())];
}

/** Every kind of Redis. */
export async function serverKinds(): Promise<readonly Kind[]> {
  const kinds: Kind[] = [];
  for (const name of ['redis-server', 'valkey-server']) {
    const program = findProgram([name]);
    const onPath = need(`${name} on the PATH (Debian: apt-get install ${name})`, program !== undefined);
    kinds.push({ name, need: onPath, open: (folder) => openServer(program ?? name, folder) });
  }
  const program = findProgram() ?? '';
  kinds.push({ name: 'Redis Cluster', need: needs.server, open: (folder) => openCluster(program, folder) });

  const url = process.env['REDIS_URL'];
  if (url) {
    const ours = need('no tables of Plateau in the Redis of REDIS_URL', await isEmpty(url));
    kinds.push({ name: 'REDIS_URL', need: ours, url });
  }
  return kinds;
}

async function isEmpty(url: string): Promise<boolean> {
  const store = openRedisStore(connectRedis(url));
  try {
    let lines = 0;
    for await (const _ of store.export()) lines += 1;
    return lines === 2;
  } finally {
    await store.close();
  }
}

/** A server that keeps what it has in this folder. */
async function openServer(program: string, folder: string): Promise<Server> {
  const address = join(folder, 'redis.sock');
  const files = ['--dir', folder, '--appendonly', 'yes', '--save', ''];
  const server = spawn(program, ['--port', '0', '--unixsocket', address, ...files], { stdio: 'ignore' });
  const client = new Redis({ path: address, maxRetriesPerRequest: null });
  client.on('error', quiet);
  await client.ping();
  client.disconnect();
  return { address, stop: () => ended(server) };
}

const clusterPorts = new Map<string, readonly number[]>();

async function openCluster(program: string, folder: string): Promise<Server> {
  const known = clusterPorts.get(folder);
  const ports = known ?? [await freePort(), await freePort(), await freePort()];
  clusterPorts.set(folder, ports);
  const servers = ports.map((port) => startNode(program, folder, port));
  const clients = ports.map((port) => new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null }));
  for (const client of clients) client.on('error', quiet);
  if (!known) await meet(clients, ports);
  for (const client of clients) {
    while (!String(await client.cluster('INFO')).includes('cluster_state:ok')) await sleep(20);
    client.disconnect();
  }
  return {
    address: `redis-cluster://${ports.map((port) => `127.0.0.1:${port}`).join(',')}`,
    async stop() {
      await Promise.all(servers.map(ended));
    },
  };
}

export function startNode(program: string, folder: string, port: number, more: readonly string[] = []): ChildProcess {
  return spawn(
    program,
    [
      ...['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''],
      ...['--appendonly', 'yes', '--appendfilename', `node-${port}.aof`, '--appenddirname', `node-${port}`],
      ...['--cluster-enabled', 'yes', '--cluster-config-file', `node-${port}.conf`, '--cluster-node-timeout', '2000'],
      ...more,
    ],
    { stdio: 'ignore' },
  );
}

export async function meet(clients: readonly Redis[], ports: readonly number[]): Promise<void> {
  for (const [i, client] of clients.entries()) {
    const [first, last] = [Math.ceil((16_384 * i) / 3), Math.ceil((16_384 * (i + 1)) / 3)];
    await client.cluster('ADDSLOTS', ...Array.from({ length: last - first }, (_, n) => first + n));
    await client.call('CLUSTER', 'SET-CONFIG-EPOCH', i + 1);
  }
  const know = async (): Promise<boolean> =>
    (await Promise.all(clients.map((client) => client.cluster('INFO')))).every((info) =>
      String(info).includes('cluster_known_nodes:3'),
    );
  // On a busy machine a node may answer too late and forget the others. So this is repeated until all know each other.
  for (let waited = 0; !(await know()); waited++) {
    if (waited % 50 === 0) {
      for (const port of ports.slice(1)) await clients[0]?.call('CLUSTER', 'MEET', '127.0.0.1', port);
    }
    await sleep(20);
  }
}

export async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  await new Promise((resolve) => {
    server.once('exit', resolve);
    server.kill('SIGTERM');
  });
}

/** Counts what is sent on a connection: each is one round trip. */
export function countSent(client: Client): () => number {
  let sent = 0;
  const send = client.sendCommand as (...command: unknown[]) => Promise<unknown>;
  client.sendCommand = (...command: unknown[]) => {
    sent += 1;
    return send.apply(client, command);
  };
  return () => sent;
}
