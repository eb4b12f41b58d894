import type { Point, Shape } from '../../../render/scene.ts';
import type { Box } from '../../kit/box.ts';
import { well } from '../../kit/picture/plate.ts';
import { numberOf, type Side, type Sign, signs } from '../kind.ts';
import { ghost, look } from './inks.ts';
import { token } from './pieces.ts';
import { drawSign } from './signs.ts';

const pitch = 43;
const radius = 18;

/** A place for each piece of a side, in the order of the signs: the Z is first. */
const places = signs.flatMap((sign) => Array.from({ length: numberOf[sign] }, () => sign));

export const trayWidth = places.length * pitch + 14;

export interface Taken {
  /** The side that lost these pieces. */
  readonly side: Side;
  readonly signs: readonly Sign[];
  /** The sign of the piece that was taken just now. */
  readonly newest?: Sign | undefined;
}

/** A side’s eight pieces: those that were taken lie in it, the others are ghosts. What was just taken has a golden ring. */
export function tray(box: Box, taken: Taken, near: Side): readonly Shape[] {
  return [...well(box, look.well), ...places.flatMap((sign, nth) => slot(box, taken, sign, nth, near))];
}

function slot(box: Box, { side, signs: gone, newest }: Taken, sign: Sign, nth: number, near: Side): readonly Shape[] {
  const before = nth - places.indexOf(sign);
  const lost = gone.filter((each) => each === sign).length;
  const at: Point = [box.x + 7 + (nth + 0.5) * pitch, box.y + box.h / 2];
  if (before >= lost) {
    const shapes = drawSign(sign, radius * 0.66, ghost, side === near ? 'up' : 'down');
    return [{ shape: 'group', at: [at[0], at[1] + 1], shapes }];
  }
  const ring = sign === newest && before === lost - 1 ? [ringAround(at)] : [];
  return [...ring, token({ side, face: 'up', sign }, [at[0], at[1] - 1], radius, near)];
}

function ringAround([x, y]: Point): Shape {
  return { shape: 'rect', x: x - 23, y: y - 26, w: 46, h: 52, radius: 12, stroke: look.gold, width: 4 };
}
