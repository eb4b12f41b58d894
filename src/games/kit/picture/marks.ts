import type { Ink, Point, Shape } from '../../../render/scene.ts';
import { type Box, squareAround } from '../box.ts';
import { arrowHead, towards } from '../towards.ts';

const tint = '#f3d879';
const tintRim = '#8a6d12';

/** A square that the last move left or reached. The one it reached has a rim. */
export function lastMoved(box: Box, which: 'from' | 'to'): readonly Shape[] {
  const { x, y, w, h } = box;
  if (which === 'from') return [{ shape: 'rect', ...box, fill: tint }];
  return [{ shape: 'rect', x: x + 2, y: y + 2, w: w - 4, h: h - 4, fill: tint, stroke: tintRim, width: 4 }];
}

/** The way of the last move, from the middle of its start to this tip: gold, in a dark case that stands off any ground. */
export function lastWay(from: Point, tip: Point, gold: Ink, ink: Ink): readonly Shape[] {
  const [neck, end] = [towards(tip, from, 24), towards(tip, from, 20)];
  const head = { shape: 'polygon', points: arrowHead(neck, tip, 0.72) } as const;
  const shaft = { shape: 'line', points: [from, end] } as const;
  const [x, y] = from;
  return [
    { ...head, stroke: ink, width: 5 },
    { ...shaft, stroke: ink, width: 14 },
    { ...head, fill: gold },
    { ...shaft, stroke: gold, width: 9 },
    { shape: 'circle', x, y, r: 11, fill: gold, stroke: ink, width: 2.5 },
  ];
}

/** An empty place that may be reached. */
export function dot([x, y]: Point, r: number, fill: Ink, rim: Ink): readonly Shape[] {
  return [{ shape: 'circle', x, y, r, fill, stroke: rim, width: 3 }];
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
