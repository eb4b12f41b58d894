import { expect } from 'vitest';
import type { Rgb } from '../../src/render/inks.ts';
import { paint } from '../../src/render/paint.ts';
import type { Ink, Shape } from '../../src/render/scene.ts';
import { difference, seen, type Vision, visions } from './colourVision.ts';

/** Colours that differ by this much are told apart at a glance. */
const glance = 20;
/** Two pieces differ in at least this part of the pixels that they cover. */
const leastPart = 0.06;

/** Each piece, drawn around 0,0 on one ground, as the pixels of a picture. */
function painted(shapes: readonly Shape[], ground: Ink, reach: number): Int32Array {
  const side = 2 * reach;
  const piece: Shape = { shape: 'group', at: [reach, reach], shapes };
  const base = { key: `told apart ${ground}`, shapes: [] };
  return paint({ width: side, height: side, ground, colours: '', base, shapes: [piece] }).pixels.slice();
}

const rgbOf = (pixel: number): Rgb => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

function partApart(one: Int32Array, other: Int32Array, bare: number, eye: Vision): number {
  const known = new Map<string, boolean>();
  let [covered, apart] = [0, 0];
  for (const [at, pixel] of one.entries()) {
    const beside = other[at] as number;
    if (pixel === bare && beside === bare) continue;
    covered++;
    if (pixel === beside) continue;
    const key = `${pixel} ${beside}`;
    const differ = known.get(key) ?? difference(seen(rgbOf(pixel), eye), seen(rgbOf(beside), eye)) >= glance;
    known.set(key, differ);
    if (differ) apart++;
  }
  return apart / covered;
}

/** Checks that no two of these pieces are confused, whatever colours somebody sees. */
export function expectToldApart(pieces: Readonly<Record<string, readonly Shape[]>>, ground: Ink, reach: number): void {
  const bare = painted([], ground, reach)[0] as number;
  const pictures = Object.entries(pieces).map(([name, shapes]) => [name, painted(shapes, ground, reach)] as const);
  for (const eye of Object.keys(visions) as Vision[]) {
    for (const [nth, [name, one]] of pictures.entries()) {
      for (const [otherName, other] of pictures.slice(nth + 1)) {
        const part = partApart(one, other, bare, eye);
        expect.soft(part, `${name} and ${otherName} for eyes of ${eye}`).toBeGreaterThanOrEqual(leastPart);
      }
    }
  }
}
