import type { Point, Shape } from '../../../../render/scene.ts';
import { plate } from '../../../kit/picture/plate.ts';
import type { Direction } from '../../board/vocabulary.ts';
import type { Leg } from '../../kind.ts';
import { look, paints } from '../inks.ts';

export interface Size {
  readonly w: number;
  readonly h: number;
}

/** From this height on, letters are larger, and the arrow stands below the letter of a narrow chip. */
const tall = 76;
/** From this width on, it stands beside the letter. */
const broad = 80;
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
  const text = { shape: 'text', ink: on, weight: 'heavy' } as const;
  const parts: readonly Shape[] =
    h < tall
      ? [
          { ...text, weight: 'bold', x, y: y - 13, text: number, size: 22 },
          { ...text, x: x - 12, y: y + 10, text: letter, size: 26 },
          arrow([x + 13, y + 10], direction, on, 1),
        ]
      : w < broad
        ? [
            { ...text, weight: 'bold', x, y: y - h * 0.34, text: number, size: 22 },
            { ...text, x, y: y - h * 0.04, text: letter, size: 34 },
            arrow([x, y + h * 0.27], direction, on, 1.35),
          ]
        : [
            { ...text, weight: 'bold', x, y: y - h * 0.28, text: number, size: 24 },
            { ...text, x: x - 18, y: y + h * 0.12, text: letter, size: 38 },
            arrow([x + 18, y + h * 0.12], direction, on, 1.5),
          ];
  return [...plate(box, tones, { radius: 10, ...(rim === 'golden' && { rim: look.gold }) }), ...parts];
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
