import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { openEmbeddedServer } from './embedded/embeddedServer.ts';
import { earlierFile, earlierSave, embeddedFolder } from './embedded/folder.ts';
import { findProgram, openPathServer, pathFolder } from './pathServer.ts';

export interface LocalServer {
  /** For `connectRedis`. */
  readonly address: string;
  /** One line that says which server is used and what may be lost with it. */
  readonly describe: string;
  /** How much of the tables' clock it may lose when it alone is killed, in milliseconds, though nothing else is lost. */
  readonly ticksLost: number;
  stop(): Promise<void>;
}

export interface LocalServerOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly kind?: 'embedded' | 'path';
}

/** Starts a server for this Plateau: `redis-server` or `valkey-server` from the PATH, else the embedded one. */
export async function openLocalServer(given: LocalServerOptions): Promise<LocalServer> {
  // The server runs in another working folder, where a relative path would lead elsewhere.
  const options = { ...given, dataDir: resolve(given.dataDir) };
  const program = await findProgram();
  switch (options.kind ?? keptBy(options.dataDir) ?? (program ? 'path' : 'embedded')) {
    case 'embedded':
      return openEmbeddedServer(options);
    case 'path':
      if (!program) {
        throw new Error(
          `What is in ${pathFolder(options.dataDir)} was kept by a redis-server or valkey-server, and none is on the PATH any more. Install one, set REDIS_URL, or move the folder away to start empty.`,
        );
      }
      return openPathServer(program, options);
  }
}

/** The folder in which a local server keeps games, or would if it were started. */
export async function keptIn(dataDir: string): Promise<{ readonly folder: string; readonly state: 'kept' | 'empty' }> {
  const kind = keptBy(dataDir) ?? ((await findProgram()) ? 'path' : 'embedded');
  const folder = kind === 'path' ? pathFolder(dataDir) : embeddedFolder(dataDir);
  return { folder, state: keptBy(dataDir) === undefined ? 'empty' : 'kept' };
}

/** A data folder stays with the kind of server that began it: the other kind would find nothing there. */
function keptBy(dataDir: string): 'embedded' | 'path' | undefined {
  if (existsSync(pathFolder(dataDir))) return 'path';
  const embedded = [embeddedFolder(dataDir), earlierFile(dataDir), earlierSave(dataDir)];
  return embedded.some(existsSync) ? 'embedded' : undefined;
}
