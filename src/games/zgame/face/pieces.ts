import type { Fill, Ink, Point, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import type { Tones } from '../../kit/picture/look.ts';
import type { Seen, Side } from '../kind.ts';
import { dresses, look } from './inks.ts';
import { drawSign } from './signs.ts';

/** How much of its radius a piece is thick. */
const thick = 0.17;
const shadow: Fill = { ink: look.ink, strength: 0.3 };

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
  if (down === 0) return { shape: 'circle', x: 0, y: 0, r, ...painted };
  return {
    shape: 'path',
    d: `M ${-r} 0 A ${r} ${r} 0 0 1 ${r} 0 V ${down} A ${r} ${r} 0 0 1 ${-r} ${down} Z`,
    ...painted,
  };
}

/** A piece without a face: its shadow, its foot and its upper side, with light from the upper left. */
function body(side: Side, r: number, { base, light, dark }: Tones): readonly Shape[] {
  const foot = Math.round(r * thick);
  const rim = { stroke: look.ink, width: r > 25 ? 2.5 : 2 };
  return [
    { shape: 'group', at: [3, 3], shapes: [outline(side, r, foot, { fill: shadow })] },
    outline(side, r, foot, { fill: dark, ...rim }),
    outline(side, r, 0, { fill: base, ...rim }),
    lightOn(side, r, light),
  ];
}

function lightOn(side: Side, r: number, stroke: Ink): Shape {
  const width = r > 25 ? 3 : 2;
  const inner = r - width - 0.5;
  if (side === 'white')
    return { shape: 'arc', x: 0, y: 0, r: inner, from: 0.7, to: 0.95, stroke, width, ends: 'round' };
  const half = r * 0.93 - width;
  const bend = r * 0.2;
  const d = `M ${-half} ${half * 0.5} V ${bend - half} A ${bend} ${bend} 0 0 1 ${bend - half} ${-half} H ${half * 0.5}`;
  return { shape: 'path', d, stroke, width, ends: 'round' };
}

/**
 * A face-up piece shows its sign. A face-down piece is asleep: its back, the same for every sign, is of another wood. A
 * viewer who may know the sign sees it there, smaller and within a stitched rim.
 */
export function token(piece: Pick<Seen, 'side' | 'face' | 'sign'>, at: Point, r: number, near: Side): Shape {
  const { side, face, sign } = piece;
  const dress = dresses[side][face === 'up' ? 'face' : 'back'];
  const heading = side === near ? 'up' : 'down';
  const signRadius = r * (r > 25 ? 0.66 : 0.74);
  return {
    shape: 'group',
    at,
    shapes: [
      ...body(side, r, dress),
      ...(face === 'up' ? [] : backOf(side, r, sign)),
      ...(sign === undefined ? [] : drawSign(sign, face === 'up' ? signRadius : signRadius * 0.9, dress.sign, heading)),
    ],
  };
}

function backOf(side: Side, r: number, sign: Seen['sign']): readonly Shape[] {
  const { groove, eye } = dresses[side].back;
  if (sign !== undefined) return [outline(side, r * 0.78, 0, { stroke: eye, width: 2, dash: [6, 4] })];
  return [outline(side, r * 0.72, 0, { stroke: groove, width: 3 }), ...closedEye(r * 0.4, eye)];
}

function closedEye(r: number, stroke: Ink): readonly Shape[] {
  const lash = (across: number, from: number, to: number) =>
    `M ${across * 0.82 * r} ${from * r} L ${across * r} ${to * r}`;
  const lid = `M ${-r} ${-0.22 * r} Q 0 ${0.72 * r} ${r} ${-0.22 * r}`;
  const lashes = [lash(-0.78, 0.14, 0.5), lash(0, 0.25, 0.68), lash(0.78, 0.14, 0.5)];
  return [{ shape: 'path', d: [lid, ...lashes].join(' '), stroke, width: 3, ends: 'round' }];
}

/** A piece without a sign, as the mark of a side. */
export function badge(side: Side, at: Point, r: number): Shape {
  return { shape: 'group', at, shapes: body(side, r, dresses[side].face) };
}
