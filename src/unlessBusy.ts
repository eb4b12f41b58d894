import type { Logger } from 'pino';
import { TooBusy } from './commands/tooBusy.ts';
import { PoolBusy } from './workers/turnstile.ts';

/** Milliseconds between two lines in the log. */
const pause = 60_000;

type Work<Args extends readonly unknown[], Done> = (...args: Args) => Promise<Done>;

/** Work that fails with `TooBusy` when too much of it waits already. The log is told now and then. */
export function openUnlessBusy(log: Logger): <A extends readonly unknown[], D>(work: Work<A, D>) => Work<A, D> {
  let told = Number.NEGATIVE_INFINITY;

  return (work) =>
    async (...args) => {
      try {
        return await work(...args);
      } catch (error) {
        if (!(error instanceof PoolBusy)) throw error;
        if (performance.now() - told > pause) {
          told = performance.now();
          log.warn('more pictures are wanted than this machine can paint; who asked was told to try again');
        }
        throw new TooBusy('too much waits already', { cause: error });
      }
    };
}
