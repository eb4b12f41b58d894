/** The queue is full. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

export interface Turnstile {
  /** Resolves when it is the caller's turn, or rejects when the signal is aborted before that. */
  enter(signal: AbortSignal | undefined): Promise<void>;
  leave(): void;
  waiting(): number;
  /** Sends away all who wait. */
  shut(reason: Error): void;
}

interface Waiting {
  enter(): void;
  sendAway(reason: unknown): void;
}

/** Lets `size` jobs run at a time, in the order they came. At most `queue` may wait. */
export function openTurnstile(size: number, queue: number): Turnstile {
  let taken = 0;
  /** Those who wait, the first to come first. */
  const waiting = new Set<Waiting>();

  function inLine(signal: AbortSignal | undefined): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      const giveUp = () => one.sendAway(signal?.reason);
      const leaveLine = () => {
        waiting.delete(one);
        signal?.removeEventListener('abort', giveUp);
      };
      const one: Waiting = {
        enter() {
          leaveLine();
          resolve();
        },
        sendAway(reason) {
          leaveLine();
          reject(reason);
        },
      };
      waiting.add(one);
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
      else next.enter();
    },
    shut(reason) {
      for (const one of [...waiting]) one.sendAway(reason);
    },
  };
}
