import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderPicture } from '../../src/render/picture.ts';
import type { Scene } from '../../src/render/scene.ts';
import { openPool, type Pool, type PoolOptions } from '../../src/workers/openPool.ts';
import { openWorkers } from '../../src/workers/openWorkers.ts';
import { paintersOf } from '../../src/workers/paintersOf.ts';
import { remembering } from '../../src/workers/remembering.ts';
import { PoolBusy } from '../../src/workers/turnstile.ts';
import { openRecording } from '../recording.ts';
import { boardScene } from './boardScene.ts';
import { everythingScene } from './everythingScene.ts';

const onFault = (fault: Error) => {
  throw fault;
};

describe('the painters', () => {
  const workers = openWorkers({ painters: 2, thinkers: 1, thinkingTime: 50, onFault });
  afterAll(() => workers.close());

  test('paint the same bytes in a thread as here', async () => {
    const pictures = await Promise.all([boardScene, everythingScene, boardScene].map((scene) => workers.paint(scene)));
    expect(pictures.map((png) => Buffer.from(png))).toEqual(
      [boardScene, everythingScene, boardScene].map((scene) => Buffer.from(renderPicture(scene))),
    );
  });

  test('are sent a base only until they have painted it', async () => {
    const scene = { ...boardScene, base: { ...boardScene.base, key: 'sent once' } };
    const whole = Buffer.from(renderPicture(scene));
    // Each of the two threads has painted it after a few pictures.
    for (let nth = 0; nth < 4; nth++) await Promise.all([workers.paint(scene), workers.paint(scene)]);
    const bare = { ...scene, base: { key: 'sent once', shapes: [] } };
    expect(Buffer.from(await workers.paint(bare))).toEqual(whole);
  });

  test('say what is wrong with a scene, and go on', async () => {
    const bad = JSON.parse(JSON.stringify({ ...boardScene, shapes: [{ shape: 'blob' }] })) as Scene;
    await expect(workers.paint(bad)).rejects.toThrow('a shape that does not exist: {"shape":"blob"}');
    expect((await workers.paint(boardScene)).length).toBeGreaterThan(1000);
  });

  test('send only the bytes of the picture to this thread', async () => {
    const png = await workers.paint(boardScene);
    expect(png.buffer.byteLength).toBe(png.byteLength);
  });
});

test('the painters measure each picture once, and how long it waited', async () => {
  const { measures, measured } = openRecording();
  const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, measures, onFault });
  // A thread is asked twice for a picture whose base it does not have yet, and what fails is no picture.
  const bad = JSON.parse(JSON.stringify({ ...boardScene, shapes: [{ shape: 'blob' }] })) as Scene;
  await expect(workers.paint(bad)).rejects.toThrow('a shape that does not exist');
  await workers.paint(boardScene);
  await Promise.all([workers.paint(boardScene), workers.film([boardScene, boardScene])]);
  await workers.close();
  const painted = measured.flatMap((each) => (each[0] === 'painted' ? [each] : []));
  expect(painted.map(([, what]) => what)).toEqual(['picture', 'picture', 'film']);
  for (const [, , waited, took] of painted) {
    expect(waited).toBeGreaterThanOrEqual(0);
    expect(took).toBeGreaterThan(0);
  }
  // With one thread the film waits for the picture.
  expect(painted[2]?.[2]).toBeGreaterThanOrEqual((painted[1]?.[3] ?? 0) * 0.9);
});

test('the workers close within moments, however much there is to do', async () => {
  const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, onFault });
  const films = Array.from({ length: 40 }, () => workers.film(Array.from({ length: 40 }, () => boardScene)));
  const ends = Promise.allSettled(films);
  const from = performance.now();
  await workers.close();
  expect(performance.now() - from).toBeLessThan(5_000);
  expect((await ends).at(-1)).toMatchObject({ status: 'rejected' });
});

