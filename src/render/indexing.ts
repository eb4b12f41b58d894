import { type Colours, cellOf } from './colours.ts';

/** Writes for each pixel the place of its colour, counted from `first`. Flat art is mostly runs of one colour. */
export function indexPixels(pixels: Int32Array, { placeOf }: Colours, into: Uint8Array, first = 0): void {
  let before = 0;
  let place = first + placeOf(0);
  for (let at = 0; at < pixels.length; at++) {
    const pixel = pixels[at] as number;
    if (pixel !== before) {
      before = pixel;
      place = first + placeOf(cellOf(pixel));
    }
    into[at] = place;
  }
}
