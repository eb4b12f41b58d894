import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Plateau as `npm start` runs it with nothing set up. */
export interface PlateauProcess {
  readonly dataDir: string;
  /** Where the page is, while it runs. */
  address(): string;
  /** Everything it has printed. */
  output(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  close(): Promise<void>;
}

export async function openPlateau(): Promise<PlateauProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-page-'));
  let child: ChildProcess | undefined;
  let printed = '';
  let address = '';

  async function stop(): Promise<void> {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const ended = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGTERM');
    await ended;
  }

  return {
    dataDir,
    address: () => address,
    output: () => printed,
    async start() {
      const started = spawn(process.execPath, ['dist/main.js'], {
        // Nothing of the surroundings: a token there would open the bot instead.
        env: {
          PATH: process.env['PATH'],
          DATA_DIR: dataDir,
          PLAYGROUND_PORT: '0',
          DISCORD_TOKEN: '',
          THINKING_MS: '50',
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let own = '';
      await new Promise<void>((resolve, reject) => {
        const heard = (chunk: Buffer) => {
          own += chunk.toString();
          printed += chunk.toString();
          const [, found] = /The playground is open: (http:\S+)/.exec(own) ?? [];
          if (found === undefined) return;
          address = found;
          resolve();
        };
        started.stdout.on('data', heard);
        started.stderr.on('data', heard);
        started.once('exit', () => reject(new Error(`it ended: ${own}`)));
      });
    },
    stop,
    async close() {
      await stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
