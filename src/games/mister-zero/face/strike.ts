import type { Point, Shape } from '../../../render/scene.ts';
import { cream, ink } from './inks.ts';

/** A line through something that may not be. */
export function strike([x, y]: Point, far: number): readonly Shape[] {
  const points: readonly Point[] = [
    [x - far, y + far],
    [x + far, y - far],
  ];
  return [
    { shape: 'line', points, stroke: ink, width: 9, ends: 'round' },
    { shape: 'line', points, stroke: cream, width: 4, ends: 'round' },
  ];
}
