import type { Point, Shape } from '../../../render/scene.ts';
import type { Box } from '../../kit/box.ts';
import { well } from '../../kit/picture/plate.ts';
import { look } from './inks.ts';
import { type Chip, flatToken } from './token.ts';

/** Tokens in a tray are this large. */
export const small = 18;
const pad = 7;
/** From one row to the next. */
const step = 38;

export interface Tray {
  /** The right edge and the middle. */
  readonly at: Point;
  readonly rows: number;
  readonly columns: number;
  readonly pitch: number;
}

export function trayBox({ at: [right, middle], rows, columns, pitch }: Tray): Box {
  const w = (columns - 1) * pitch + 2 * (small + pad);
  const h = (rows - 1) * step + 2 * small + 8;
  return { x: right - w, y: middle - h / 2, w, h };
}

/** Where the tokens of a tray lie, row by row. */
export function places(tray: Tray): readonly Point[] {
  const { x, y } = trayBox(tray);
  return Array.from({ length: tray.rows * tray.columns }, (_, nth): Point => {
    const column = nth % tray.columns;
    return [x + pad + small + column * tray.pitch, y + 4 + small + Math.floor(nth / tray.columns) * step];
  });
}

/** A well with these tokens in it. */
export function tray(of: Tray, chips: readonly (Chip | undefined)[]): readonly Shape[] {
  return [...well(trayBox(of), look.well, 14), ...lying(of, chips)];
}

/** Tokens in their places, and hollows in the places that are free. */
export function lying(of: Tray, chips: readonly (Chip | undefined)[]): readonly Shape[] {
  const spots = places(of);
  const hollows = spots.filter((_, nth) => chips[nth] === undefined);
  return [
    ...hollows.map(([x, y]): Shape => ({ shape: 'circle', x, y, r: small - 7, fill: look.well.dark })),
    ...spots.flatMap((spot, nth) => {
      const chip = chips[nth];
      return chip === undefined ? [] : flatToken(chip, spot, small);
    }),
  ];
}

/** A tray of one row, or of two when there are many tokens. The more there are, the closer they lie. */
export function fitting(at: Point, rows: 1 | 2, many: number, [least, most]: readonly [number, number]): Tray {
  const columns = Math.max(least, Math.ceil(many / rows));
  const widest = most * 39;
  return { at, rows, columns, pitch: Math.min(39, Math.floor((widest - 39) / Math.max(1, columns - 1))) };
}
