import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { daysBefore } from '../../../src/commands/daily/days.ts';
import { stars } from '../../../src/commands/daily/stars.ts';
import { keepStreak, runOn, type Streak, solvedOn, streaksOf } from '../../../src/commands/daily/streaks.ts';
import type { Store } from '../../../src/store/port.ts';
import { openMemory } from '../../store/behind.ts';

const first = '2026-01-01';
const day = (nth: number) => daysBefore(first, -nth);

describe('a streak', () => {
  test('grows with each day in a row, and begins anew after a day was left out', () => {
    const after = [0, 1, 2, 4, 5].reduce<Streak | undefined>((streak, nth) => solvedOn(day(nth), streak), undefined);
    expect(after).toEqual({ last: day(5), run: 2, longest: 3, solved: 5 });
  });

  test('lasts through the next day, and no longer', () => {
    const streak = { last: day(5), run: 4, longest: 9, solved: 30 };
    expect([5, 6, 7].map((nth) => runOn(day(nth), streak))).toEqual([4, 4, 0]);
  });

  test('is what counting the days gives', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), fc.nat(3), (unsorted, twice) => {
        const days = unsorted.toSorted((a, b) => a - b);
        const solved = new Set(days);
        let streak: Streak | undefined;
        // Each may be told several times.
        for (const nth of days) for (let time = 0; time <= twice; time++) streak = solvedOn(day(nth), streak);
        const lengths = days.map((nth) => {
          let length = 1;
          while (solved.has(nth - length)) length++;
          return length;
        });
        const last = days.at(-1) ?? 0;
        expect(streak).toEqual({
          ...{ last: day(last), run: lengths.at(-1) },
          ...{ longest: Math.max(...lengths), solved: days.length },
        });
      }),
    );
  });
});

describe('what is kept of streaks', () => {
  let store: Store;
  let close: () => Promise<void>;
  beforeAll(async () => {
    store = openMemory().store;
    close = async () => {
      await store.close();
    };
  });
  afterAll(() => close());

  test('counts each day once, whoever else writes into the book', async () => {
    const members = ['11', '12', '13', '14'];
    for (const nth of [0, 1]) {
      await Promise.all(
        [...members, ...members].map((member) => keepStreak(store, '5', 'ricochet/daily', member, day(nth))),
      );
    }
    const kept = await streaksOf(store, '5', 'ricochet/daily');
    expect([...kept.keys()].sort()).toEqual(members);
    for (const streak of kept.values()) expect(streak).toEqual({ last: day(1), run: 2, longest: 2, solved: 2 });
  });

  test('takes at most five kilobytes for fifty members who play for a year', async () => {
    const members = Array.from({ length: 50 }, (_, nth) => `${1_000_000_000_000_000_000n + BigInt(nth)}`);
    // Days are counted one by one, so the last few give the same as all of them.
    for (const nth of [361, 362, 363, 364]) {
      for (const member of members) await keepStreak(store, '6', 'ricochet/daily', member, day(nth));
    }
    const lines = await store.page('6', 'streaks/ricochet/daily');
    expect(lines.size).toBe(50);
    const bytes = [...lines].reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    expect(bytes).toBeLessThan(5_000);
  });
});

test.each([
  [7, 7, '★★★'],
  [8, 7, '★★☆'],
  [9, 7, '★★☆'],
  [10, 7, '★☆☆'],
  [40, 7, '★☆☆'],
])('%d moves get these stars where %d are the fewest: %s', (moves, fewest, given) => {
  expect(stars(moves, fewest)).toBe(given);
});
