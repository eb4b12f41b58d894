import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findProgram } from '../needs.ts';
import { askAt } from './faultyRedis.ts';
import { freePort } from './ports.ts';
import { ended, meet, quiet, startNode, temporaryFolder } from './servers.ts';

/** Three masters on this machine, without replicas. */
export interface FaultyCluster {
  /** For REDIS_URL. */
  readonly url: string;
  readonly ports: readonly number[];
  kill(node: number): Promise<void>;
  restart(node: number): Promise<void>;
  pause(node: number): void;
  resume(node: number): void;
  /** The node that serves the slot of a key. */
  ownerOf(key: string): Promise<number>;
  /** Moves the slot of a key to another node. `meanwhile` runs while the slot belongs half to each. */
  moveSlot(key: string, to: number, meanwhile?: () => Promise<void>): Promise<void>;
  /** Waits until every node that lives says that this one is lost. */
  untilLost(node: number): Promise<void>;
  untilWhole(): Promise<void>;
  close(): Promise<void>;
}

interface FaultyClusterOptions {
  /** Whether the rest of the cluster refuses everything when a part of it is lost, as a cluster does by default. */
  readonly fullCoverage: 'yes' | 'no';
}

export async function openFaultyCluster({ fullCoverage }: FaultyClusterOptions): Promise<FaultyCluster> {
  const program = findProgram();
  if (program === undefined) throw new Error('no redis-server on the PATH');
  const home = await temporaryFolder();
  const ports = [await freePort(), await freePort(), await freePort()];
  const start = (port: number) =>
    startNode(program, home.path, port, ['--cluster-require-full-coverage', fullCoverage]);
  const servers = ports.map(start);
  const clients = ports.map((port) => new Redis({ port, host: '127.0.0.1', maxRetriesPerRequest: null }));
  for (const client of clients) client.on('error', quiet);
  await meet(clients, ports);
  for (const client of clients) client.disconnect();

  const port = (node: number) => ports[node] as number;
  const infoOf = (node: number) => askAt(port(node), 'CLUSTER', 'INFO').then(String, () => '');
  const linesOf = async () => String(await askAt(await living(), 'CLUSTER', 'NODES')).split('\n');
  const idOf = async (node: number) =>
    (await linesOf()).find((line) => line.includes(`:${port(node)}@`))?.split(' ')[0] as string;

  async function living(): Promise<number> {
    for (;;) {
      for (const each of ports) {
        const answers = await askAt(each, 'PING').then(
          () => true,
          () => false,
        );
        if (answers) return each;
      }
      await sleep(20);
    }
  }

  async function untilWhole(): Promise<void> {
    for (const node of ports.keys()) {
      const whole = async () => {
        const info = await infoOf(node);
        return info.includes('cluster_state:ok') && info.includes('cluster_slots_ok:16384');
      };
      while (!(await whole())) await sleep(20);
    }
  }

  const slotOf = async (key: string) => Number(await askAt(await living(), 'CLUSTER', 'KEYSLOT', key));

  /** Who serves a slot, as the machine at this port knows it. */
  async function ownerAsKnownBy(asked: number, slot: number): Promise<number> {
    const shards = (await askAt(asked, 'CLUSTER', 'SLOTS')) as [number, number, [string, number]][];
    const owner = shards.find(([first, last]) => first <= slot && slot <= last)?.[2][1];
    return ports.indexOf(owner as number);
  }

  const ownerOf = async (key: string) => ownerAsKnownBy(await living(), await slotOf(key));

  /** The nodes tell each other of a move by and by: whoever is asked earlier names the old owner. */
  async function untilAllKnowOwner(slot: number, owner: number): Promise<void> {
    for (const each of ports) while ((await ownerAsKnownBy(each, slot)) !== owner) await sleep(20);
  }

  await untilWhole();

  return {
    url: `redis-cluster://${ports.map((each) => `127.0.0.1:${each}`).join(',')}`,
    ports,
    async kill(node) {
      servers[node]?.kill('SIGKILL');
      await ended(servers[node] as ChildProcess);
    },
    async restart(node) {
      const { exitCode, signalCode } = servers[node] as ChildProcess;
      if (exitCode !== null || signalCode !== null) servers[node] = start(port(node));
    },
    pause: (node) => void servers[node]?.kill('SIGSTOP'),
    resume: (node) => void servers[node]?.kill('SIGCONT'),
    ownerOf,
    async moveSlot(key, to, meanwhile = async () => {}) {
      const from = await ownerOf(key);
      const slot = await slotOf(key);
      await askAt(port(to), 'CLUSTER', 'SETSLOT', slot, 'IMPORTING', await idOf(from));
      await askAt(port(from), 'CLUSTER', 'SETSLOT', slot, 'MIGRATING', await idOf(to));
      const keys = async () => (await askAt(port(from), 'CLUSTER', 'GETKEYSINSLOT', slot, 1_000)) as string[];
      const move = (name: string) => askAt(port(from), 'MIGRATE', '127.0.0.1', port(to), name, 0, 1_000);
      const [first] = await keys();
      if (first !== undefined) await move(first);
      await meanwhile();
      for (const name of await keys()) await move(name);
      for (const node of [to, from]) await askAt(port(node), 'CLUSTER', 'SETSLOT', slot, 'NODE', await idOf(to));
      await untilAllKnowOwner(slot, to);
    },
    async untilLost(node) {
      for (const other of ports.keys()) {
        if (other === node) continue;
        while ((await infoOf(other)).includes('cluster_slots_fail:0')) await sleep(20);
      }
    },
    untilWhole,
    async close() {
      for (const server of servers) server.kill('SIGKILL');
      await Promise.all(servers.map(ended));
      await home.remove();
    },
  };
}
