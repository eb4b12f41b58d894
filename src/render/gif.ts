import { createRequire } from 'node:module';
import { coloursOf } from './colours.ts';
import { indexPixels } from './indexing.ts';
import type { Painting } from './paint.ts';

// An import of this package gives different things in Node and in a test runner; `require` does not.
const { GIFEncoder } = createRequire(import.meta.url)('gifenc') as typeof import('gifenc');

/** Milliseconds, in steps of ten. */
export interface Timing {
  readonly each: number;
  readonly last: number;
  /** Without it, a film is played once and ends with its last frame, so that this one can be looked at. */
  readonly again?: boolean;
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The part of a frame that contains everything new in it. */
interface Patch extends Area {
  readonly pixels: Int32Array;
}

const once = -1;
const forever = 0;
const leave = 1;

/** The number of bytes in a frame before the x and y of its image. */
const beforePlace = 9;

/** The area of a frame in which nothing is new: without any image, the frame would take no time. */
const speck: Area = { x: 0, y: 0, w: 1, h: 1 };

function changedArea(before: Int32Array, { width, pixels }: Painting): Area {
  let first = 0;
  while (first < pixels.length && pixels[first] === before[first]) first++;
  if (first === pixels.length) return speck;
  let last = pixels.length - 1;
  while (pixels[last] === before[last]) last--;
  const top = Math.floor(first / width);
  const bottom = Math.floor(last / width);
  let left = width;
  let right = 0;
  for (let row = top * width; row <= bottom * width; row += width) {
    for (let x = 0; x < left; x++) if (pixels[row + x] !== before[row + x]) left = x;
    for (let x = width - 1; x > right; x--) if (pixels[row + x] !== before[row + x]) right = x;
  }
  return { x: left, y: top, w: right - left + 1, h: bottom - top + 1 };
}

function cut({ width, pixels }: Painting, area: Area): Patch {
  const piece = new Int32Array(area.w * area.h);
  for (let row = 0; row < area.h; row++) {
    const start = (area.y + row) * width + area.x;
    piece.set(pixels.subarray(start, start + area.w), row * area.w);
  }
  return { ...area, pixels: piece };
}

/** The whole first frame, and of each later one only the area that differs from the one before. */
function patchesOf(frames: Iterable<Painting>): readonly Patch[] {
  const patches: Patch[] = [];
  let before: Int32Array | undefined;
  for (const frame of frames) {
    const whole = { x: 0, y: 0, w: frame.width, h: frame.height };
    patches.push(cut(frame, before === undefined ? whole : changedArea(before, frame)));
    before ??= new Int32Array(frame.pixels.length);
    before.set(frame.pixels);
  }
  return patches;
}

/** Makes pixels that do not change transparent, since long runs of one index compress well. Updates `screen`. */
function clearTheKnown(indices: Uint8Array, { x, y, w, h }: Area, screen: Uint8Array, width: number, clear: number) {
  let at = 0;
  for (let row = y; row < y + h; row++) {
    for (let place = row * width + x; place < row * width + x + w; place++, at++) {
      const index = indices[at] as number;
      if (screen[place] === index) indices[at] = clear;
      else screen[place] = index;
    }
  }
}

/**
 * A small animated GIF of flat art in these colours. All frames have one size; each is needed only
 * until the next is asked for. Equal frames give equal bytes.
 */
export function encodeGif(frames: Iterable<Painting>, text: string, { each, last, again = false }: Timing): Uint8Array {
  const patches = patchesOf(frames);
  const [whole] = patches;
  if (whole === undefined) throw new Error('A moving picture needs a frame.');
  const { w: width, h: height } = whole;
  const colours = coloursOf(text);
  const clear = colours.rgb.length;
  const palette = [...colours.rgb, [0, 0, 0] as const];
  const colorDepth = Math.max(2, Math.ceil(Math.log2(palette.length)));
  const screen = new Uint8Array(width * height).fill(clear);
  const gif = GIFEncoder();
  for (const [number, patch] of patches.entries()) {
    const indices = new Uint8Array(patch.pixels.length);
    indexPixels(patch.pixels, colours, indices);
    const delay = number === patches.length - 1 ? last : each;
    const shared = { colorDepth, delay, dispose: leave };
    clearTheKnown(indices, patch, screen, width, clear);
    if (number === 0) {
      gif.writeFrame(indices, width, height, { ...shared, palette, repeat: again ? forever : once });
      continue;
    }
    const start = gif.bytesView().length;
    gif.writeFrame(indices, patch.w, patch.h, { ...shared, transparent: true, transparentIndex: clear });
    // The package places every frame at the corner, so the position is written here.
    gif.bytesView().set([patch.x & 255, patch.x >> 8, patch.y & 255, patch.y >> 8], start + beforePlace);
  }
  gif.finish();
  return gif.bytes();
}
