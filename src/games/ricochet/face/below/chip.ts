import type { Point, Shape, Weight } from '../../../../render/scene.ts';
import { plate } from '../../../kit/picture/plate.ts';
import type { Direction } from '../../board/vocabulary.ts';
import type { Leg } from '../../kind.ts';
import { look, paints } from '../inks.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** Where a part of a chip is, from the middle of the chip, and how large. */
type Part = readonly [dx: number, dy: number, size: number];

interface Layout {
  readonly number: Part;
  readonly letter: Part;
  readonly arrow: Part;
}

const layouts = {
  small: { number: [0, -13, 22], letter: [-12, 10, 26], arrow: [13, 10, 1] },
  flat: { number: [-28, -1, 22], letter: [2, -1, 30], arrow: [29, -1, 1.1] },
  upright: { number: [0, -35, 22], letter: [0, -4, 34], arrow: [0, 28, 1.35] },
  large: { number: [0, -27, 24], letter: [-18, 12, 38], arrow: [18, 12, 1.5] },
} as const satisfies Record<string, Layout>;

const tall = 76;
const broad = 80;

function layoutOf({ w, h }: Size): Layout {
  if (h < tall) return w < broad ? layouts.small : layouts.flat;
  return w < broad ? layouts.upright : layouts.large;
}

const turns: Readonly<Record<Direction, number>> = { up: 0, right: 0.25, down: 0.5, left: 0.75 };

/** One move: its number, the letter of its robot, and where it went. The newest has a golden rim. */
export function chip(
  { robot, direction }: Leg,
  number: string,
  letter: string,
  [x, y]: Point,
  { w, h }: Size,
  rim: 'plain' | 'golden',
): readonly Shape[] {
  const { on, ...tones } = paints[robot];
  const box = { x: x - w / 2, y: y - h / 2, w, h };
  const layout = layoutOf({ w, h });
  const word = ([dx, dy, size]: Part, text: string, weight: Weight): Shape => {
    return { shape: 'text', x: x + dx, y: y + dy, text, size, ink: on, weight };
  };
  const [dx, dy, scale] = layout.arrow;
  const parts: readonly Shape[] = [
    word(layout.number, number, 'bold'),
    word(layout.letter, letter, 'heavy'),
    arrow([x + dx, y + dy], direction, on, scale),
  ];
  const around = { x: box.x - 4, y: box.y - 4, w: w + 8, h: h + 6, radius: 13 };
  const newest: Shape = { shape: 'rect', ...around, stroke: look.gold, width: 3 };
  return [...plate(box, tones, { radius: 10 }), ...parts, ...(rim === 'golden' ? [newest] : [])];
}

function arrow(at: Point, direction: Direction, ink: typeof look.ink, scale: number): Shape {
  const d = 'M 0 -9 L 8 0 L 2.5 0 L 2.5 9 L -2.5 9 L -2.5 0 L -8 0 Z';
  return { shape: 'group', at, scale, turn: turns[direction], shapes: [{ shape: 'path', d, fill: ink }] };
}

/** A place for a move that may still be made. */
export function freeChip([x, y]: Point, { w, h }: Size, number: string | undefined): readonly Shape[] {
  const box = { x: x - w / 2 + 1, y: y - h / 2 + 1, w: w - 2, h: h - 4, radius: 10 };
  return [
    { shape: 'rect', ...box, fill: look.ground, stroke: look.well.light, width: 2 },
    ...(number === undefined
      ? []
      : [{ shape: 'text', x, y: y - 1, text: number, size: 22, ink: look.soft, weight: 'bold' } as const]),
  ];
}
