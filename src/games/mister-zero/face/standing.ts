import type { Point as Spot } from '../../../render/scene.ts';
import { type Point, spots } from '../board.ts';
import { place } from './layout.ts';

/** Where Mister Zero is drawn: at most points a little to one side, clear of the tokens around them. */
export function standing(point: Point): Spot {
  return beside(point, asides);
}

/** In the end he is large, in the open water beside his point. He can only stop there or in the centre. */
export function standingLarge(point: Point): Spot {
  return beside(point, { ...asides, 2: [76, 58] });
}

/** By how far a point is from the middle: outwards across, and up for points above the middle. */
const asides: Readonly<Record<number, Spot>> = { 0: [0, 3], 1: [26, -32], 2: [24, 18], 4: [0, 3] };
const besideCheckpoint: Spot = [56, 0];

function beside(point: Point, by: Readonly<Record<number, Spot>>): Spot {
  const [x, y] = place(point);
  const [right, up] = spots[point];
  if (right === 0 && up !== 0) return [x + besideCheckpoint[0], y + besideCheckpoint[1]];
  const [across, down] = by[Math.abs(right)] ?? [0, 0];
  return [x + Math.sign(right) * across, up === 0 ? y + down : y - Math.sign(up) * down];
}
