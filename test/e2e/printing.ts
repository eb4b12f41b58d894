import type { ChildProcess } from 'node:child_process';

/** What a process of the bot prints. */
export interface Printing {
  output(): string;
  /** Resolves when it says that it is ready. Who ends before, or takes too long, is told of with what it printed. */
  readonly ready: Promise<void>;
}

/** Less than a test may take, so that the test tells why. */
const patience = 45_000;

export function printingOf(child: ChildProcess): Printing {
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    const inVain = (why: string) => reject(new Error(`the bot ${why}: ${printed.slice(-4_000)}`));
    const timer = setTimeout(() => inVain(`was not ready after ${patience} ms`), patience);
    child.once('exit', () => {
      clearTimeout(timer);
      inVain('ended');
    });
    const heard = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes('"msg":"ready"')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', heard);
    child.stderr?.on('data', heard);
  });
  // Not everybody waits for it.
  ready.catch(() => undefined);
  return { output: () => printed, ready };
}
