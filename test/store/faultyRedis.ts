import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { findProgram } from '../needs.ts';
import { freePort } from './ports.ts';
import { ended, quiet, temporaryFolder } from './servers.ts';
import { openTcpProxy, type TcpProxy } from './tcpProxy.ts';

/** A Redis that fails when a test says so. Each fault has a function that begins it and one that ends it. */
export interface FaultyRedis {
  /** For REDIS_URL: through the proxy, as a user of its own. */
  readonly url: string;
  /** A secret that must not be printed. */
  readonly password: string;
  readonly proxy: TcpProxy;
  /** Asks the server that serves now, past the proxy, as its administrator. */
  ask(...command: readonly (string | number)[]): Promise<unknown>;

  /** The process hangs: it takes connections and answers nothing. */
  pause(): void;
  resume(): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** No memory is left: OOM. */
  full(): Promise<void>;
  roomy(): Promise<void>;
  /** It becomes the replica of a server that is gone: READONLY. */
  readOnly(): Promise<void>;
  writable(): Promise<void>;
  /** It cannot save, as on a full disk: MISCONF. */
  diskFull(): Promise<void>;
  diskRoomy(): Promise<void>;
  /** The user may do nothing any more: NOPERM. */
  takeRights(): Promise<void>;
  giveRights(): Promise<void>;
  /** The password is another one now, and the connections are closed: WRONGPASS. */
  changePassword(): Promise<void>;
  changePasswordBack(): Promise<void>;
  /** A replica takes over. Open connections stay with the old primary, which is now its read-only replica. */
  failOver(): Promise<void>;
  /** Keeps a copy of what is stored now; `goBack` starts the server again with that copy. */
  remember(): Promise<void>;
  goBack(): Promise<void>;
  close(): Promise<void>;
}

interface Node {
  readonly port: number;
  readonly folder: string;
  process: ChildProcess;
}

/** Whether this machine has a server to make faults with. */

export async function openFaultyRedis(settings: Readonly<Record<string, string>> = {}): Promise<FaultyRedis> {
  const program = findProgram();
  if (program === undefined) throw new Error('no redis-server on the PATH');
  const home = await temporaryFolder();
  const password = 'canary-of-the-password';
  const older = join(home.path, 'older');
  const nodes: Node[] = [];

  function launch(port: number, folder: string): ChildProcess {
    const all = {
      ...{ bind: '127.0.0.1', port: String(port), dir: folder, save: '', appendonly: 'yes' },
      // A replica that asks for everything gets it at once.
      'repl-diskless-sync-delay': '0',
      ...settings,
    };
    return spawn(
      program as string,
      Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
      { stdio: 'ignore' },
    );
  }

  async function begin(name: string): Promise<Node> {
    const port = await freePort();
    const folder = join(home.path, name);
    await mkdir(folder);
    const node = { port, folder, process: launch(port, folder) };
    nodes.push(node);
    await untilLoaded(port);
    await askAt(port, 'ACL', 'SETUSER', 'plateau', 'on', `>${password}`, '~*', '&*', '+@all');
    return node;
  }

  let serving = await begin('first');
  const proxy = await openTcpProxy(serving.port);
  const ask = (...command: readonly (string | number)[]) => askAt(serving.port, ...command);
  const saved = join(serving.folder, 'dump.rdb');

  async function launchAgain(): Promise<void> {
    serving.process = launch(serving.port, serving.folder);
    await untilLoaded(serving.port);
    await ask('ACL', 'SETUSER', 'plateau', 'on', `>${password}`, '~*', '&*', '+@all');
  }

  async function kill(): Promise<void> {
    serving.process.kill('SIGKILL');
    await ended(serving.process);
  }

  return {
    url: `redis://plateau:${password}@127.0.0.1:${proxy.port}`,
    password,
    proxy,
    ask,
    pause: () => void serving.process.kill('SIGSTOP'),
    resume: () => void serving.process.kill('SIGCONT'),
    kill,
    restart: launchAgain,
    full: async () => void (await ask('CONFIG', 'SET', 'maxmemory', 1)),
    roomy: async () => void (await ask('CONFIG', 'SET', 'maxmemory', 0)),
    readOnly: async () => void (await ask('REPLICAOF', '127.0.0.1', 1)),
    writable: async () => void (await ask('REPLICAOF', 'NO', 'ONE')),
    async diskFull() {
      // A folder with the name of the file cannot be replaced by the file.
      await mkdir(join(saved, 'full'), { recursive: true });
      await ask('CONFIG', 'SET', 'save', '3600 1');
      await ask('BGSAVE');
      await untilInfo(ask, 'rdb_last_bgsave_status:err');
    },
    async diskRoomy() {
      await rm(saved, { recursive: true });
      await ask('BGSAVE');
      await untilInfo(ask, 'rdb_last_bgsave_status:ok');
    },
    takeRights: async () => void (await ask('ACL', 'SETUSER', 'plateau', '-@all')),
    giveRights: async () => void (await ask('ACL', 'SETUSER', 'plateau', '+@all')),
    async changePassword() {
      await ask('ACL', 'SETUSER', 'plateau', 'resetpass', '>another');
      await ask('CLIENT', 'KILL', 'USER', 'plateau');
    },
    changePasswordBack: async () => void (await ask('ACL', 'SETUSER', 'plateau', 'resetpass', `>${password}`)),
    async failOver() {
      const next = await begin(`after-${serving.port}`);
      await askAt(next.port, 'REPLICAOF', '127.0.0.1', serving.port);
      await untilInfo((...command) => askAt(next.port, ...command), 'master_link_status:up');
      // Both have the same by now, since the old one is told to wait for the new one.
      await ask('WAIT', 1, 5_000);
      await askAt(next.port, 'REPLICAOF', 'NO', 'ONE');
      await ask('REPLICAOF', '127.0.0.1', next.port);
      proxy.target = next.port;
      serving = next;
    },
    async remember() {
      await rm(older, { recursive: true, force: true });
      await cp(serving.folder, older, { recursive: true });
    },
    async goBack() {
      await kill();
      await rm(serving.folder, { recursive: true });
      await cp(older, serving.folder, { recursive: true });
      await launchAgain();
    },
    async close() {
      await proxy.close();
      for (const node of nodes) node.process.kill('SIGKILL');
      await Promise.all(nodes.map((node) => ended(node.process)));
      await home.remove();
    },
  };
}

export async function askAt(port: number, ...command: readonly (string | number)[]): Promise<unknown> {
  const client = new Redis({ host: '127.0.0.1', port, retryStrategy: null });
  client.on('error', quiet);
  try {
    return await client.call(...(command.map(String) as [string, ...string[]]));
  } finally {
    client.disconnect();
  }
}

async function untilLoaded(port: number): Promise<void> {
  while (
    !(await askAt(port, 'PING').then(
      (answer) => answer === 'PONG',
      () => false,
    ))
  ) {
    await sleep(20);
  }
}

async function untilInfo(ask: FaultyRedis['ask'], line: string): Promise<void> {
  while (!String(await ask('INFO')).includes(line)) await sleep(20);
}
