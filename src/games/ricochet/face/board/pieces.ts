import type { Point, Shape } from '../../../../render/scene.ts';
import type { Robot } from '../../board/vocabulary.ts';
import { onColour } from './symbols.ts';

/** A robot: a pawn with a round head, its letter on its body. */
export function pawn(robot: Robot, [x, y]: Point, letter: string): readonly Shape[] {
  const head = { shape: 'circle', x, y: y - 19, r: 11 } as const;
  const body = { shape: 'polygon', points: bell.map(([dx, dy]): Point => [x + dx, y + dy]) } as const;
  return [
    { ...head, fill: robot, stroke: 'ink', width: 4 },
    { ...body, fill: robot, stroke: 'ink', width: 4 },
    { shape: 'text', x, y: y + 6, text: letter, size: 28, ink: onColour[robot], weight: 'bold' },
  ];
}

const bell: readonly Point[] = [
  [-14, -9],
  [14, -9],
  [20, 11],
  [20, 19],
  [-20, 19],
  [-20, 11],
];

/** The cell that a robot left: the square token in the robot's colour. */
export function token(robot: Robot, [x, y]: Point, letter: string): readonly Shape[] {
  const square = { shape: 'rect', x: x - 17, y: y - 17, w: 34, h: 34, radius: 4 } as const;
  return [
    { ...square, fill: 'white', stroke: 'ink', width: 8 },
    { ...square, stroke: robot, width: 4 },
    { shape: 'text', x, y, text: letter, size: 28, ink: 'ink', weight: 'bold' },
  ];
}
