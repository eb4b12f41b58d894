import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Store } from '../../src/store/port.ts';
import { openThread } from '../../src/store/sqlite/openThread.ts';
import { temporaryFolder } from './servers.ts';

const count = 100_000;
const portion = 500;
const page = 'results-2026-11';
const textOf = (nth: number) => JSON.stringify({ game: 'foxu', at: nth, players: ['101', '102'], places: [1, 2] });

let store: Store;
let close: () => Promise<void>;

beforeAll(async () => {
  const folder = await temporaryFolder();
  store = await openThread(folder.path);
  close = async () => {
    await store.close();
    await folder.remove();
  };
  for (let from = 0; from < count; from += portion) {
    const lines = Array.from({ length: portion }, (_, nth) => ({
      page,
      name: `${from + nth}`,
      text: textOf(from + nth),
    }));
    await store.enter('1', { from: from / portion, lines, scores: [] });
  }
}, 120_000);
afterAll(() => close());

test('a page of a hundred thousand lines is read whole, and others are answered meanwhile', async () => {
  let answered = 0;
  const reading = { on: true };
  const others = (async () => {
    while (reading.on) {
      await store.settings('1');
      answered++;
    }
  })();
  const lines = await store.page('1', page);
  reading.on = false;
  await others;
  expect(lines.size).toBe(count);
  for (const nth of [0, 4_711, count - 1]) expect(lines.get(`${nth}`)).toBe(textOf(nth));
  expect(answered).toBeGreaterThan(50);
}, 60_000);

test('it comes in portions, and a page that is not there has none', async () => {
  const names = new Set<string>();
  let longest = 0;
  for await (const some of store.portions('1', page)) {
    longest = Math.max(longest, some.length);
    for (const [name] of some) names.add(name);
  }
  expect(names.size).toBe(count);
  expect(longest).toBeLessThan(5_000);
  expect(await store.page('1', 'results-2026-10')).toEqual(new Map());
}, 60_000);

test('it is torn out at once', async () => {
  await store.tearOut('1', 'pages', page);
  expect(await store.contents('1')).toEqual({ pages: [], lists: [], shelves: [] });
  expect(await store.page('1', page)).toEqual(new Map());
});
