import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { embeddedFolder, numbersOf } from '../../src/store/embedded/folder.ts';
import { beginFolding } from '../../src/store/embedded/folding.ts';
import { openKeeper } from '../../src/store/embedded/keeper.ts';
import { loadSnapshot } from '../../src/store/embedded/loading.ts';
import { command, replyAt } from '../../src/store/embedded/resp.ts';
import { startValkey, type Valkey } from '../../src/store/embedded/valkey.ts';

const root = await mkdtemp(join(tmpdir(), 'plateau-test-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** The same Valkey, with what it is asked for a snapshot counted. */
function watched(valkey: Valkey): {
  readonly valkey: Valkey;
  readonly slices: () => number;
  readonly whole: () => number;
} {
  let [slices, whole] = [0, 0];
  const ask = (commands: Buffer): Buffer => {
    const answer = valkey.ask(commands);
    if (!commands.includes('SCAN')) return answer;
    const [[cursor]] = replyAt(answer) as unknown as readonly [readonly [Buffer]];
    slices += 1;
    if (cursor.toString() === '0') whole += 1;
    return answer;
  };
  return { valkey: { ...valkey, ask }, slices: () => slices, whole: () => whole };
}

test('A snapshot keeps pace with what is written, and no write waits for more than its share', async () => {
  const { valkey, slices, whole } = watched(await startValkey());
  const leastJournal = 40_000;
  const keeper = await openKeeper(valkey, root, () => {}, { leastJournal, slice: 5 });
  const socket = Object.assign(new EventEmitter(), { write: () => true, destroy() {} });
  keeper.adopt(socket as unknown as Socket);
  let written = 0;
  /** Only what is awaited by nothing else goes on meanwhile: no timer fires, and nothing comes from the disk. */
  async function write(key: number): Promise<number> {
    const before = slices();
    const set = command('SET', `key ${key}`, 'x'.repeat(60));
    socket.emit('data', set);
    await undefined;
    written += set.length;
    return slices() - before;
  }

  const begun = (): boolean => numbersOf(embeddedFolder(root), 'journal').at(-1) === 2;
  for (let key = 0; !begun(); key++) await write(key);
  written = 0;
  const shares: number[] = [];
  while (whole() === 0 && written < leastJournal) shares.push(await write(shares.length));
  expect(whole()).toBe(1);
  expect(written).toBeLessThanOrEqual(leastJournal / 2);
  expect(Math.max(...shares)).toBeLessThan(5);
  await keeper.close();
});

test('A snapshot takes keys of any size', async () => {
  const folder = await mkdtemp(join(root, 'large-'));
  const valkey = await startValkey();
  const count = 70_000;
  for (let from = 0; from < count; from += 1_000) {
    const some = Array.from({ length: 1_000 }, (_, nth) => from + nth);
    valkey.ask(command('HSET', 'page', ...some.flatMap((nth) => [`line ${nth}`, `text ${nth}`])));
    valkey.ask(command('ZADD', 'list', ...some.flatMap((nth) => [String(nth), `name ${nth}`])));
  }
  const file = join(folder, '1.snapshot');
  const folding = beginFolding(valkey, readFileSync('src/store/lua/dump.lua', 'utf8'), 10);
  folding.keepPart(1);
  await folding.write(file, new AbortController().signal);
  const again = await startValkey();
  loadSnapshot(again, file);
  const asked = (of: Valkey, ...args: string[]) => replyAt(of.ask(command(...args)))[0];
  expect(asked(again, 'HLEN', 'page')).toBe(count);
  expect(asked(again, 'ZSCORE', 'list', 'name 69999')?.toString()).toBe('69999');
  expect(asked(again, 'HGET', 'page', 'line 44444')?.toString()).toBe('text 44444');
});
