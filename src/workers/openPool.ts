import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { openTurnstile } from './turnstile.ts';

/** What a worker file exports: functions of one task. The task is copied to the thread, and its result back. */
type Jobs<J> = { readonly [name in keyof J]: (task: never) => unknown };
type Task<Job> = Job extends (task: infer T) => unknown ? T : never;
type Result<Job> = Job extends (task: never) => infer R ? Awaited<R> : never;

export interface Pool<J extends Jobs<J>> {
  /**
   * Rejects with what the job threw, with `PoolBusy`, or when the job took too long. When the signal is aborted while
   * the job waits for a thread, it is not done, and rejects with the signal's reason.
   */
  run<Name extends keyof J & string>(name: Name, task: Task<J[Name]>, signal?: AbortSignal): Promise<Result<J[Name]>>;
  /** How many jobs wait for a thread. */
  waiting(): number;
  /** Accepts no more jobs, waits `grace` milliseconds for those it has, and ends the others. */
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
  /** Milliseconds that jobs under way still get when the pool is closed. */
  readonly grace: number;
  /** Megabytes of JavaScript objects in one thread. */
  readonly memory: number;
  /** Is told of each job that gave something: how many milliseconds it waited for a thread, and took there. */
  readonly done?: ((job: string, waited: number, took: number) => void) | undefined;
  /** Called when a thread broke outside of any job. The pool goes on with a new one. */
  onFault(fault: Error): void;
}

/** A thread loads only JavaScript. When a test runner runs the sources, threads load the built files. */
export function workerFile(name: string): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL(`../../dist/workers/${name}.js`, import.meta.url)
    : new URL(`./${name}.js`, import.meta.url);
}

const closed = () => new Error('The pool is closed.');

/** Threads for one worker file. Each kind of work has its own pool, so that short jobs need not wait for long ones. */
export function openPool<J extends Jobs<J>>(options: PoolOptions): Pool<J> {
  const { file, threads, idle, queue, patience, grace, memory, done, onFault } = options;
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

  // piscina would leave a job waiting whose thread ended while it started.
  const given = new Set<AbortController>();
  piscina.on('workerDestroy', () => {
    queueMicrotask(() => {
      if (piscina.threads.length > 0) return;
      for (const job of given) job.abort(new Error('There is no thread for it.'));
    });
  });

  /** Has the job done by a thread that is free, or that is started for it. */
  async function inThread<Name extends keyof J & string>(name: Name, task: Task<J[Name]>): Promise<Result<J[Name]>> {
    const job = new AbortController();
    given.add(job);
    const late = setTimeout(() => job.abort(new Error('It took too long.')), patience).unref();
    try {
      return await piscina.run(task, { name, signal: job.signal });
    } finally {
      clearTimeout(late);
      given.delete(job);
    }
  }

  // The queue is kept here: after the last thread broke, piscina's own queue would stop until another job came.
  const turns = openTurnstile(threads, queue);
  const underWay = new Set<Promise<unknown>>();
  let closing = false;

  async function inTurn<Name extends keyof J & string>(
    name: Name,
    task: Task<J[Name]>,
    signal: AbortSignal | undefined,
  ): Promise<Result<J[Name]>> {
    const came = performance.now();
    await turns.enter(signal);
    const began = performance.now();
    try {
      const result = await inThread(name, task);
      if (result !== undefined) done?.(name, began - came, performance.now() - began);
      return result;
    } finally {
      turns.leave();
    }
  }

  return {
    waiting: turns.waiting,
    run(name, task, signal) {
      if (closing) return Promise.reject(closed());
      const job = inTurn(name, task, signal);
      underWay.add(job);
      const forget = () => underWay.delete(job);
      job.then(forget, forget);
      return job;
    },
    async close() {
      closing = true;
      const late = new AbortController();
      const inTime = sleep(grace, undefined, { signal: late.signal }).catch(() => undefined);
      await Promise.race([Promise.allSettled(underWay), inTime]);
      late.abort();
      turns.shut(closed());
      await piscina.destroy();
      await Promise.allSettled(underWay);
    },
  };
}
