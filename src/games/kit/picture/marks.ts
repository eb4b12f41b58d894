import type { Ink, Point, Shape } from '../../../render/scene.ts';
import { type Box, squareAround } from '../box.ts';

const tint = '#f3d879';
const tintRim = '#8a6d12';

export const marksInks = [tint, tintRim] as const;

/** A square that the last move left or reached. The one it reached has a rim. */
export function lastMoved(box: Box, which: 'from' | 'to'): readonly Shape[] {
  const { x, y, w, h } = box;
  if (which === 'from') return [{ shape: 'rect', ...box, fill: tint }];
  return [{ shape: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, fill: tint, stroke: tintRim, width: 4 }];
}

/** The way of the last move: gold, with a dark case that stands off every ground. It points at its last point. */
export function lastWay(points: readonly Point[], gold: Ink, ink: Ink, width = 9): readonly Shape[] {
  return [
    { shape: 'arrow', points, stroke: ink, width: width + 5 },
    { shape: 'arrow', points: shortened(points, width * 0.55), stroke: gold, width },
  ];
}

/** The tip of the inner arrow stays inside its case. */
function shortened(points: readonly Point[], by: number): readonly Point[] {
  const [tail, tip] = points.slice(-2) as [Point, Point];
  const length = Math.hypot(tip[0] - tail[0], tip[1] - tail[1]);
  const part = Math.max(0, 1 - (by * 2) / length);
  return [...points.slice(0, -1), [tail[0] + (tip[0] - tail[0]) * part, tail[1] + (tip[1] - tail[1]) * part]];
}

/** An empty place that may be reached. */
export function dot([x, y]: Point, r: number, fill: Ink, rim: Ink): readonly Shape[] {
  return [{ shape: 'circle', x, y, r, fill, stroke: rim, width: 3 }];
}

/** A place that may be reached though something stands there. */
export function ring([x, y]: Point, r: number, stroke: Ink, rim: Ink): readonly Shape[] {
  return [
    { shape: 'circle', x, y, r, stroke: rim, width: 6 },
    { shape: 'circle', x, y, r, stroke, width: 3 },
  ];
}

/** Four small corners around a piece that may be taken, or around the goal. */
export function brackets(at: Point, half: number, stroke: Ink, rim: Ink, width = 5): readonly Shape[] {
  const { x, y, w, h } = squareAround(at, half);
  const arm = half * 0.42;
  const [right, bottom] = [x + w, y + h];
  const d = [
    `M ${x} ${y + arm} L ${x} ${y} L ${x + arm} ${y}`,
    `M ${right - arm} ${y} L ${right} ${y} L ${right} ${y + arm}`,
    `M ${right} ${bottom - arm} L ${right} ${bottom} L ${right - arm} ${bottom}`,
    `M ${x + arm} ${bottom} L ${x} ${bottom} L ${x} ${bottom - arm}`,
  ].join(' ');
  return [
    { shape: 'path', d, stroke: rim, width: width + 5, ends: 'round' },
    { shape: 'path', d, stroke, width, ends: 'round' },
  ];
}
