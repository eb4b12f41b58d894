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

/** A thick counter. Red’s rim is whole, green’s is notched. */
export function token({ colour, digit, face }: Chip, [x, y]: Point, r: number): readonly Shape[] {
  const { base } = sides[colour];
  const [disc, letter] = faces[face];
  const line = r > 20 ? 3 : 2;
  return [
    { shape: 'circle', x, y: y + Math.round(r * 0.14), r, fill: ink, stroke: ink, width: line },
    { shape: 'circle', x, y, r, fill: base, stroke: ink, width: line },
    ...rims[colour]([x, y], r),
    { shape: 'circle', x, y, r: r * 0.68, fill: disc },
    {
      shape: 'text',
      x,
      y,
      text: String(digit),
      size: Math.max(22, Math.round(r * 1.08)),
      ink: letter,
      weight: 'heavy',
    },
  ];
}

const rims: Readonly<Record<Colour, (at: Point, r: number) => readonly Shape[]>> = {
  // In a tray the light would hardly be seen.
  red: ([x, y], r) =>
    r < 20
      ? []
      : [
          {
            shape: 'arc',
            x,
            y,
            r: r * 0.85,
            from: -0.24,
            to: 0.06,
            stroke: sides.red.light,
            width: r * 0.12,
            ends: 'round',
          },
        ],
  green: ([x, y], r) =>
    Array.from({ length: notches }, (_, nth): Shape => {
      const [from, to] = [(nth + 0.24) / notches, (nth + 0.76) / notches];
      return { shape: 'arc', x, y, r: r * 0.87, from, to, stroke: cream, width: r * 0.22 };
    }),
};

const notches = 8;
