import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Box } from '../box.ts';
import type { Look, Tones } from './look.ts';

const foot = 4;
const edge = 3;

interface Style {
  readonly radius?: number;
  /** A bright outline. */
  readonly rim?: Ink;
}

/** A slab with a lit upper edge and a dark foot. With its foot it is as high as its box. */
export function plate(
  { x, y, w, h }: Box,
  { base, light, dark }: Tones,
  { radius = 18, rim }: Style = {},
): readonly Shape[] {
  const slab = { shape: 'rect', x, w, radius } as const;
  return [
    { ...slab, y: y + foot, h: h - foot, fill: dark },
    { ...slab, y, h: h - foot, fill: light },
    { ...slab, y: y + edge, h: h - foot - edge, fill: base },
    ...(rim === undefined ? [] : [{ ...slab, y, h, stroke: rim, width: 4 } as const]),
  ];
}

/** A hollow: its floor, a darker upper edge and a lit lower lip. */
export function well({ x, y, w, h }: Box, { base, light, dark }: Tones, radius = 12): readonly Shape[] {
  const hollow = { shape: 'rect', x, w, radius } as const;
  return [
    { ...hollow, y: y + 2, h, fill: light },
    { ...hollow, y, h, fill: dark },
    { ...hollow, y: y + foot, h: h - foot, fill: base },
  ];
}

/** The plate of a player. A golden rim and a golden wedge, which is a sign and not only a colour, say: look here. */
export function playerPlate(box: Box, look: Look, lit: boolean, wedge: 'left' | 'top'): readonly Shape[] {
  if (!lit) return plate(box, look.plate);
  return [
    ...plate(box, look.lit, { rim: look.gold }),
    { shape: 'polygon', points: wedgeOf(box, wedge), fill: look.gold, stroke: look.ink, width: 2 },
  ];
}

function wedgeOf({ x, y, w, h }: Box, side: 'left' | 'top'): readonly Point[] {
  const middle = side === 'top' ? x + w / 2 : y + (h - foot) / 2;
  if (side === 'left') {
    return [
      [x + 3, middle - 13],
      [x + 18, middle],
      [x + 3, middle + 13],
    ];
  }
  return [
    [middle - 17, y + 3],
    [middle, y + 19],
    [middle + 17, y + 3],
  ];
}