describe('a picture that waits for a painter', () => {
  const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime: 50, onFault });
  afterAll(() => workers.close());

  /** Scenes that differ, so that none is painted for another. */
  const scenes = [0, 1, 2, 3].map((nudge) => ({ ...boardScene, width: boardScene.width + nudge }));
  const [first, second, third, fourth] = scenes as [Scene, Scene, Scene, Scene];

  test('is not painted when nobody wants it any more', async () => {
    const old = new AbortController();
    const done = workers.paint(first);
    const given = workers.paint(second, { signal: old.signal });
    const newer = workers.paint(third);
    expect(workers.picturesWaiting()).toBe(2);
    old.abort(new Error('a newer picture came'));
    expect(workers.picturesWaiting()).toBe(1);
    await expect(given).rejects.toThrow('a newer picture came');
    expect((await Promise.all([done, newer])).length).toBe(2);
    expect(workers.picturesWaiting()).toBe(0);
  });

  test('is painted while one of several still wants it', async () => {
    const paint = remembering(workers.paint);
    const [one, other] = [new AbortController(), new AbortController()];
    const before = paint(first);
    const asked = [one, other].map(({ signal }) => paint(fourth, { signal }));
    one.abort(new Error('no more'));
    expect(await Promise.all(asked)).toHaveLength(2);
    await before;
  });

  test('is neither painted nor kept for whoever gave it up before asking', async () => {
    const paint = remembering(workers.paint);
    const before = workers.paint(first);
    const given = paint(second, { signal: AbortSignal.abort(new Error('no more')) });
    expect(workers.picturesWaiting()).toBe(0);
    await expect(given).rejects.toThrow('no more');
    const [old, newer] = [new AbortController(), new AbortController()];
    const asked = [old, newer].map(({ signal }) => paint(third, { signal }));
    await expect(paint(third, { signal: AbortSignal.abort(new Error('no more')) })).rejects.toThrow('no more');
    old.abort(new Error('no more'));
    expect(await Promise.all(asked)).toHaveLength(2);
    await before;
  });

  test('is painted again for whoever asks after all others gave it up', async () => {
    const paint = remembering(workers.paint);
    const old = new AbortController();
    const before = paint(third);
    const given = paint(second, { signal: old.signal });
    old.abort(new Error('no more'));
    const again = paint(second);
    await expect(given).rejects.toThrow('no more');
    expect((await again).length).toBeGreaterThan(1_000);
    await before;
  });
});

test.each([
  [1, 1],
  [2, 1],
  [4, 2],
  [8, 4],
  [64, 4],
])('%i cores have %i painters', (cores, painters) => {
  expect(paintersOf(cores)).toBe(painters);
});

interface BrokenJobs {
  double(task: number): number;
  thread(task: null): number;
  fail(task: string): never;
  vanish(task: null): never;
  hoard(task: null): never;
  spin(task: null): never;
  slow(task: number): Promise<number>;
}

const options: PoolOptions = {
  file: new URL('./brokenJobs.mjs', import.meta.url),
  threads: 1,
  idle: 10_000,
  queue: 3,
  patience: 10_000,
  grace: 10_000,
  memory: 32,
  onFault,
};

describe('a pool', () => {
  let pool: Pool<BrokenJobs>;
  beforeEach(() => {
    pool = openPool<BrokenJobs>(options);
  });
  afterEach(() => pool.close());

  test('passes on what a job throws, and goes on', async () => {
    await expect(pool.run('fail', 'so it is')).rejects.toThrow(RangeError('This job fails: so it is'));
    await expect(pool.run('double', 21)).resolves.toBe(42);
  });

  test.each([
    ['leaves', 'vanish', 'exited with code: 3'],
    ['takes too much memory', 'hoard', 'memory limit'],
  ] as const)('starts a new thread for the jobs that wait when one %s', async (_, job, message) => {
    const broken = pool.run(job, null);
    const waiting = [pool.run('double', 1), pool.run('double', 2)];
    await expect(broken).rejects.toThrow(message);
    await expect(Promise.all(waiting)).resolves.toEqual([2, 4]);
  });

  test('ends a job that would never end', async () => {
    const hasty = openPool<BrokenJobs>({ ...options, patience: 300 });
    const endless = hasty.run('spin', null);
    await expect(endless).rejects.toMatchObject({ name: 'AbortError' });
    await hasty.close();
  });

  test('refuses more jobs than may wait, and does the others in order', async () => {
    const order: number[] = [];
    const jobs = [1, 2, 3, 4].map((number) => pool.run('slow', number).then((done) => order.push(done)));
    await expect(pool.run('slow', 5)).rejects.toThrow(PoolBusy);
    await Promise.all(jobs);
    expect(order).toEqual([1, 2, 3, 4]);
    await expect(pool.run('double', 4)).resolves.toBe(8);
  });

  test('finishes the jobs it accepted before it closes, and accepts no more', async () => {
    const jobs = Promise.all([pool.run('slow', 1), pool.run('slow', 2)]);
    await pool.close();
    await expect(jobs).resolves.toEqual([1, 2]);
    await expect(pool.run('double', 1)).rejects.toThrow('closed');
  });

  test('ends the jobs that take too long when it closes, and begins none of those that wait', async () => {
    const hasty = openPool<BrokenJobs>({ ...options, patience: 60_000, grace: 100 });
    const jobs = Promise.allSettled([hasty.run('spin', null), hasty.run('double', 1), hasty.run('double', 2)]);
    const from = performance.now();
    await hasty.close();
    expect(performance.now() - from).toBeLessThan(10_000);
    const closed = { status: 'rejected', reason: new Error('The pool is closed.') };
    expect(await jobs).toEqual([expect.objectContaining({ status: 'rejected' }), closed, closed]);
  });

  test('ends its threads when there is nothing to do, and starts them again', async () => {
    const brief = openPool<BrokenJobs>({ ...options, idle: 1 });
    const threads = new Set<number>();
    for (let round = 0; round < 3; round++) {
      threads.add(await brief.run('thread', null));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    expect(threads.size).toBe(3);
    expect(new Set([await pool.run('thread', null), await pool.run('thread', null)]).size).toBe(1);
    await brief.close();
  });
});
