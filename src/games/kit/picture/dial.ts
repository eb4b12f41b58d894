import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Look } from './look.ts';

const segments = 12;
/** A fifth: less than this is left, so it is red. */
const short = 0.2;
const hot = '#ff8d7a';

export const dialInks = [hot] as const;

interface Left {
  /** From 1, all the time, to 0. */
  readonly part: number;
  readonly text: string;
}

/** A dial of twelve segments, as many lit as time is left, with words inside. */
export function dial([x, y]: Point, r: number, { part, text }: Left, look: Look): readonly Shape[] {
  const lit = Math.ceil(part * segments);
  const ink: Ink = part < short ? hot : look.gold;
  return [
    { shape: 'circle', x, y, r, fill: look.ink },
    ...Array.from({ length: segments }, (_, nth): Shape => {
      const from = nth / segments + 0.008;
      const to = (nth + 1) / segments - 0.008;
      return { shape: 'arc', x, y, r: r - 6, from, to, stroke: nth < lit ? ink : look.plate.light, width: 8 };
    }),
    { shape: 'text', x, y, text, size: Math.round(r * 0.82), ink: part < short ? hot : look.text, weight: 'heavy' },
  ];
}
