import type { Point, Shape, Text } from '../../../render/scene.ts';
import type { Box } from '../box.ts';
import type { Look } from './look.ts';
import { plate } from './plate.ts';
import { smallest } from './words.ts';

const tones = { base: '#f2c14e', light: '#ffe6a0', dark: '#a97714' } as const;
const ray = '#f8d274';
const ink = '#2a1a08';
const secondInk = '#4a3008';

export interface Won {
  /** What won, drawn around 0,0. */
  readonly sign: readonly Shape[];
  /** Who won, and by what. */
  readonly text: string;
  /** A second line, where the box is at least 90 high. */
  readonly second?: string;
  /** Names in the text, which are cut when it is too long. */
  readonly cuts?: readonly string[];
}

/** Who won, on gold, between what won and a crown. All games show it, in the place of their headline. */
export function winnerPlate(box: Box, { sign, text, second, cuts = [] }: Won): readonly Shape[] {
  const { x, y, w, h } = box;
  const middle = y + (h - 4) / 2;
  const from: Point = [x + 64, middle];
  const crowned = Math.min(1, (h - 20) / 62);
  const words = { shape: 'text', x: x + 122, align: 'left', room: w - 122 - 116, cuts } as const;
  const inside = { shape: 'rect', x, y: y + 3, w, h: h - 7, radius: 18 } as const;
  return [
    ...plate(box, tones),
    { shape: 'group', at: [0, 0], clip: inside, shapes: rays(from, w) },
    { shape: 'group', at: from, shapes: sign },
    ...(second === undefined
      ? [{ ...line(words, middle, text, 38), twoLines: 24 }]
      : [line(words, middle - 17, text, 38), { ...line(words, middle + 22, second, 27), ink: secondInk } as const]),
    crown([x + w - 62, middle], crowned),
  ];
}

function line(
  words: Pick<Text, 'shape' | 'x' | 'align' | 'room' | 'cuts'>,
  y: number,
  text: string,
  size: number,
): Text {
  const { cuts = [], ...placed } = words;
  const named = cuts.every((name) => text.includes(name));
  return {
    ...placed,
    y,
    text,
    size,
    ink,
    weight: size > 30 ? 'heavy' : 'bold',
    least: Math.max(smallest, Math.round(size * 0.72)),
    ...(named && cuts.length > 0 ? { cuts } : {}),
  };
}

function rays([x, y]: Point, far: number): readonly Shape[] {
  const at = (turn: number): Point => [x + far * Math.sin(turn * 2 * Math.PI), y - far * Math.cos(turn * 2 * Math.PI)];
  return Array.from({ length: 12 }, (_, nth): Shape => {
    return { shape: 'polygon', points: [[x, y], at(nth / 12 - 0.02), at(nth / 12 + 0.02)], fill: ray };
  });
}

function crown(at: Point, scale: number): Shape {
  const outline = 'M -32 20 L -36 -14 L -16 4 L 0 -24 L 16 4 L 36 -14 L 32 20 Z';
  const ball = ([x, y]: Point): Shape => ({ shape: 'circle', x, y, r: 6, fill: '#fff3cf', stroke: ink, width: 4 });
  const balls: readonly Point[] = [
    [-37, -16],
    [0, -27],
    [37, -16],
  ];
  return {
    shape: 'group',
    at,
    scale,
    shapes: [{ shape: 'path', d: outline, fill: '#fff3cf', stroke: ink, width: 4 }, ...balls.map(ball)],
  };
}

/** Golden tips under the piece that decided. */
export function burst([x, y]: Point, r: number, { ink: outline }: Pick<Look, 'ink'>): readonly Shape[] {
  const star = { shape: 'star', x, y, r, tips: 16, depth: 0.8 } as const;
  return [
    { ...star, fill: tones.base, stroke: outline, width: 3 },
    { ...star, r: r * 0.86, fill: tones.light },
  ];
}
