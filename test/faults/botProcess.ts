import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printingOf } from '../e2e/printing.ts';

const main = join(process.cwd(), 'dist/main.js');
const preload = fileURLToPath(new URL('./kill.mjs', import.meta.url));

/** Where the program kills itself, and at which time it gets there since it was told so. */
export interface KillPlan {
  readonly step: 'load' | 'commit' | 'announced' | 'ended' | 'keepReplay' | 'enter' | 'recorded';
  readonly when: 'before' | 'after';
  readonly nth: number;
  /** Only commands with this text in them count. */
  readonly about?: string;
}

/** The real program, `dist/main.js`. */
export interface BotProcess {
  readonly pid: number;
  output(): string;
  /** Resolves with the exit code; null when it was killed. */
  readonly ended: Promise<number | null>;
  isRunning(): boolean;
  /** Resolves when the program knows where it will kill itself. */
  dieAt(plan: KillPlan): Promise<void>;
  kill(): Promise<void>;
  /** Asks it to stop, as `docker stop` does. */
  stop(): Promise<number | null>;
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

export interface BotOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** Whether to wait until it is ready. */
  readonly until?: 'ready' | 'spawned';
}

export async function startBot({ environment, until = 'ready' }: BotOptions): Promise<BotProcess> {
  const child = spawn(process.execPath, ['--max-semi-space-size=2', '--optimize-for-size', '--import', preload, main], {
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const pid = child.pid as number;
  let running = true;
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      running = false;
      resolve(code);
    });
  });
  const { output, ready } = printingOf(child);

  const bot: BotProcess = {
    pid,
    output,
    ended,
    isRunning: () => running,
    async dieAt(plan) {
      const armed = new Promise((resolve) => child.once('message', resolve));
      child.send(plan);
      await Promise.race([armed, ended]);
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
    signal: (name) => void child.kill(name),
  };
  if (until === 'ready') {
    await ready.catch(async (error: unknown) => {
      await bot.kill();
      throw error;
    });
  }
  return bot;
}
