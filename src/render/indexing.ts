import { type Colours, cellOf } from './colours.ts';

/** Writes for each pixel the place of its colour, counted from `first`. Flat art is mostly long runs, each looked up once. */
export function indexPixels(pixels: Int32Array, { placeOf }: Colours, into: Uint8Array, first = 0): void {
  let at = 0;
  while (at < pixels.length) {
    const pixel = pixels[at] as number;
    const start = at;
    do at++;
    while (pixels[at] === pixel);
    into.fill(first + placeOf(cellOf(pixel)), start, at);
  }
}
