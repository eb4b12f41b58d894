import type { Point } from '../../../render/scene.ts';
import type { Box } from '../../kit/box.ts';
import { rows, type Square, spot } from '../board.ts';
import type { Side } from '../kind.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 1018;

export const cell = 86;
export const tokenRadius = 34;
const margin = 10;
const w = width - 2 * margin;

/** From top to bottom: the far player's plate, the board, the near player's plate, a line of words. */
export const farPlate: Box = { x: margin, y: 10, w, h: 76 };
export const boardBox: Box = { x: margin, y: 92, w, h: 738 };
export const nearPlate: Box = { x: margin, y: 836, w, h: 76 };
export const wordsBox: Box = { x: margin, y: 918, w, h: 90 };

export const left = 48;
export const top = boardBox.y + 10;
export const edge = rows.length * cell;

/** The middle of a square, seen from this side, with its own base line at the bottom. */
export function place(square: Square, near: Side): Point {
  const [file, row] = spot(square);
  const [across, up] = near === 'white' ? [file, row] : [rows.length - 1 - file, rows.length - 1 - row];
  return [left + (across + 0.5) * cell, top + (rows.length - 1 - up + 0.5) * cell];
}

export function squareBox(square: Square, near: Side): Box {
  const [x, y] = place(square, near);
  return { x: x - cell / 2, y: y - cell / 2, w: cell, h: cell };
}
