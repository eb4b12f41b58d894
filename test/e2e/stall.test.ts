import { expect, test } from 'vitest';
import { runClock } from '../faults/clock.ts';

test('after a stall of four seconds, 24 open games far from Discord close their rounds in time', async () => {
  const result = await runClock({
    tables: 24,
    waiting: ['round'],
    latencyMs: 100,
    stallMs: 4_000,
    bidding: 30,
    withinMs: 10_000,
  });
  expect(result).toMatchObject({ tries: 24, late: 0, outages: 1 });
  // Each channel is read once after the start at most, once after the stall, and once before its round is closed.
  // A round that is closed early in the run may reach its next deadline in it, and a board looks for itself once.
  expect(result.rereads).toBeLessThanOrEqual(24 * 5);
}, 120_000);
