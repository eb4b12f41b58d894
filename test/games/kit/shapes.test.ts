import { describe, expect, test } from 'vitest';
import { middleOf, squareAround } from '../../../src/games/kit/box.ts';
import { namePlate } from '../../../src/games/kit/namePlate.ts';
import { outlined } from '../../../src/games/kit/outlined.ts';
import { proclaimed, statusLine } from '../../../src/games/kit/statusLine.ts';
import { arrowHead, towards } from '../../../src/games/kit/towards.ts';
import type { Shape } from '../../../src/render/scene.ts';

const box = { x: 10, y: 20, w: 100, h: 40 } as const;

test('A square lies around its point, and the middle of a box is its point.', () => {
  const square = squareAround([50, 60], 8);
  expect(square).toEqual({ shape: 'rect', x: 42, y: 52, w: 16, h: 16 });
  expect(middleOf(square)).toEqual([50, 60]);
});

test('The dark rim of a line lies below it, and is broader.', () => {
  const lines = outlined({ shape: 'circle', x: 1, y: 2, r: 3 }, 'glow', { width: 5, rim: 10 });
  expect(lines).toEqual([
    { shape: 'circle', x: 1, y: 2, r: 3, stroke: 'ink', width: 10 },
    { shape: 'circle', x: 1, y: 2, r: 3, stroke: 'glow', width: 5 },
  ]);
});

test('An arrow’s head ends at its tip, and is as broad on either side of its neck.', () => {
  expect(towards([0, 0], [30, 40], 10)).toEqual([6, 8]);
  expect(arrowHead([0, 0], [10, 0], 0.5)).toEqual([
    [10, 0],
    [0, 5],
    [0, -5],
  ]);
});

describe('A name plate', () => {
  const badge: readonly Shape[] = [{ shape: 'circle', x: 30, y: 40, r: 9, fill: 'red' }];
  const plate = (lit: boolean) =>
    namePlate({
      box,
      lit,
      pointer: [
        [0, 0],
        [4, 4],
        [0, 8],
      ],
      badge,
      name: { x: 50, y: 40, text: 'Ada', room: 60 },
    });

  test('has the player’s badge, and as much of the name as fits.', () => {
    for (const lit of [true, false]) {
      expect(plate(lit)).toContainEqual(badge[0]);
      expect(plate(lit)).toContainEqual(expect.objectContaining({ shape: 'text', text: 'Ada', room: 60 }));
    }
  });

  test('has a pointer only when it is lit, and then has another rim too.', () => {
    expect(plate(true).filter(({ shape }) => shape === 'polygon')).toHaveLength(1);
    expect(plate(false).filter(({ shape }) => shape === 'polygon')).toHaveLength(0);
    expect(plate(true)[0]).toMatchObject({ ...box, fill: 'white', width: 7 });
    expect(plate(false)[0]).toMatchObject({ ...box, fill: 'paper', width: 2 });
  });
});

test('The status line is in the middle of its box; the line at the end has stars when somebody won.', () => {
  const words = { text: 'White wins', size: 30 };
  expect(statusLine(box, words)).toEqual([{ shape: 'text', x: 60, y: 40, ...words, ink: 'ink', weight: 'bold' }]);
  expect(proclaimed(box, words).map(({ shape }) => shape)).toEqual(['rect', 'text']);
  expect(proclaimed(box, words, 20).map(({ shape }) => shape)).toEqual(['rect', 'star', 'star', 'text']);
});
