import type { Shape } from '../../../render/scene.ts';
import type { Colour } from '../kind.ts';
import { cream, glazes, hole, look, shadow } from './inks.ts';
import { pegRadius, tubeRadius } from './layout.ts';

type Kind = 'grey' | Colour;

/** What a piece of this radius casts on the plank. It lies below everything else. */
export function cast(r: number): readonly Shape[] {
  return [{ shape: 'circle', x: r * 0.11, y: r * 0.28, r: r + 1, fill: shadow }];
}

/** Light from above on the edge of a peg. */
const glint = 'M -12 -16.5 Q -5 -21.5 5 -20.5';

/** All pieces are drawn around 0,0, and lit from the upper left. */
export function peg(kind: Kind): readonly Shape[] {
  const { light } = glazes[kind];
  const r = pegRadius;
  return [
    ...body(kind, r, { top: -1, foot: 5 }),
    { shape: 'path', d: glint, stroke: light, width: 4.5, ends: 'round' },
    ...sign(kind, r * 0.92),
  ];
}

/** The outline of a piece, the side that is seen below its face, and the face. No line parts the two: that is softer. */
function body(kind: Kind, r: number, { top, foot }: Record<'top' | 'foot', number>): readonly Shape[] {
  const { base, dark } = glazes[kind];
  const discs = [
    [foot, r + 1.5, look.ink],
    [top, r + 1.5, look.ink],
    [foot, r - 1.5, dark],
    [top, r - 1.5, base],
  ] as const;
  return discs.map(([y, radius, fill]): Shape => ({ shape: 'circle', x: 0, y, r: radius, fill }));
}

/** A golden collar for a peg that was dropped just now. */
export const collar: readonly Shape[] = [
  { shape: 'circle', x: 0, y: 1, r: pegRadius + 6.5, fill: look.gold, stroke: look.ink, width: 2.5 },
];

/** Grey pegs carry a cross, yellow ones a star, blue ones a square, so that nobody needs to tell the colours apart. */
function sign(kind: Kind, r: number): readonly Shape[] {
  const ink = glazes[kind].sign;
  switch (kind) {
    case 'grey': {
      const arm = r * 0.36;
      const d = `M ${-arm} ${-arm - 1} L ${arm} ${arm - 1} M ${arm} ${-arm - 1} L ${-arm} ${arm - 1}`;
      return [{ shape: 'path', d, stroke: ink, width: r * 0.19, ends: 'round' }];
    }
    case 'yellow':
      return [{ shape: 'star', x: 0, y: -0.5, r: r * 0.64, tips: 5, depth: 0.42, fill: ink }];
    case 'blue':
      return [{ shape: 'rect', x: -8, y: -9, w: 16, h: 16, radius: 2, fill: ink }];
  }
}

/** A peg in a rack, and the dent that it leaves there. */
export function storedPeg(colour: Colour): readonly Shape[] {
  const { base, dark } = glazes[colour];
  return [
    { shape: 'circle', x: 0, y: 1, r: 11.5, fill: dark },
    { shape: 'circle', x: 0, y: -1, r: 11, fill: base },
    ...storedSign(colour),
  ];
}

function storedSign(colour: Colour): readonly Shape[] {
  const { sign: ink } = glazes[colour];
  if (colour === 'yellow') return [{ shape: 'star', x: 0, y: -0.5, r: 8, tips: 5, depth: 0.44, fill: ink }];
  return [{ shape: 'rect', x: -4, y: -5, w: 8, h: 8, fill: ink }];
}

export const dent: readonly Shape[] = [
  { shape: 'circle', x: 0, y: 1, r: 6, fill: look.plate.light },
  { shape: 'circle', x: 0, y: 0, r: 6, fill: look.well.dark },
];

/** A tube seen from above: a cup in its colour with its letter and the number of pegs that it holds. */
export function tube(colour: Colour, letter: string, left: number): readonly Shape[] {
  return [
    ...cup(colour, tubeRadius),
    { shape: 'text', x: 0, y: -20, text: letter, size: 22, ink: look.ink, weight: 'heavy' },
    { shape: 'text', x: 0, y: 10, text: String(left), size: 36, ink: look.ink, weight: 'heavy' },
  ];
}

/** The same tube, small, with its letter alone. */
export function badge(colour: Colour, letter: string): readonly Shape[] {
  return [...cup(colour, 30), { shape: 'text', x: 0, y: -2, text: letter, size: 28, ink: look.ink, weight: 'heavy' }];
}

function cup(colour: Colour, r: number): readonly Shape[] {
  const wall = r * 0.26;
  const y = -Math.round(r * 0.06);
  const lit = { x: 0, y, r: r - wall / 2 - 0.5, from: 0.76, to: 0.97, width: r * 0.08 } as const;
  return [
    ...body(colour, r, { top: y, foot: y + Math.round(r * 0.18) }),
    { shape: 'arc', ...lit, stroke: glazes[colour].light, ends: 'round' },
    { shape: 'circle', x: 0, y, r: r - wall, fill: cream, stroke: look.ink, width: 3 },
  ];
}

/** A corner of which nobody knows yet what starts there. */
export const question: readonly Shape[] = [
  { shape: 'circle', x: 0, y: 0, r: tubeRadius - 2, fill: hole, stroke: look.ink, width: 3 },
  { shape: 'circle', x: 0, y: 0, r: tubeRadius - 9, stroke: look.gold, width: 3, dash: [8, 7.5] },
  { shape: 'text', x: 0, y: 0, text: '?', size: 44, ink: look.gold, weight: 'heavy' },
];
