import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTime, wallTime } from '../../src/host/time/tableClock.ts';
import type { Outage } from '../../src/store/port.ts';

/** Some outages, one after another, and how much older ones took. */
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

  test('is read back: an instant before an outage lies before it on the wall, one after it after', () => {
    const clock = { before: 100, outages: [[1_000, 1_500]] as const };
    expect([800, 900, 901, 1_000].map((instant) => wallTime(clock, instant))).toEqual([900, 1_000, 1_501, 1_600]);
  });

  test('shows again what it was asked for, at the first wall time that shows it', () => {
    fc.assert(
      fc.property(clocks, fc.integer({ min: 5_000, max: 30_000 }), (clock, instant) => {
        const wall = wallTime(clock, instant);
        expect(tableTime(clock, wall)).toBe(instant);
        expect(tableTime(clock, wall - 1)).toBeLessThan(instant);
      }),
    );
  });
});
