import type { Client } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCounting } from '../../src/commands/chat/counting.ts';
import type { TableId } from '../../src/store/address.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

test('a board is brought down at once, then once more for all who asked meanwhile, and no further time', async () => {
  const shown: TableId[] = [];
  const show = async (table: TableId) => {
    shown.push(table);
    throw new Error('the store is away');
  };
  const { bringDown } = openCounting({ client: {} as Client, show, log: pino({ level: 'silent' }) });
  for (let nth = 0; nth < 20; nth++) bringDown('1');
  bringDown('2');
  expect(shown).toEqual(['1', '2']);
  await vi.advanceTimersByTimeAsync(minute);
  expect(shown).toEqual(['1', '2', '1']);
  bringDown('2');
  expect(shown).toEqual(['1', '2', '1', '2']);
});
