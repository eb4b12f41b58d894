import { describe, expect, test } from 'vitest';
import { openSetbacks, type SetbackKind, type Setbacks } from '../../src/host/outbox/setbacks.ts';

const table = '1';
const minute = 60_000;

/** Tries whenever it may, in steps of a second, and gives the seconds of the tries. */
function tries(
  setbacks: Setbacks,
  until: number,
  {
    from = 0,
    kind = () => 'refused',
    meanwhile = () => undefined,
  }: {
    readonly from?: number;
    readonly kind?: (nth: number) => SetbackKind;
    readonly meanwhile?: (now: number) => void;
  } = {},
): number[] {
  const at: number[] = [];
  for (let now = from; now <= until; now += 1_000) {
    meanwhile(now);
    if (!setbacks.isOver(table, now)) continue;
    setbacks.add(table, kind(at.length), now);
    at.push(now / 1_000);
  }
  return at;
}

describe('a table that could not be shown', () => {
  test('is tried ever more rarely, in the end every ten minutes', () => {
    const at = [0, 5, 15, 35, 75, 155, 315, 635, 1_235, 1_835];
    expect(tries(openSetbacks(), 1_900_000)).toEqual(at);
    expect(tries(openSetbacks(), 250_000, { kind: () => 'failed' })).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  });

  test('was refused often enough after twelve times, and is asked no more often after that', () => {
    const setbacks = openSetbacks();
    let now = 0;
    const counts = Array.from({ length: 14 }, () => {
      while (!setbacks.isOver(table, now)) now += 1_000;
      return setbacks.add(table, 'refused', now);
    });
    expect(counts).toEqual(['first', ...Array(10).fill('another'), 'enough', 'enough', 'enough']);
    expect(setbacks.isOver(table, now + 10 * minute - 1)).toBe(false);
  });

  test('is not tried as often as at first when the kind changes', () => {
    const mixed = tries(openSetbacks(), 30 * minute, { kind: (nth) => (nth % 2 === 0 ? 'refused' : 'failed') });
    // Each kind grows by itself.
    expect(mixed.slice(0, 7)).toEqual([0, 5, 7, 17, 21, 41, 49]);
    expect(mixed.length).toBeLessThan(20);
  });

  test('is tried at once when somebody acts there, who cannot make that happen without end', () => {
    const setbacks = openSetbacks();
    tries(setbacks, 10 * minute);
    const acted = tries(setbacks, 70 * minute, {
      from: 10 * minute + 10_000,
      meanwhile: () => setbacks.trust(table, 'told'),
    });
    expect(acted.slice(0, 4)).toEqual([610, 611, 612, 617]);
    expect(acted.length).toBeLessThan(70);
  });

  test('is tried ten seconds after the last try when somebody acts there whose rights are only remembered', () => {
    const setbacks = openSetbacks();
    tries(setbacks, 10 * minute);
    const acted = tries(setbacks, 70 * minute, {
      from: 5 * minute + 20_000,
      meanwhile: () => setbacks.trust(table, 'known'),
    });
    expect(acted.slice(0, 3)).toEqual([325, 335, 345]);
    expect(acted.length).toBeLessThan(75);
  });

  test('is forgotten when it was shown', () => {
    const setbacks = openSetbacks();
    tries(setbacks, 10 * minute);
    setbacks.clear(table);
    setbacks.trust(table, 'told');
    expect(tries(setbacks, 11 * minute, { from: 10 * minute }).slice(0, 3)).toEqual([600, 605, 615]);
  });
});
