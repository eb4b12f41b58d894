import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Colour, Digit } from '../kind.ts';
import { cream, ink, sides, turned } from './inks.ts';

/** How a token is seen: face up, dark because it lies face down, or pale because he jumped it. */
export type Face = 'face-up' | 'face-down' | 'turned';

export interface Chip {
  readonly colour: Colour;
  readonly digit: Digit;
  readonly face: Face;
}

const faces: Readonly<Record<Face, readonly [disc: Ink, letter: Ink]>> = {
  'face-up': [cream, ink],
  'face-down': [ink, cream],
  turned: [turned, ink],
};

/** A thick counter. One that was turned over lies flat. */
export function token(chip: Chip, [x, y]: Point, r: number): readonly Shape[] {
  const outlined = { shape: 'circle', x, r, stroke: ink, width: 3 } as const;
  const light = chip.colour === 'red' && chip.face !== 'turned' ? [lightOn([x, y], r)] : [];
  return [
    ...(chip.face === 'turned' ? [] : [{ ...outlined, y: y + 4, fill: ink }]),
    ...flatToken(chip, [x, y], r),
    ...light,
    { ...outlined, y },
  ];
}

/** What is on a token: a rim, whole for red and notched for green, and the digit in its disc. */
export function flatToken({ colour, digit, face }: Chip, [x, y]: Point, r: number): readonly Shape[] {
  const [disc, letter] = faces[face];
  const { base } = sides[colour];
  const circle = { shape: 'circle', x, y } as const;
  const size = Math.max(22, Math.round(r * 1.08));
  return [
    { ...circle, r, fill: base },
    ...(colour === 'green' ? [...notches([x, y], r), { ...circle, r: Math.round(r * 0.77), fill: base }] : []),
    { ...circle, r: Math.round(r * 0.68), fill: disc },
    { shape: 'text', x, y, text: String(digit), size, ink: letter, weight: 'heavy' },
  ];
}

function lightOn([x, y]: Point, r: number): Shape {
  const { light } = sides.red;
  return { shape: 'arc', x, y, r: r * 0.85, from: -0.24, to: 0.06, stroke: light, width: r * 0.12, ends: 'round' };
}

/** Straight strips from edge to edge: level, upright and slanted ones keep the picture small. */
function notches([x, y]: Point, r: number): readonly Shape[] {
  const far = r - 0.7;
  const slant = far * Math.SQRT1_2;
  const reaches: readonly Point[] = [
    [far, 0],
    [0, far],
    [slant, slant],
    [slant, -slant],
  ];
  return reaches.map(([right, down]): Shape => {
    const points: readonly Point[] = [
      [x - right, y - down],
      [x + right, y + down],
    ];
    return { shape: 'line', points, stroke: cream, width: 2 * Math.round(r * 0.17) };
  });
}
