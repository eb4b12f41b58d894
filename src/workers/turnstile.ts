/** The queue is full. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

export interface Turnstile {
  /** Resolves when it is the caller's turn, or rejects when the signal is aborted before that. */
  enter(signal: AbortSignal | undefined): Promise<void>;
  leave(): void;
  waiting(): number;
}

/** Lets `size` jobs run at a time, in the order they came. At most `queue` may wait. */
export function openTurnstile(size: number, queue: number): Turnstile {
  let taken = 0;
  /** Those who wait, the first to come first. */
  const waiting = new Set<() => void>();

  function inLine(signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(enter);
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(enter);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  return {
    waiting: () => waiting.size,
    async enter(signal) {
      signal?.throwIfAborted();
      if (taken < size) taken++;
      else if (waiting.size < queue) await inLine(signal);
      else throw new PoolBusy(`${queue} jobs are waiting already.`);
    },
    leave() {
      const [next] = waiting;
      if (next === undefined) taken--;
      else {
        waiting.delete(next);
        next();
      }
    },
  };
}
