import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Server, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { embeddedFolder } from '../../src/store/embedded/folder.ts';
import { openKeeper, type Sizes } from '../../src/store/embedded/keeper.ts';
import { command } from '../../src/store/embedded/resp.ts';
import { startValkey, type Valkey } from '../../src/store/embedded/valkey.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { listenAt } from '../../src/store/sockets.ts';

/** An embedded store inside the test's own process, which may be stopped at any instant and opened again. */
export interface Life {
  readonly store: Store;
  readonly folder: string;
  readonly said: readonly string[];
  /** The files it began with. */
  readonly began: readonly string[];
  /** As after kill -9: a new life that begins with the files of this instant. */
  killed(): Promise<Life>;
  /** Copies the files of this instant, as a process killed now would leave them. */
  left(to: string): void;
  close(): Promise<void>;
}

export interface Cradle {
  begin(folder: string, sizes?: Sizes): Promise<Life>;
  folder(): string;
  close(): Promise<void>;
}

/** Lives that follow one another use the same Valkey, emptied between them. */
export async function openCradle(): Promise<Cradle> {
  const valkey = await startValkey();
  const root = await mkdtemp(join(tmpdir(), 'plateau-test-'));
  let made = 0;
  const folder = (): string => join(root, String(made++));

  async function begin(at: string, sizes?: Sizes): Promise<Life> {
    empty(valkey);
    const began = existsSync(embeddedFolder(at)) ? readdirSync(embeddedFolder(at)) : [];
    const said: string[] = [];
    const keeper = await openKeeper(valkey, at, (line) => said.push(line), sizes);
    said.push(...keeper.warnings);
    const sockets = new Set<Socket>();
    const path = join(root, `${made++}.sock`);
    const server: Server = await listenAt(path, (socket) => {
      sockets.add(socket);
      keeper.adopt(socket);
    });
    // The process is the same one in all its lives, as far as the store knows.
    const store = openRedisStore(connectRedis(path), undefined, 'process');
    const shut = async (): Promise<void> => {
      await store.close();
      for (const socket of sockets) socket.destroy();
      server.close();
    };
    const left = (to: string): void => {
      try {
        cpSync(at, to, { recursive: true });
      } catch (error) {
        // A file was given its name while it was copied.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
        rmSync(to, { recursive: true });
        left(to);
      }
    };
    return {
      store,
      folder: at,
      said,
      began,
      left,
      async killed() {
        const to = folder();
        left(to);
        await shut();
        // Only its files count: the old keeper must not write on while the next one uses the same Valkey.
        await keeper.close();
        return begin(to, sizes);
      },
      async close() {
        await shut();
        await keeper.close();
      },
    };
  }
  return { begin, folder, close: () => rm(root, { recursive: true, force: true, maxRetries: 5 }) };
}

function empty(valkey: Valkey): void {
  valkey.ask(command('FLUSHALL'));
  valkey.ask(command('SCRIPT', 'FLUSH'));
}
