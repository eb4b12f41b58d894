import type { Path2D } from '@napi-rs/canvas';
import { Path2D as Outline } from './fonts.ts';

export type { Path2D };

/** Games draw with a few dozen outlines, again and again. */
const kept = new Map<string, Path2D>();
const mostKept = 500;

export function pathOf(d: string): Path2D {
  const known = kept.get(d);
  if (known !== undefined) return known;
  const path = new Outline(d);
  const [left, top, right, bottom] = path.getBounds();
  // What the canvas cannot read, it takes for an empty outline.
  if (left === right && top === bottom) throw new Error(`The picture has an outline that cannot be drawn: ${d}`);
  if (kept.size >= mostKept) kept.clear();
  kept.set(d, path);
  return path;
}
