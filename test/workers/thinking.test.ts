import { afterAll, describe, expect, test } from 'vitest';
import { thinkersOf } from '../../src/workers/thinkersOf.ts';
import { openThinking } from '../../src/workers/thinking.ts';
import { PoolBusy } from '../../src/workers/turnstile.ts';

const options = { threads: 1, time: 50, grace: 500, onFault: () => undefined } as const;
const file = new URL('./brokenThinkers.mjs', import.meta.url);
const asked = (level: string, seed = '22T') => ({ game: 'ludo', level, seat: 0, view: {}, seed, turn: 1 });

describe.each([
  ['throws', 'no such square', 60_000],
  ['loops for ever', 'aborted', 2_000],
  ['leaves', 'exited with code: 3', 60_000],
  ['hoards', 'memory limit', 60_000],
])('a computer player that %s', (end, why, overtime) => {
  const thinking = openThinking({ ...options, overtime, file });
  afterAll(() => thinking.close());

  test('leaves the best move it had found, and the next may think', async () => {
    const thought = await thinking.ponder(asked(`notes two moves, ${end}`));
    expect(thought).toEqual({
      cutShort: expect.objectContaining({ message: expect.stringContaining(why) }),
      best: '22T',
    });
    expect(await thinking.ponder(asked('notes two moves, answers'))).toEqual({ move: '50' });
  });

  test('leaves none when it had found none yet', async () => {
    expect(await thinking.ponder(asked(`notes nothing, ${end}`))).toMatchObject({ best: undefined });
  });
});

test('nobody waits long for threads that end while they start', async () => {
  const stillborn = new URL('./stillborn.mjs', import.meta.url);
  const thinking = openThinking({ ...options, threads: 2, overtime: 60_000, file: stillborn });
  const cutShort = { cutShort: expect.objectContaining({ message: expect.stringContaining('aborted') }) };
  const thoughts = [1, 2, 3].map(() => thinking.ponder(asked('notes nothing, answers')));
  expect(await Promise.all(thoughts)).toMatchObject([cutShort, cutShort, cutShort]);
  await expect(thinking.ponderAside(asked('notes nothing, answers'))).rejects.toThrow('aborted');
  await thinking.close();
});

test('those who wait for a thread lose no time by it, and are served in the order in which they came', async () => {
  const thinking = openThinking({ ...options, file });
  const order: number[] = [];
  const thoughts = [1, 2, 3, 4].map(async (nth) => {
    const thought = await thinking.ponder(asked('notes nothing, answers'));
    order.push(nth);
    return thought;
  });
  expect(await Promise.all(thoughts)).toEqual(Array.from({ length: 4 }, () => ({ move: '50' })));
  expect(order).toEqual([1, 2, 3, 4]);
  await thinking.close();
});

test('what is not begun when everything closes is no move', async () => {
  const thinking = openThinking({ ...options, grace: 50, file });
  const ends = Promise.allSettled([1, 2, 3].map(() => thinking.ponder(asked('notes two moves, loops for ever'))));
  await thinking.close();
  expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await expect(thinking.ponder(asked('notes nothing, answers'))).rejects.toThrow('closed');
});

test('more than a thousand may not wait', async () => {
  const thinking = openThinking({ ...options, grace: 50, file });
  const many = Array.from({ length: 1_001 }, () => thinking.ponder(asked('notes nothing, loops for ever')));
  const ends = Promise.allSettled(many);
  await expect(thinking.ponder(asked('notes nothing, answers'))).rejects.toThrow(PoolBusy);
  await thinking.close();
  await ends;
});

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [64, 4],
])('on %i cores, %i think at the same time', (cores, thinkers) => {
  expect(thinkersOf(cores)).toBe(thinkers);
});
