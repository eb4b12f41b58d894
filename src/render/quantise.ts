import { palette, type Rgb } from './palette.ts';
import { inks } from './scene.ts';

export interface Indexed {
  /** One index for each pixel. */
  readonly indices: Uint8Array;
  /** Red, green, blue, each a byte, by index. */
  readonly colours: Uint8Array;
}

const mostColours = 256;
const commonPlaces = 160;

/** Colours that agree in the five high bits of each channel share a cell. */
const cells = 1 << 15;
const cellOf = (pixel: number) => ((pixel >> 3) & 0x001f) | ((pixel >> 6) & 0x03e0) | ((pixel >> 9) & 0x7c00);

/** Inks keep their exact colour. Blends of inks, at softened edges, get the mean colour of their cell. */
const inkCells = new Map(
  inks.map((ink) => {
    const [red, green, blue] = palette[ink];
    return [cellOf(red | (green << 8) | (blue << 16)), palette[ink]];
  }),
);

/** Flat art is mostly long runs of one colour, so later work is done once for each run, not for each pixel. */
interface Runs {
  readonly count: number;
  readonly ends: Uint32Array;
  readonly cells: Uint16Array;
}

/** Kept from picture to picture, so that megabytes need not be allocated and collected each time. */
let ends = new Uint32Array(0);
let found = new Uint16Array(0);

function findRuns(pixels: Int32Array): Runs {
  if (ends.length < pixels.length) {
    ends = new Uint32Array(pixels.length);
    found = new Uint16Array(pixels.length);
  }
  let count = 0;
  let at = 0;
  while (at < pixels.length) {
    const pixel = pixels[at] as number;
    do at++;
    while (pixels[at] === pixel);
    found[count] = cellOf(pixel);
    ends[count++] = at;
  }
  return { count, ends, cells: found };
}

interface Cell {
  readonly cell: number;
  readonly count: number;
  readonly colour: Rgb;
}

/** The found cells in order of appearance. For each: its number of pixels, and the sums of red, green and blue. */
interface Tally {
  readonly places: Uint16Array;
  readonly found: number[];
  readonly sums: number[];
}

const emptyTally = (): Tally => ({ places: new Uint16Array(cells), found: [], sums: [] });

function count({ places, found, sums }: Tally, pixels: Int32Array, runs: Runs): void {
  let start = 0;
  for (let run = 0; run < runs.count; run++) {
    const cell = runs.cells[run] as number;
    const end = runs.ends[run] as number;
    const pixel = pixels[start] as number;
    const length = end - start;
    if (places[cell] === 0) {
      places[cell] = found.push(cell);
      sums.push(0, 0, 0, 0);
    }
    const at = ((places[cell] as number) - 1) * 4;
    (sums[at] as number) += length;
    (sums[at + 1] as number) += length * (pixel & 255);
    (sums[at + 2] as number) += length * ((pixel >> 8) & 255);
    (sums[at + 3] as number) += length * ((pixel >> 16) & 255);
    start = end;
  }
}

/** The cells in use: first the inks, then the blends from the most to the least common. */
function rankCells({ found, sums }: Tally): Cell[] {
  const ranked = found.map((cell, place): Cell => {
    const [count = 0, ...channels] = sums.slice(place * 4, place * 4 + 4);
    const [red = 0, green = 0, blue = 0] = channels.map((sum) => Math.round(sum / count));
    return { cell, count, colour: inkCells.get(cell) ?? [red, green, blue] };
  });
  const weight = ({ cell, count }: Cell) => (inkCells.has(cell) ? Number.MAX_SAFE_INTEGER : count);
  return ranked.sort((a, b) => weight(b) - weight(a) || a.cell - b.cell);
}

/** Keeps the most common colours first. Each colour after those is the one farthest from all kept so far. */
function choose(
  ranked: readonly Cell[],
  most: number,
): { readonly kept: readonly Rgb[]; readonly indexOf: Uint8Array } {
  const channel = (which: 0 | 1 | 2) => Int16Array.from(ranked, ({ colour }) => colour[which]);
  const [reds, greens, blues] = [channel(0), channel(1), channel(2)];
  const common = ranked.length > most ? commonPlaces : ranked.length;
  const kept: Rgb[] = [];
  const errors = new Int32Array(ranked.length).fill(0x7fffffff);
  const choices = new Uint8Array(ranked.length);

  while (kept.length < Math.min(most, ranked.length)) {
    const chosen = kept.length < common ? kept.length : worstOf(errors);
    const [red, green, blue] = (ranked[chosen] as Cell).colour;
    for (let at = 0; at < errors.length; at++) {
      const error =
        ((reds[at] as number) - red) ** 2 + ((greens[at] as number) - green) ** 2 + ((blues[at] as number) - blue) ** 2;
      if (error >= (errors[at] as number)) continue;
      errors[at] = error;
      choices[at] = kept.length;
    }
    kept.push([red, green, blue]);
  }

  const indexOf = new Uint8Array(cells);
  for (const [at, { cell }] of ranked.entries()) indexOf[cell] = choices[at] as number;
  return { kept, indexOf };
}

function worstOf(errors: Int32Array): number {
  return errors.reduce((worst, error, at) => (error > (errors[worst] as number) ? at : worst), 0);
}

function apply(indexOf: Uint8Array, runs: Runs, length: number): Uint8Array {
  const indices = new Uint8Array(length);
  let at = 0;
  for (let run = 0; run < runs.count; run++) {
    const index = indexOf[runs.cells[run] as number] as number;
    const end = runs.ends[run] as number;
    while (at < end) indices[at++] = index;
  }
  return indices;
}

export function indexColours(pixels: Int32Array): Indexed {
  const runs = findRuns(pixels);
  const tally = emptyTally();
  count(tally, pixels, runs);
  const { kept, indexOf } = choose(rankCells(tally), mostColours);
  return { indices: apply(indexOf, runs, pixels.length), colours: Uint8Array.from(kept.flat()) };
}

export interface IndexedTogether {
  readonly pictures: readonly Uint8Array[];
  readonly colours: readonly Rgb[];
}

/** Gives all pictures the same colours. It uses one fewer than is allowed, so that one index can mean transparent. */
export function indexTogether(pictures: readonly Int32Array[]): IndexedTogether {
  const tally = emptyTally();
  for (const pixels of pictures) count(tally, pixels, findRuns(pixels));
  const { kept, indexOf } = choose(rankCells(tally), mostColours - 1);
  return { pictures: pictures.map((pixels) => apply(indexOf, findRuns(pixels), pixels.length)), colours: kept };
}
