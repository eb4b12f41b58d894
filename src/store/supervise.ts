import { setTimeout as sleep } from 'node:timers/promises';

export interface Running {
  readonly ended: Promise<void>;
  /** Asks the server to finish, and waits until it has. */
  end(): Promise<void>;
}

const shortest = 200;
const longest = 5_000;

/** Keeps a server running. When it ends by itself it is started again; while that fails, the pauses grow. */
export async function supervise(
  name: string,
  start: () => Promise<Running>,
  log: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController();
  let running = await start();
  let starting: Promise<void> = Promise.resolve();

  async function startAgain(): Promise<void> {
    for (let pause = shortest; !stopping.signal.aborted; pause = Math.min(pause * 2, longest)) {
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      try {
        running = await start();
        log(`${name} runs again.`);
        return;
      } catch (error) {
        log(`${name} does not start: ${(error as Error).message}`);
      }
    }
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await running.ended;
      if (stopping.signal.aborted) return;
      log(`${name} has ended by itself and is started again.`);
      starting = startAgain();
      await starting;
    }
  }

  watch();
  return {
    async stop() {
      stopping.abort();
      await starting;
      await running.end();
    },
  };
}
