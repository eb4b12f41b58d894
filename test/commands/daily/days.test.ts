import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayDue, dayIn, dayInWords, daysBefore, numberOf } from '../../../src/commands/daily/days.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The instants at which a server looks, through the hours around this one, and the days that it then posts. */
function posted(zone: string, at: number, from: string, until: string, step = minute): string[] {
  const days: string[] = [];
  for (let now = Date.parse(from); now < Date.parse(until); now += step) {
    const day = dayDue(zone, at, now);
    if (day !== undefined && !days.includes(day)) days.push(day);
  }
  return days;
}

/** The first instant at which a day is due. */
function dueSince(zone: string, at: number, day: string): string | undefined {
  const noon = Date.parse(`${day}T12:00:00Z`);
  for (let now = noon - 36 * hour; now < noon + 36 * hour; now += minute) {
    if (dayDue(zone, at, now) === day) return new Date(now).toISOString();
  }
  return undefined;
}

describe('the day of a server', () => {
  test.each([
    ['UTC', '2026-11-19T23:59:59Z', '2026-11-19'],
    ['Europe/Paris', '2026-11-19T22:59:59Z', '2026-11-19'],
    ['Europe/Paris', '2026-11-19T23:00:00Z', '2026-11-20'],
    ['Europe/Paris', '2026-07-14T22:00:00Z', '2026-07-15'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-19'],
    ['Asia/Kathmandu', '2026-11-19T18:14:59Z', '2026-11-19'],
    ['Asia/Kathmandu', '2026-11-19T18:15:00Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-19T10:00:00Z', '2026-11-20'],
  ])('in %s at %s is %s', (zone, at, day) => {
    expect(dayIn(zone, Date.parse(at))).toBe(day);
  });

  test('is said in few words', () => {
    expect(dayInWords('2026-11-19', 'en')).toBe('19 Nov');
    expect(dayInWords('2026-01-01', 'fr')).toBe('1 janv.');
  });

  test('comes after those before it in the calendar', () => {
    expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28');
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29');
    expect(daysBefore('2027-01-01', 2)).toBe('2026-12-30');
    expect(numberOf('2026-11-20') - numberOf('2026-11-19')).toBe(1);
  });
});

describe('the hour of the post', () => {
  test.each([
    // The usual.
    ['Europe/Paris', 9, '2026-11-19', '2026-11-19T08:00:00.000Z'],
    ['Asia/Kathmandu', 9, '2026-11-19', '2026-11-19T03:15:00.000Z'],
    // There is no hour of two: the clocks go from 1:59 to 3:00.
    ['Europe/Paris', 2, '2026-03-29', '2026-03-29T01:00:00.000Z'],
    ['America/New_York', 2, '2026-03-08', '2026-03-08T07:00:00.000Z'],
    // They go from 1:59 to 2:30.
    ['Australia/Lord_Howe', 2, '2026-10-04', '2026-10-03T15:30:00.000Z'],
    // The hour comes twice, and the first counts.
    ['Europe/Paris', 2, '2026-10-25', '2026-10-25T00:00:00.000Z'],
    ['America/New_York', 1, '2026-11-01', '2026-11-01T05:00:00.000Z'],
    ['Australia/Lord_Howe', 1, '2026-04-05', '2026-04-04T14:00:00.000Z'],
    // At 23:00 the next day begins, so the day has no hour of 23.
    ['America/Nuuk', 23, '2026-03-28', '2026-03-29T00:00:00.000Z'],
    // Midnight does not exist.
    ['Africa/Cairo', 0, '2026-04-24', '2026-04-23T22:00:00.000Z'],
    // The whole day does not exist.
    ['Pacific/Apia', 9, '2011-12-30', undefined],
    ['Pacific/Apia', 9, '2011-12-31', '2011-12-30T19:00:00.000Z'],
  ])('of %s at %d on %s is at %s', (zone, at, day, due) => {
    expect(dueSince(zone, at, day)).toBe(due);
  });

  test.each([
    ['Europe/Paris', '2026-03-29'],
    ['Europe/Paris', '2026-10-25'],
    ['America/New_York', '2026-03-08'],
    ['America/New_York', '2026-11-01'],
    ['Australia/Lord_Howe', '2026-04-05'],
    ['Australia/Lord_Howe', '2026-10-04'],
    ['Asia/Kathmandu', '2026-06-01'],
    ['America/Nuuk', '2026-03-28'],
    ['America/Nuuk', '2026-10-24'],
  ])('comes on each day once, at whatever hour, in %s around %s', (zone, day) => {
    const from = `${daysBefore(day, 2)}T12:00:00Z`;
    const until = `${daysBefore(day, -2)}T12:00:00Z`;
    for (let at = 0; at < 24; at++) {
      const due = posted(zone, at, from, until, 15 * minute);
      expect(due).toEqual([...due].sort());
      // Every whole day between the first and the last instant is there.
      for (const whole of [daysBefore(day, 1), day, daysBefore(day, -1)]) expect(due).toContain(whole);
    }
  });

  const zone = fc.constantFrom(
    'Europe/Paris',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'America/Nuuk',
    'America/Havana',
    'UTC',
  );
  const instant = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2030-01-01') });
  const hours = fc.integer({ min: 0, max: 23 });

  test('is never before its day, and once it has come it stays until the day is over', () => {
    fc.assert(
      fc.property(zone, instant, hours, fc.integer({ min: 0, max: 24 * hour }), (zone, at, hour, later) => {
        const due = dayDue(zone, hour, at);
        if (due === undefined) return;
        expect(due).toBe(dayIn(zone, at));
        // The clocks may go back over the hour; then the day was posted already.
        const next = dayDue(zone, hour, at + later);
        if (next !== undefined) expect(next >= due).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('is caught up by who comes back on the same day, and not on the next before its hour', () => {
    fc.assert(
      fc.property(zone, instant, hours, (zone, at, wanted) => {
        const today = dayIn(zone, at);
        const due = dayDue(zone, wanted, at);
        if (due !== undefined) expect(due).toBe(today);
        else expect(dayDue(zone, 0, at)).toBe(today);
      }),
      { numRuns: 2_000 },
    );
  });

  test('when it is chosen anew on a day, names that same day', () => {
    fc.assert(
      fc.property(zone, instant, hours, hours, (zone, at, before, after) => {
        const days = [dayDue(zone, before, at), dayDue(zone, after, at)].filter((day) => day !== undefined);
        expect(new Set(days).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
