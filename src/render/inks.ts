import type { Fill, Ink } from './scene.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

const written = /^#[0-9a-f]{6}$/;

/** Scenes may come from JSON, so an unknown colour throws here: the canvas would silently ignore it. */
function check(ink: Ink): Ink {
  if (typeof ink !== 'string' || !written.test(ink)) {
    throw new Error(`The picture asks for the colour ${JSON.stringify(ink)}, which does not exist.`);
  }
  return ink;
}

export function rgb(ink: Ink): Rgb {
  const value = Number.parseInt(check(ink).slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function css(fill: Fill): string {
  if (typeof fill === 'string') return check(fill);
  const { ink, strength } = fill;
  if (!(strength >= 0 && strength <= 1)) throw new Error(`The picture asks for a shade of strength ${strength}.`);
  return `rgba(${rgb(ink).join(', ')}, ${strength})`;
}
