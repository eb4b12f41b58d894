import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { embeddedFolder, numbersOf } from '../../src/store/embedded/folder.ts';
import { openKeeper } from '../../src/store/embedded/keeper.ts';
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
