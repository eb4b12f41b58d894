import type { Point } from '../../../render/scene.ts';
import { rows, type Square, spot } from '../board.ts';
import type { Side } from '../kind.ts';

/** Measures of the picture in pixels. A phone shows it at half this size. */
export const width = 768;
export const height = 980;

export const cell = 84;
export const tokenRadius = 33;
export const margin = 10;

/** From top to bottom: the far player's card, the board, the near player's card, a line of words. */
export const cardBox = { x: margin, w: width - 2 * margin, h: 76 } as const;
export const farCardTop = 10;
export const boardBox = { x: margin, y: 98, w: width - 2 * margin, h: 722 } as const;
export const nearCardTop = 832;
export const statusBox = { x: margin, y: 916, w: width - 2 * margin, h: 56 } as const;

export const left = 48;
export const top = boardBox.y + 10;

/** The middle of a square, seen from this side, with its own base line at the bottom. */
export function place(square: Square, near: Side): Point {
  const [file, row] = spot(square);
  const [across, up] = near === 'white' ? [file, row] : [rows.length - 1 - file, rows.length - 1 - row];
  return [left + (across + 0.5) * cell, top + (rows.length - 1 - up + 0.5) * cell];
}
