import type { Shape, Point as Spot } from '../../../render/scene.ts';
import type { Colour } from '../kind.ts';
import { pegRadius, tubeRadius } from './layout.ts';

/** Grey pegs carry a cross, yellow ones a star, blue ones a square, so that nobody needs to tell the colours apart. */
export function peg(kind: 'grey' | Colour, [x, y]: Spot, r = pegRadius): readonly Shape[] {
  return [{ shape: 'circle', x, y, r, fill: kind, stroke: 'ink', width: 3 }, ...mark(kind, [x, y], r)];
}

function mark(kind: 'grey' | Colour, [x, y]: Spot, r: number): readonly Shape[] {
  switch (kind) {
    case 'grey':
      return [r * 0.38, r * -0.38].map((arm): Shape => {
        const points: readonly Spot[] = [
          [x - r * 0.38, y - arm],
          [x + r * 0.38, y + arm],
        ];
        return { shape: 'line', points, stroke: 'ink', width: r * 0.2, ends: 'round' };
      });
    case 'yellow':
      return [{ shape: 'star', x, y, r: r * 0.66, tips: 5, depth: 0.42, fill: 'ink' }];
    case 'blue':
      return [{ shape: 'rect', x: x - r * 0.36, y: y - r * 0.36, w: r * 0.72, h: r * 0.72, fill: 'white' }];
  }
}

/** A tube seen from above: a rim in its colour, its letter, and the number of pegs it holds. */
export function tube(colour: Colour, [x, y]: Spot, letter: string, left: number): readonly Shape[] {
  return [
    ...rim(colour, [x, y], tubeRadius),
    { shape: 'text', x, y: y - 14, text: letter, size: 32, ink: 'ink', weight: 'bold' },
    { shape: 'text', x, y: y + 16, text: String(left), size: 30, ink: 'ink', weight: 'bold' },
  ];
}

export function rim(colour: Colour, [x, y]: Spot, r: number): readonly Shape[] {
  return [
    { shape: 'circle', x, y, r, fill: colour, stroke: 'ink', width: 4 },
    { shape: 'circle', x, y, r: r - 11, fill: 'white', stroke: 'ink', width: 2 },
  ];
}
