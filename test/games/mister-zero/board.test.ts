import { describe, expect, test } from 'vitest';
import {
  type Bridge,
  bridges,
  bridgesFrom,
  centralBridges,
  centre,
  checkpoints,
  ends,
  isCentral,
  otherEnd,
  type Point,
  points,
  spots,
} from '../../../src/games/mister-zero/board.ts';

const has = (bridge: Bridge, one: Point, other: Point) => otherEnd(bridge, one) === other;
const bridged = (one: Point, other: Point) => bridges.some((bridge) => has(bridge, one, other));
const at = ([x, y]: readonly [number, number]) =>
  points.find((point) => spots[point][0] === x && spots[point][1] === y) as Point;

describe('Board', () => {
  test('13 points, 20 bridges.', () => {
    expect(new Set(points).size).toBe(13);
    expect(new Set(bridges.map((bridge) => [...ends[bridge]].sort().join())).size).toBe(20);
  });

  test('The centre has four bridges (the central ones).', () => {
    expect(centralBridges).toEqual(['H', 'I', 'L', 'M']);
    expect(bridges.filter(isCentral)).toEqual(centralBridges);
    expect(spots[centre]).toEqual([0, 0]);
  });

  test('Two points are checkpoints, one green, one red.', () => {
    expect(checkpoints).toEqual({ green: 'N', red: 'S' });
    expect([spots.N, spots.S]).toEqual([
      [0, 4],
      [0, -4],
    ]);
  });

  test('The diamond is fully symmetric: turned or mirrored, it has the same points and bridges.', () => {
    const turns: readonly ((spot: readonly [number, number]) => readonly [number, number])[] = [
      ([x, y]) => [-y, x],
      ([x, y]) => [-x, y],
    ];
    for (const turned of turns) {
      for (const bridge of bridges) {
        const [one, other] = ends[bridge].map((point) => at(turned(spots[point]))) as [Point, Point];
        expect(bridged(one, other), bridge).toBe(true);
      }
    }
  });

  test('Bridges A to T are lettered in reading order of their middles.', () => {
    const middle = (bridge: Bridge) => ends[bridge].map((point) => spots[point]);
    const reading = bridges.toSorted((one, other) => {
      const [a, b] = [one, other].map((bridge) => {
        const [[fromX, fromY], [toX, toY]] = middle(bridge) as [[number, number], [number, number]];
        return { x: fromX + toX, y: fromY + toY };
      }) as [{ x: number; y: number }, { x: number; y: number }];
      return b.y - a.y || a.x - b.x;
    });
    expect(bridges.join('')).toBe('ABCDEFGHIJKLMNOPQRST');
    expect(reading).toEqual(bridges);
  });

  test('No two bridges cross, and points have two, three or four of them.', () => {
    const degrees = points.map((point) => bridgesFrom(point).length);
    expect(degrees.filter((degree) => degree === 2)).toHaveLength(4);
    expect(degrees.filter((degree) => degree === 3)).toHaveLength(4);
    expect(degrees.filter((degree) => degree === 4)).toHaveLength(5);
    const side = (p: Point, q: Point, r: Point) =>
      Math.sign(
        (spots[q][0] - spots[p][0]) * (spots[r][1] - spots[p][1]) -
          (spots[q][1] - spots[p][1]) * (spots[r][0] - spots[p][0]),
      );
    for (const one of bridges) {
      for (const other of bridges) {
        const [[a, b], [c, d]] = [ends[one], ends[other]];
        const apart = side(a, b, c) * side(a, b, d) >= 0 || side(c, d, a) * side(c, d, b) >= 0;
        expect(apart, `${one} ${other}`).toBe(true);
      }
    }
  });
});

describe('His right', () => {
  test('It is the first bridge counter-clockwise from the one he came by.', () => {
    for (const point of points) {
      for (const cameBy of bridgesFrom(point)) {
        const seen = bridgesFrom(point, cameBy);
        expect(seen.at(-1)).toBe(cameBy);
        expect([...seen].sort()).toEqual([...bridgesFrom(point)].sort());
        const angles = seen.map((bridge) => turnTo(point, cameBy, bridge));
        expect(angles).toEqual(angles.toSorted((a, b) => a - b));
      }
    }
  });

  test.each([
    ['over L into the centre, he has M on his right, I ahead and H on his left', 'C', 'L', 'MIHL'],
    ['over H into the near north-west, he has F on his right, C ahead and J on his left', 'NW', 'H', 'FCJH'],
    ['over P into the far south-east, he has R on his right and T ahead', 'se', 'P', 'RTP'],
    ['over T into the far south-east, he has P ahead, to the right of R', 'se', 'T', 'PRT'],
  ] as const)('It is found after jumping %s.', (_, point, cameBy, order) => {
    expect(bridgesFrom(point, cameBy).join('')).toBe(order);
  });

  /** The number of turns counter-clockwise from the bridge he came by. For that bridge itself it is one whole turn. */
  function turnTo(point: Point, cameBy: Bridge, bridge: Bridge): number {
    const angle = (each: Bridge) => {
      const [x, y] = spots[otherEnd(each, point) as Point];
      return Math.atan2(y - spots[point][1], x - spots[point][0]) / (2 * Math.PI);
    };
    const turn = (angle(bridge) - angle(cameBy) + 2) % 1;
    return bridge === cameBy ? 1 : turn;
  }
});
