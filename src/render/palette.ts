import { type Ink, inks } from './scene.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

/**
 * Paper, wood and painted tokens, in sRGB. Colour-blind people can tell the eight colours of players apart too,
 * mostly by lightness: red is dark, purple is light.
 */
export const palette: Readonly<Record<Ink, Rgb>> = {
  paper: [0xf5, 0xec, 0xda],
  board: [0xdc, 0xb4, 0x7c],
  line: [0x8a, 0x5f, 0x35],
  ink: [0x2c, 0x1d, 0x12],
  soft: [0x5a, 0x46, 0x32],
  hole: [0x5a, 0x39, 0x20],
  white: [0xff, 0xfd, 0xf6],
  black: [0x1d, 0x1a, 0x19],
  grey: [0x9c, 0x9c, 0x99],
  red: [0xb8, 0x1b, 0x19],
  green: [0x63, 0xa0, 0x48],
  blue: [0x14, 0x50, 0xa4],
  yellow: [0xfd, 0xd0, 0x13],
  purple: [0xb2, 0x74, 0xc8],
  glow: [0x00, 0xdf, 0xe0],
};

export function isInk(name: unknown): name is Ink {
  return inks.some((ink) => ink === name);
}

/** The ink as CSS. Scenes may come from JSON, so an unknown name throws here: the canvas would silently ignore it. */
export function css(ink: Ink): string {
  if (!isInk(ink)) throw new Error(`The picture asks for the ink ${JSON.stringify(ink)}, which does not exist.`);
  return `rgb(${palette[ink].join(' ')})`;
}
