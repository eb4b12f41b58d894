import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTime, wallTime } from '../../src/host/time/tableClock.ts';
import type { Outage } from '../../src/store/port.ts';

/** Clocks with some outages, one after another, and with the sum of the older ones. */
const clocks = fc
  .tuple(
    fc.nat(5_000),
    fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 })), { maxLength: 5 }),
  )
  .map(([before, spans]) => {
    let at = 10_000;
    const outages = spans.map(([hosted, away]): Outage => {
      const from = at + hosted;
      at = from + away;
      return [from, at];
    });
    return { before, outages };
  });

describe('the tables’ clock', () => {
  test('stands still in an outage, and goes on after it', () => {
    const clock = { before: 100, outages: [[1_000, 1_500]] as const };
    expect([900, 1_000, 1_250, 1_500, 1_600].map((wall) => tableTime(clock, wall))).toEqual([
      800, 900, 900, 900, 1_000,
    ]);
  });

  test('gives the wall time of an instant: before an outage if it came before it, else after it', () => {
    const clock = { before: 100, outages: [[1_000, 1_500]] as const };
    expect([800, 900, 901, 1_000].map((instant) => wallTime(clock, instant))).toEqual([900, 1_000, 1_501, 1_600]);
  });

  test('gives the first wall time at which it shows an instant', () => {
    fc.assert(
      fc.property(clocks, fc.integer({ min: 5_000, max: 30_000 }), (clock, instant) => {
        const wall = wallTime(clock, instant);
        expect(tableTime(clock, wall)).toBe(instant);
        expect(tableTime(clock, wall - 1)).toBeLessThan(instant);
      }),
    );
  });
});
