import type { Scene, Shape } from '../../../render/scene.ts';
import { columns, corners, directions, holes, type Point, points, ray, rows } from '../board.ts';
import { hole, look, wood } from './inks.ts';
import { holeRadius, place } from './layout.ts';
import { plank } from './wood.ts';

const labelSize = 30;
const groove = 4;

/** The bare board: the same in every position and every language. */
export const grid: Scene['base'] = {
  key: 'foxu',
  shapes: [
    ...plank(),
    ...points.flatMap(groovesFrom),
    ...holes.flatMap(drilled),
    ...corners.flatMap(circles),
    ...rows.map((row): Shape => label(row, [44, place(`a${row}`)[1]])),
    ...columns.map((column): Shape => label(column, [place(`${column}1`)[0], 711])),
  ],
};

/** Half of the directions are enough: so each piece of a line is drawn once. */
function groovesFrom(point: Point): readonly Shape[] {
  return directions.slice(0, directions.length / 2).flatMap((direction): readonly Shape[] => {
    const next = ray(point, direction)[0];
    if (next === undefined) return [];
    return [{ shape: 'line', points: [place(point), place(next)], stroke: wood.groove, width: groove }];
  });
}

/** Light comes from above: the lip below is lit. */
function drilled(point: Point): readonly Shape[] {
  const [x, y] = place(point);
  return [
    { shape: 'circle', x, y: y + 3, r: holeRadius, fill: wood.light },
    { shape: 'circle', x, y, r: holeRadius, fill: hole },
  ];
}

function circles(corner: Point): readonly Shape[] {
  const [x, y] = place(corner);
  return [
    { shape: 'circle', x, y, r: 47, fill: wood.base },
    ...[45, 29, 13].map((r): Shape => ({ shape: 'circle', x, y, r, stroke: wood.groove, width: groove })),
  ];
}

function label(text: string, [x, y]: readonly [number, number]): Shape {
  return { shape: 'text', x, y, text, size: labelSize, ink: look.ink, weight: 'bold' };
}
