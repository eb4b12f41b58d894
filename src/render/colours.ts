import type { Rgb } from './inks.ts';

/** Colours that agree in the five high bits of each channel share a cell. */
export const cells = 1 << 15;
export const cellOf = (pixel: number) => ((pixel >> 3) & 0x001f) | ((pixel >> 6) & 0x03e0) | ((pixel >> 9) & 0x7c00);

/** The middle of a cell. */
const middle = (cell: number): Rgb => [((cell & 31) << 3) | 4, (((cell >> 5) & 31) << 3) | 4, ((cell >> 10) << 3) | 4];

export const distance = ([red, green, blue]: Rgb, [otherRed, otherGreen, otherBlue]: Rgb) =>
  (red - otherRed) ** 2 + (green - otherGreen) ** 2 + (blue - otherBlue) ** 2;

/** The few colours of a game’s pictures, and for each colour that is painted the nearest of them. */
export interface Colours {
  readonly rgb: readonly Rgb[];
  /** The place in `rgb` for a pixel, whose bytes are red, green and blue. */
  placeOf(cell: number): number;
}

/** A moving picture adds one, to say that a pixel stays as it was. */
export const mostColours = 127;
const unknown = 255;

function read(text: string): readonly Rgb[] {
  if (!/^(?:[0-9a-f]{6})+$/.test(text) || text.length > 6 * mostColours) {
    throw new Error(`The colours of the picture are not 1 to ${mostColours} times six hexadecimal digits.`);
  }
  return (text.match(/.{6}/g) ?? []).map((six): Rgb => {
    const value = Number.parseInt(six, 16);
    return [value >> 16, (value >> 8) & 255, value & 255];
  });
}

function nearest(rgb: readonly Rgb[], cell: number): number {
  const colour = middle(cell);
  const errors = rgb.map((one) => distance(one, colour));
  return errors.indexOf(Math.min(...errors));
}

function open(text: string): Colours {
  const rgb = read(text);
  const places = new Uint8Array(cells).fill(unknown);
  // The first colour of a cell is exact. Blends, at softened edges, get the colour that is nearest to their cell.
  for (const [place, [red, green, blue]] of rgb.entries()) {
    const cell = cellOf(red | (green << 8) | (blue << 16));
    if (places[cell] === unknown) places[cell] = place;
  }
  return {
    rgb,
    placeOf: (cell) => {
      if (places[cell] === unknown) places[cell] = nearest(rgb, cell);
      return places[cell] as number;
    },
  };
}

const opened = new Map<string, Colours>();
const mostOpened = 12;

export function coloursOf(text: string): Colours {
  const known = opened.get(text);
  if (known !== undefined) return known;
  if (opened.size >= mostOpened) opened.clear();
  const colours = open(text);
  opened.set(text, colours);
  return colours;
}
