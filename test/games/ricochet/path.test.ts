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

  test('Legs along the same stretch of a row or column run side by side.', () => {
    const drawn = tracks(legs(bestWay));
    const [, , blueUp, redUp] = drawn;
    expect(blueUp?.points[0]?.[0]).toBe(spot(legs(bestWay)[2]?.from ?? 0)[0]);
    expect(redUp?.points.at(-1)?.[0]).not.toBe(blueUp?.points[0]?.[0]);
    const [, there, back] = tracks(legs('rv r< r>'));
    expect(there?.points[0]?.[1]).not.toBe(back?.points.at(-1)?.[1]);
  });

  test('Every leg stays within the cells it runs over.', () => {
    for (const { leg, points } of tracks(legs(there))) {
      const [x, y] = spot(leg.from);
      for (const point of points) {
        const aside = isUpright(leg) ? point[0] - x : point[1] - y;
        expect(Math.abs(aside)).toBeLessThanOrEqual(13);
      }
    }
  });
});

describe('The numbers of the moves', () => {
  test('They are on the board, and those of a short way cover neither each other nor a robot.', () => {
    for (const way of [bestWay, longWay, there]) {
      const made = legs(way);
      const pieces = [...new Set(made.flatMap(({ from, to }) => [from, to]))].map(spot);
      const spots = badgeSpots(
        tracks(made).map(({ points }) => points),
        pieces,
      );
      for (const [x, y] of spots) {
        expect(x > left && x < left + gridSide && y > top && y < top + gridSide).toBe(true);
      }
      if (way === there) continue;
      for (const [nth, [x, y]] of spots.entries()) {
        for (const [otherX, otherY] of spots.slice(nth + 1)) {
          expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(32);
        }
      }
    }
  });
});
