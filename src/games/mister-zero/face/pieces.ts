import type { Ink, Shape, Point as Spot } from '../../../render/scene.ts';
import type { Colour, Laid } from '../kind.ts';
import { tokenRadius } from './layout.ts';

/** A digit in a rim: a solid rim for red, a notched one for green. The disc of a face-down token is dark. */
export function token({ colour, digit, lies }: Pick<Laid, 'colour' | 'digit' | 'lies'>, [x, y]: Spot, r = tokenRadius) {
  const [ground, ink]: readonly [Ink, Ink] = lies === 'face-up' ? ['white', 'ink'] : ['ink', 'white'];
  const shapes: readonly Shape[] = [
    ...rim(colour, [x, y], r),
    { shape: 'circle', x, y, r: r * 0.7, fill: ground },
    { shape: 'text', x, y, text: String(digit), size: Math.round(r * 1.22), ink, weight: 'bold' },
  ];
  return shapes;
}

function rim(colour: Colour, [x, y]: Spot, r: number): readonly Shape[] {
  const disc: Shape = { shape: 'circle', x, y, r, fill: colour };
  return [disc, ...(colour === 'green' ? notches([x, y], r) : [])];
}

const notchesOnRim = 6;

function notches([x, y]: Spot, r: number): readonly Shape[] {
  return Array.from({ length: notchesOnRim }, (_, index): Shape => {
    const from = (index + 0.28) / notchesOnRim;
    const to = (index + 0.72) / notchesOnRim;
    return { shape: 'arc', x, y, r: r * 0.85, from, to, stroke: 'white', width: r * 0.2 };
  });
}

/** Who has a token that was jumped: one of the sides, or nobody yet. */
export type Owner = Colour | 'nobody';

const bands: Readonly<Record<Owner, { readonly fill: Ink; readonly ink: Ink }>> = {
  red: { fill: 'red', ink: 'white' },
  green: { fill: 'green', ink: 'ink' },
  nobody: { fill: 'board', ink: 'ink' },
};

/** A token that was jumped: its digit above, the number of the jump below, in the colour of the side that took it. */
export function jumped(digit: number, jump: number, owner: Owner, [x, y]: Spot): readonly Shape[] {
  const r = tokenRadius;
  const { fill, ink } = bands[owner];
  return [
    { shape: 'circle', x, y, r, fill: 'white', stroke: 'ink', width: 3 },
    { shape: 'polygon', points: lowerHalf([x, y], r - 1), fill },
    { shape: 'circle', x, y, r, stroke: 'ink', width: 4 },
    {
      shape: 'line',
      points: [
        [x - r, y - 1],
        [x + r, y - 1],
      ],
      stroke: 'ink',
      width: 3,
    },
    { shape: 'text', x, y: y - 14, text: String(digit), size: 28, ink: 'ink' },
    { shape: 'text', x, y: y + 13, text: String(jump), size: 28, ink, weight: 'bold' },
  ];
}

function lowerHalf([x, y]: Spot, r: number): readonly Spot[] {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, step): Spot => {
    const angle = (Math.PI * step) / steps;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** Mister Zero himself. */
export function pawn([x, y]: Spot): readonly Shape[] {
  const body: readonly Spot[] = [
    [x - 19, y + 22],
    [x + 19, y + 22],
    [x + 9, y - 6],
    [x - 9, y - 6],
  ];
  return [
    { shape: 'polygon', points: body, fill: 'ink', stroke: 'white', width: 6 },
    { shape: 'circle', x, y: y - 12, r: 18, fill: 'ink', stroke: 'white', width: 3 },
    { shape: 'polygon', points: body, fill: 'ink' },
    { shape: 'text', x, y: y - 11, text: '0', size: 28, ink: 'white', weight: 'bold' },
  ];
}
