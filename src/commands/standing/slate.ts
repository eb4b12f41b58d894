import { playerPlate, well } from '../../games/kit/picture/plate.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { colours } from './colours.ts';
import { look } from './inks.ts';

/** What the pictures of rankings, profiles and cups have in common. */

export const width = 768;
export const margin = 20;
/** From one row to the next. */
export const step = 72;

export const slate = (height: number, shapes: readonly Shape[]): Scene => ({
  ...{ width, height, ground: look.ground, corner: 28, colours },
  base: { key: `standing ${height}`, shapes: [] },
  shapes,
});

export interface PlacePlate {
  readonly shapes: readonly Shape[];
  /** Where the rest of the row begins, and the line on which it stands. */
  readonly left: number;
  readonly middle: number;
}

/** The plate of a row, with its place in a well. A lit one is gold. */
export function placePlate(place: string, top: number, lit: boolean): PlacePlate {
  const box = { x: margin, y: top, w: width - 2 * margin, h: step - 8 };
  const middle = top + (box.h - 4) / 2;
  const hollow = { x: box.x + 26, y: middle - 22, w: 64, h: 44 };
  const shapes = [
    ...playerPlate(box, look, lit, 'left'),
    ...well(hollow, look.well),
    figure(place, { x: hollow.x + hollow.w / 2, y: middle, align: 'centre', room: hollow.w - 8 }),
  ];
  return { shapes, left: hollow.x + hollow.w + 16, middle };
}

export interface FigurePlace {
  readonly x: number;
  readonly y: number;
  readonly align: 'centre' | 'right';
  readonly room: number;
}

export const figure = (text: string, place: FigurePlace): Shape => ({
  ...{ shape: 'text', text, size: 30, least: 22, weight: 'heavy', ink: look.text },
  ...place,
});
