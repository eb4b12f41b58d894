import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

/** What a worker file exports: functions of one task. The task is copied to the thread, and its result back. */
type Jobs<J> = { readonly [name in keyof J]: (task: never) => unknown };
type Task<Job> = Job extends (task: infer T) => unknown ? T : never;
type Result<Job> = Job extends (task: never) => infer R ? Awaited<R> : never;

export interface Pool<J extends Jobs<J>> {
  /** Rejects with what the job threw, with `PoolBusy`, or when the job took too long. */
  run<Name extends keyof J & string>(name: Name, task: Task<J[Name]>): Promise<Result<J[Name]>>;
  /** Finishes every job that was accepted, and accepts no more. */
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly file: URL;
  /** The most threads. They start when there is work, and end when there was none for `idle` milliseconds. */
  readonly threads: number;
  readonly idle: number;
  /** How many jobs may wait for a thread. */
  readonly queue: number;
  /** Milliseconds after which a running job is ended. */
  readonly patience: number;
  /** Megabytes of JavaScript objects in one thread. */
  readonly memory: number;
  /** Called when a thread broke outside of any job. The pool goes on with a new one. */
  onFault(fault: Error): void;
}

/** The queue of the pool is full. */
export class PoolBusy extends Error {
  override name = 'PoolBusy';
}

/** A thread loads only JavaScript. When a test runner runs the sources, threads load the built files. */
export function workerFile(name: string): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL(`../../dist/workers/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
}

/** Lets `size` jobs run at a time, in the order they came. */
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

/** Threads for one worker file. Each kind of work has its own pool, so that short jobs need not wait for long ones. */
export function openPool<J extends Jobs<J>>(options: PoolOptions): Pool<J> {
  const { file, threads, idle, queue, patience, memory, onFault } = options;
  const piscina = new Piscina({
    filename: fileURLToPath(file),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    recordTiming: false,
    // With atomics, a thread that waits for its next job could not free the canvases of the last ones.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 8 },
  });
  piscina.on('error', onFault);

  // The queue is kept here: after the last thread broke, piscina's own queue would stop until another job came.
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
