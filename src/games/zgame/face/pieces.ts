import type { Fill, Ink, Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import type { Seen, Side } from '../kind.ts';
import { gaitMarks } from './gaitMarks.ts';
import { type Dress, dresses, look } from './inks.ts';
import { drawSign } from './signs.ts';

/** How much of its radius a piece is thick. */
const thick = 0.17;
const shadow: Fill = { ink: look.ink, strength: 0.3 };

/** Pieces on the board have finer details than those in plates. */
const isLarge = (r: number) => r > 30;

interface Painted {
  readonly fill?: Fill;
  readonly stroke?: Ink;
  readonly width?: number;
  readonly dash?: readonly number[];
}

/**
 * The outline of a piece around 0,0, drawn out downwards. White’s pieces are round and Black’s are square, so nobody
 * needs to tell the colours apart.
 */
function outline(side: Side, r: number, down: number, painted: Painted): Shape {
  if (side === 'black') {
    const { h, ...square } = squareAround([0, 0], r * 0.93);
    return { ...square, h: h + down, radius: r * 0.26, ...painted };
  }
  const d = `M ${-r} 0 A ${r} ${r} 0 0 1 ${r} 0 V ${down} A ${r} ${r} 0 0 1 ${-r} ${down} Z`;
  return { shape: 'path', d, ...painted };
}

/** A piece without a sign: its shadow, its foot and its upper side, with light from the upper left. */
function body(side: Side, r: number, { base, light, shade, dark }: Dress): readonly Shape[] {
  const foot = Math.round(r * thick);
  const rim = { stroke: look.ink, width: isLarge(r) ? 2.5 : 2 };
  return [
    { shape: 'group', at: [3, 3], shapes: [outline(side, r, foot, { fill: shadow })] },
    outline(side, r, foot, { fill: dark, ...rim }),
    outline(side, r, 0, { fill: base, ...rim }),
    ...(side === 'white' ? onDisc(r, light, shade) : [onSquare(r, light)]),
  ];
}

function onDisc(r: number, light: Ink, shade: Ink): readonly Shape[] {
  const width = isLarge(r) ? 3 : 2;
  const arc = { shape: 'arc', x: 0, y: 0, r: r - width - 0.5, width, ends: 'round' } as const;
  return [
    { ...arc, from: 0.18, to: 0.48, stroke: shade },
    { ...arc, from: 0.7, to: 0.95, stroke: light },
  ];
}

function onSquare(r: number, stroke: Ink): Shape {
  const width = isLarge(r) ? 3 : 2;
  const half = r * 0.93 - width;
  const bend = r * 0.2;
  const d = `M ${-half} ${half * 0.5} V ${bend - half} A ${bend} ${bend} 0 0 1 ${bend - half} ${-half} H ${half * 0.5}`;
  return { shape: 'path', d, stroke, width, ends: 'round' };
}

/**
 * A face-up piece shows its sign and, on the board, how it moves. A face-down piece is asleep: its back, the same for
 * every sign, is of another wood. A viewer who may know the sign sees it there, smaller and within a stitched rim.
 */
export function token(piece: Pick<Seen, 'side' | 'face' | 'sign'>, at: Point, r: number, near: Side): Shape {
  const { side, face } = piece;
  const dress = dresses[side][face];
  const shapes = face === 'up' ? upper(piece, r, near) : back(piece, r, near);
  return { shape: 'group', at, shapes: [...body(side, r, dress), ...shapes] };
}

function upper({ side, sign }: Pick<Seen, 'side' | 'sign'>, r: number, near: Side): readonly Shape[] {
  if (sign === undefined) return [];
  const { mark } = dresses[side].up;
  const marks = isLarge(r) ? gaitMarks(side, sign, r, mark, near) : [];
  return [...marks, ...drawSign(sign, r * (isLarge(r) ? 0.7 : 0.76), dresses[side].up.sign, headingOf(side, near))];
}

function back({ side, sign }: Pick<Seen, 'side' | 'sign'>, r: number, near: Side): readonly Shape[] {
  const { shade, mark, sign: ink } = dresses[side].down;
  if (sign === undefined) return [outline(side, r * 0.72, 0, { stroke: shade, width: 3 }), closedEye(r * 0.43, mark)];
  return [
    outline(side, r * 0.78, 0, { stroke: mark, width: 2, dash: [6, 4] }),
    ...drawSign(sign, r * 0.65, ink, headingOf(side, near)),
  ];
}

const headingOf = (side: Side, near: Side) => (side === near ? 'up' : 'down');

function closedEye(r: number, stroke: Ink): Shape {
  const lash = (across: number, from: number, to: number) =>
    `M ${across * 0.82 * r} ${from * r} L ${across * r} ${to * r}`;
  const lid = `M ${-r} ${-0.22 * r} Q 0 ${0.72 * r} ${r} ${-0.22 * r}`;
  const lashes = [lash(-0.78, 0.14, 0.5), lash(0, 0.25, 0.68), lash(0.78, 0.14, 0.5)];
  return { shape: 'path', d: [lid, ...lashes].join(' '), stroke, width: 3, ends: 'round' };
}

/** A piece without a sign, as the mark of a side. */
export function badge(side: Side, at: Point, r: number): Shape {
  return { shape: 'group', at, shapes: body(side, r, dresses[side].up) };
}
