import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** What a worker file exports: functions of one task, which is copied to the thread, as its result is copied back. */
type Jobs<J> = { readonly [name in keyof J]: (task: never) => unknown };
type Task<Job> = Job extends (task: infer T) => unknown ? T : never;
type Result<Job> = Job extends (task: never) => infer R ? Awaited<R> : never;

export interface Pool<J extends Jobs<J>> {
  /** Rejects with what the job threw, with `PoolBusy`, or when the job was cut short. */
  run<Name extends keyof J & string>(name: Name, task: Task<J[Name]>): Promise<Result<J[Name]>>;
  /** Finishes every job already taken on. */
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly file: URL;
  /** At most so many. They start when there is work, and end when there was none for `idle` milliseconds. */
  readonly threads: number;
  readonly idle: number;
  /** Jobs that may wait for a thread. */
  readonly queue: number;
  /** Milliseconds after which a running job is cut short. */
  readonly patience: number;
  /** Megabytes of JavaScript objects in one thread. */
  readonly memory: number;
  /** Told of threads that broke outside of any job. The pool goes on with new ones. */
  onFault(fault: Error): void;
}

/** More jobs wait than the pool was told to keep. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

/** A thread loads JavaScript only. Where the sources run as they are, under a test runner, it takes what was built from them. */
export function workerFile(name: string): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL(`../../dist/workers/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
}

/** Hands out `size` turns, in the order they were asked for. */
function turnstile(size: number, queue: number) {
  let taken = 0;
  const waiting: (() => void)[] = [];
  return {
    async enter(): Promise<void> {
      if (taken < size) taken++;
      else if (waiting.length < queue) await new Promise<void>((resolve) => waiting.push(resolve));
      else throw new PoolBusy(`${queue} jobs are waiting already.`);
    },
    leave(): void {
      const next = waiting.shift();
      if (next) next();
      else taken--;
    },
  };
}

/** Threads for one worker file. A pool of its own for each kind of work keeps short jobs from waiting for long ones. */
export function openPool<J extends Jobs<J>>(options: PoolOptions): Pool<J> {
  const { file, threads, idle, queue, patience, memory, onFault } = options;
  const piscina = new Piscina({
    filename: fileURLToPath(file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    recordTiming: false,
    // Otherwise a thread that waits for its next job never gets to free the canvases of the last ones.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 8 },
  });
  piscina.on('error', onFault);

  // The queue is kept here: one of piscina's would stand still after the last thread broke, until another job came.
  const turns = turnstile(threads, queue);
  const underWay = new Set<Promise<unknown>>();
  let closing = false;

  async function inTurn<Name extends keyof J & string>(name: Name, task: Task<J[Name]>): Promise<Result<J[Name]>> {
    await turns.enter();
    try {
      return await piscina.run(task, { name, signal: AbortSignal.timeout(patience) });
    } finally {
      turns.leave();
    }
  }

  return {
    run(name, task) {
      if (closing) return Promise.reject(new Error('The pool is closed.'));
      const job = inTurn(name, task);
      underWay.add(job);
      const forget = () => underWay.delete(job);
      job.then(forget, forget);
      return job;
    },
    async close() {
      closing = true;
      await Promise.allSettled(underWay);
      await piscina.destroy();
    },
  };
}
