import type { Scene, Shape } from '../../../render/scene.ts';
import { columns, corners, directions, holes, type Point, points, ray, rows } from '../board.ts';
import { boardBox, place } from './layout.ts';

const letterSize = 34;

/** The bare board: the same in every position and every language. */
export const grid: Scene['base'] = {
  key: 'foxu',
  shapes: [
    { shape: 'rect', ...boardBox, radius: 28, fill: 'board', stroke: 'line', width: 4 },
    ...points.flatMap(linesFrom),
    ...holes.map(hole),
    ...corners.flatMap(circles),
    ...rows.map((row): Shape => label(row, [boardBox.x + 36, place(`a${row}`)[1]])),
    ...columns.map((column): Shape => label(column, [place(`${column}1`)[0], boardBox.y + boardBox.h - 32])),
  ],
};

/** Half of the directions are enough: so each piece of a line is drawn once. */
function linesFrom(point: Point): readonly Shape[] {
  return directions.slice(0, directions.length / 2).flatMap((direction): readonly Shape[] => {
    const next = ray(point, direction)[0];
    if (next === undefined) return [];
    return [{ shape: 'line', points: [place(point), place(next)], stroke: 'line', width: 4, ends: 'round' }];
  });
}

function hole(point: Point): Shape {
  const [x, y] = place(point);
  return { shape: 'circle', x, y, r: 17, fill: 'hole', stroke: 'line', width: 3 };
}

function circles(corner: Point): readonly Shape[] {
  const [x, y] = place(corner);
  return [36, 24, 12].map((r): Shape => ({ shape: 'circle', x, y, r, fill: 'board', stroke: 'line', width: 5 }));
}

function label(text: string, [x, y]: readonly [number, number]): Shape {
  return { shape: 'text', x, y, text, size: letterSize, ink: 'ink', weight: 'bold' };
}
