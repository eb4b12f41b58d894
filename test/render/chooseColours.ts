import { cellOf, distance, mostColours } from '../../src/render/colours.ts';
import { type Rgb, rgb } from '../../src/render/inks.ts';
import type { Painting } from '../../src/render/paint.ts';
import type { Fill, Ink, Scene } from '../../src/render/scene.ts';
import { shapesIn } from './walk.ts';

/** Of the colours that are not inks, this part goes to the commonest blends, and the rest to those served worst. */
const forCommon = 0.7;

/** Every colour that the scenes name. Shades are not among them: they are seen only as blends. */
export function inksOf(scenes: readonly Scene[]): readonly Ink[] {
  const found = new Set<Ink>();
  const add = (fill: Fill | undefined) => typeof fill === 'string' && found.add(fill);
  for (const { ground, base, shapes } of scenes) {
    add(ground);
    for (const { shape } of shapesIn([...base.shapes, ...shapes])) {
      if ('fill' in shape) add(shape.fill);
      if ('stroke' in shape) add(shape.stroke);
      if (shape.shape !== 'text') continue;
      add(shape.ink);
      add(shape.halo);
    }
  }
  return [...found].sort();
}

/** How often each cell of colours is painted, with the sums of red, green and blue. */
export type Tally = Map<number, [count: number, red: number, green: number, blue: number]>;

export function count(tally: Tally, { pixels }: Painting): void {
  for (const pixel of pixels) {
    const cell = cellOf(pixel);
    const sums = tally.get(cell) ?? [0, 0, 0, 0];
    sums[0] += 1;
    sums[1] += pixel & 255;
    sums[2] += (pixel >> 8) & 255;
    sums[3] += (pixel >> 16) & 255;
    tally.set(cell, sums);
  }
}

const cellOfRgb = ([red, green, blue]: Rgb) => cellOf(red | (green << 8) | (blue << 16));
const written = (colour: Rgb) => colour.map((channel) => channel.toString(16).padStart(2, '0')).join('');

/** All inks as they are, then the commonest blends, then the blends that are farthest from all of these. */
export function chooseColours(inks: readonly Ink[], tally: Tally): readonly string[] {
  const exact = inks.map(rgb);
  const taken = new Map(exact.map((colour, nth) => [cellOfRgb(colour), nth]));
  const merged = inks.filter((_, nth) => taken.get(cellOfRgb(exact[nth] as Rgb)) !== nth);
  if (merged.length > 0) throw new Error(`So near to another colour that they become one: ${merged.join(', ')}.`);
  const blends = [...tally]
    .filter(([cell]) => !taken.has(cell))
    .map(([, [count, ...sums]]) => ({ count, colour: sums.map((sum) => Math.round(sum / count)) as unknown as Rgb }))
    .sort((one, other) => other.count - one.count);
  const kept: Rgb[] = [...exact];
  const common = Math.round((mostColours - exact.length) * forCommon);
  kept.push(...blends.splice(0, common).map(({ colour }) => colour));
  const errors = blends.map(({ colour }) => Math.min(...kept.map((one) => distance(one, colour))));
  while (kept.length < mostColours && blends.length > 0) {
    const worst = errors.indexOf(Math.max(...errors));
    const { colour } = blends[worst] as (typeof blends)[number];
    kept.push(colour);
    for (const [at, blend] of blends.entries()) {
      errors[at] = Math.min(errors[at] ?? 0, distance(colour, blend.colour));
    }
  }
  return kept.map(written);
}
