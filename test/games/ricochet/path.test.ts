import { describe, expect, test } from 'vitest';
import { badgeSpots } from '../../../src/games/ricochet/face/board/badges.ts';
import { isUpright, tracks } from '../../../src/games/ricochet/face/board/lanes.ts';
import { gridSide, left, spot, top } from '../../../src/games/ricochet/face/board/layout.ts';
import { bestWay, legs, longWay } from './sights.ts';

const there = 'rv r< r> r^ r< b^ b> bv b< gv g< g^ yv y> y^ y< r> rv';

describe('The arrows of a way', () => {
  test('Each leg begins where the leg before it, of the same robot, ends.', () => {
    for (const way of [bestWay, longWay, there]) {
      const drawn = tracks(legs(way));
      for (const [nth, { leg, points }] of drawn.entries()) {
        const before = drawn.slice(0, nth).findLast((other) => other.leg.robot === leg.robot);
        if (before !== undefined) expect(points[0]).toEqual(before.points.at(-1));
      }
    }
  });

  test('A leg that shares its stretch keeps to the right, so there and back never cover each other.', () => {
    const middle = spot(legs(bestWay)[2]?.from ?? 0)[0];
    const [, , blueUp, redUp] = tracks(legs(bestWay));
    expect(blueUp?.points[0]?.[0]).toBeGreaterThan(middle);
    expect(redUp?.points.at(-1)?.[0]).toBeGreaterThan(blueUp?.points[0]?.[0] ?? 0);
    const [, there, back] = tracks(legs('rv r< r>'));
    const row = spot(legs('rv r<')[1]?.from ?? 0)[1];
    expect(there?.points.at(-1)?.[1]).toBeLessThan(row);
    expect(back?.points.at(-1)?.[1]).toBeGreaterThan(row);
  });

  test('A leg that shares its stretch with no other runs along the middle.', () => {
    for (const { leg, points } of tracks(legs('rv r<'))) expect(points).toEqual([spot(leg.from), spot(leg.to)]);
  });

  test('Every leg stays within the cells it runs over.', () => {
    for (const { leg, points } of tracks(legs(there))) {
      const [x, y] = spot(leg.from);
      for (const point of points) {
        const aside = isUpright(leg) ? point[0] - x : point[1] - y;
        expect(Math.abs(aside)).toBeLessThanOrEqual(17);
      }
    }
  });
});

describe('The numbers of the moves', () => {
  const spotsOf = (way: string) => {
    const made = legs(way);
    const pieces = [...new Set(made.flatMap(({ from, to }) => [from, to]))].map(spot);
    const numbers = made.map((_, nth) => String(nth + 1));
    const ways = tracks(made).map(({ points }) => points);
    return { pieces, spots: badgeSpots(ways, numbers, pieces) };
  };

  test('They are on the board, and cover neither each other nor a robot.', () => {
    for (const way of [bestWay, longWay, there]) {
      const { pieces, spots } = spotsOf(way);
      const shown = spots.filter((at) => at !== undefined);
      for (const [nth, [x, y]] of shown.entries()) {
        expect(x > left && x < left + gridSide && y > top && y < top + gridSide).toBe(true);
        for (const [otherX, otherY] of [...pieces, ...shown.slice(nth + 1)]) {
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(30);
        }
      }
    }
  });

  test('Of a short way, all numbers are on the board; a number without room is left to the row below.', () => {
    expect(spotsOf(bestWay).spots).not.toContain(undefined);
    expect(spotsOf(there).spots).toContain(undefined);
  });
});
