import { spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { basename, delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, connectRedis } from './connectRedis.ts';
import { faultIn, makeFolder } from './diskFault.ts';
import type { LocalServer, LocalServerOptions } from './localServer.ts';
import { answersAt, claim, socketPath } from './sockets.ts';
import { type Running, supervise } from './supervise.ts';

export const pathFolder = (dataDir: string): string => join(dataDir, 'redis');

const logfile = 'server.log';
const programs = ['redis-server', 'valkey-server'] as const;

export async function findProgram(names: readonly string[] = programs): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    for (const folder of folders) {
      const program = join(folder, name);
      const runs = await access(program, constants.X_OK).then(
        () => true,
        () => false,
      );
      if (runs) return program;
    }
  }
  return undefined;
}

export async function openPathServer(program: string, { dataDir, log }: LocalServerOptions): Promise<LocalServer> {
  const lock = await claim(socketPath(dataDir, 'lock'), 5_000);
  if (!lock) throw new Error(`Another Plateau uses ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`);
  lock.unref();
  try {
    const address = socketPath(dataDir, 'redis');
    const name = basename(program);
    const supervised = await supervise(name, () => start(program, dataDir, address), log);
    return {
      address,
      describe: `Storage: ${name} from the PATH, kept in ${pathFolder(dataDir)}. If the machine fails, the last second may be lost.`,
      ticksLost: 0,
      async stop() {
        try {
          await supervised.stop();
        } catch (error) {
          log((error as Error).message);
          throw error;
        } finally {
          lock.close();
        }
      },
    };
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** Takes over a server that still runs after its process was killed, or else starts one. */
async function start(program: string, dataDir: string, address: string): Promise<Running> {
  const folder = pathFolder(dataDir);
  if (!(await answersAt(address))) await launch(program, folder, address);
  await loaded(program, folder, address);
  return {
    ended: silence(address),
    async end() {
      const client = connectRedis(address);
      const written = await hasWritten(client);
      // The server answers by closing the connection. While it rewrites its files it may refuse, and is asked again.
      do await client.call('SHUTDOWN').catch(() => sleep(50));
      while (await answersAt(address));
      client.disconnect();
      if (written === 'all') return;
      const why = faultIn(folder) ?? `${join(folder, logfile)} may say why.`;
      throw new Error(`${folder} could not be written at the end: ${why}`);
    },
  };
}

/**
 * What the disk does not take, the server keeps in memory and tries again, at the latest before it answers this.
 * It ends all the same when it is told to.
 */
async function hasWritten(client: Client): Promise<'all' | 'not all'> {
  const told = await client.call('INFO', 'persistence').catch(() => '');
  return String(told).includes('aof_last_write_status:err') ? 'not all' : 'all';
}

async function launch(program: string, folder: string, address: string): Promise<void> {
  makeFolder(folder);
  const settings = {
    port: '0',
    unixsocket: address,
    unixsocketperm: '700',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    save: '',
    'maxmemory-policy': 'noeviction',
    logfile: join(folder, logfile),
    loglevel: 'warning',
  };
  const server = spawn(
    program,
    Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]),
    // Detached, so that a Ctrl-C reaches only the bot. The bot ends its server when it has finished with it.
    { stdio: 'ignore', detached: true },
  );
  server.unref();
  const failed = new Promise<never>((_, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(endedEarly(program, folder)));
  });
  const listening = async (): Promise<void> => {
    while (!(await answersAt(address))) await sleep(20);
  };
  await Promise.race([listening(), failed]);
}

/** Its log can say nothing when the disk does not take that either. */
function endedEarly(program: string, folder: string): Error {
  const fault = faultIn(folder);
  return new Error(
    fault === undefined
      ? `${program} ended before it could serve; ${join(folder, logfile)} may say why.`
      : `${folder} cannot be used: ${fault}`,
  );
}

/** A server listens before it loads, and may end only then. */
async function loaded(program: string, folder: string, address: string): Promise<void> {
  const client = connectRedis(address);
  const answers = (): Promise<boolean> =>
    client.ping().then(
      () => true,
      () => false,
    );
  try {
    while (!(await answers())) {
      if (!(await answersAt(address))) throw endedEarly(program, folder);
    }
  } finally {
    client.disconnect();
  }
}

async function silence(address: string): Promise<void> {
  do await sleep(1_000, undefined, { ref: false });
  while (await answersAt(address));
}
