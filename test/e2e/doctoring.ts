import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { commandSet } from '../../src/commands/slash/commandSet.ts';
import { games } from '../../src/games/registry.ts';
import { openTown, type Town } from './town.ts';

export type Environment = Readonly<Record<string, string>>;

export interface Told {
  readonly code: number | null;
  readonly lines: readonly string[];
  readonly faults: readonly string[];
}

/** A town with a bot that is not started yet, and a doctor. */
export interface Practice {
  readonly town: Town;
  readonly dataDir: string;
  /** What `npm run doctor` prints, and how it ends. */
  doctor(environment?: Environment, ...args: readonly string[]): Promise<Told>;
  /** Tells Discord these commands; all, if none are named. */
  register(commands?: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

export async function openPractice(): Promise<Practice> {
  const town = await openTown();
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-doctor-'));
  const { api, application, token } = town.discord;
  return {
    town,
    dataDir,
    doctor(environment = {}, ...args) {
      const given = { PATH: '', DATA_DIR: dataDir, DISCORD_TOKEN: token, DISCORD_API_URL: api, ...environment };
      const program = join(process.cwd(), 'dist/doctor.js');
      const child = spawn(process.execPath, [program, ...args], { cwd: dataDir, env: given });
      let printed = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
      return new Promise((resolve) =>
        child.once('close', (code) => {
          const lines = printed.trimEnd().split('\n');
          resolve({ code, lines, faults: lines.filter((line) => line.startsWith('fault')) });
        }),
      );
    },
    async register(commands = commandSet(games)) {
      const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify(commands);
      const path = `${api}/v10/applications/${application}/commands`;
      const { status } = await fetch(path, { method: 'PUT', headers, body });
      expect(status).toBe(200);
    },
    async close() {
      await town.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

export const one = (...texts: readonly string[]): readonly string[] =>
  texts.map((text) => expect.stringContaining(text));
