import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openEmbeddedServer } from './embedded/embeddedServer.ts';
import { findProgram, openPathServer, pathFolder } from './pathServer.ts';

export interface LocalServer {
  /** For `connectRedis`. */
  readonly address: string;
  /** One line: what is used, and what it does not promise. */
  readonly describe: string;
  stop(): Promise<void>;
}

export interface LocalServerOptions {
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly kind?: 'embedded' | 'path';
}

/** A server of our own: `redis-server` or `valkey-server` from the PATH, else the embedded one. */
export async function openLocalServer(given: LocalServerOptions): Promise<LocalServer> {
  // A server works in a folder of its own, where a relative path would lead elsewhere.
  const options = { ...given, dataDir: resolve(given.dataDir) };
  const program = await findProgram();
  switch (options.kind ?? keptBy(options.dataDir) ?? (program ? 'path' : 'embedded')) {
    case 'embedded':
      return openEmbeddedServer(options);
    case 'path':
      if (!program) {
        throw new Error(
          `What is in ${pathFolder(options.dataDir)} was kept by a redis-server or valkey-server, and none is on the PATH any more. Install one, set REDIS_URL, or move the folder away to begin anew.`,
        );
      }
      return openPathServer(program, options);
  }
}

/** A data folder stays with the server that began it: the other one would find nothing there. */
function keptBy(dataDir: string): 'embedded' | 'path' | undefined {
  if (existsSync(pathFolder(dataDir))) return 'path';
  return existsSync(join(dataDir, 'plateau.jsonl')) || existsSync(join(dataDir, 'plateau.jsonl.old'))
    ? 'embedded'
    : undefined;
}
