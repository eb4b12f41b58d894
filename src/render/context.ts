import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from './scene.ts';

export type Context = SKRSContext2D;

export function trace(context: Context, points: readonly Point[]): void {
  for (const [x, y] of points) context.lineTo(x, y);
}
