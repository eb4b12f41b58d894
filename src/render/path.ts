import type { Path2D } from '@napi-rs/canvas';
import { Path2D as Outline } from './fonts.ts';

export type { Path2D };

/** Games draw with a few dozen outlines, again and again. */
const kept = new Map<string, Path2D>();
const mostKept = 500;

export function pathOf(d: string): Path2D {
  const known = kept.get(d);
  if (known !== undefined) return known;
  const path = read(d);
  if (kept.size >= mostKept) kept.clear();
  kept.set(d, path);
  return path;
}

function read(d: string): Path2D {
  try {
    return new Outline(d);
  } catch (cause) {
    throw new Error(`The picture has an outline that cannot be drawn: ${d}`, { cause });
  }
}
