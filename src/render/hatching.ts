import type { SKRSContext2D } from '@napi-rs/canvas';
import { createCanvas } from './fonts.ts';
import { css } from './palette.ts';
import type { Hatch } from './scene.ts';

/** The side of a tile in pixels. Whole pixels, counted from the corner of the picture, meet without seams. */
const tile = 12;

type Pattern = ReturnType<SKRSContext2D['createPattern']>;

const drawings: Readonly<Record<Hatch['hatch'], (context: SKRSContext2D) => void>> = {
  stripes: (context) => {
    context.lineWidth = 4;
    for (const shift of [-tile, 0, tile]) {
      context.moveTo(shift - tile, tile * 2);
      context.lineTo(shift + tile * 2, -tile);
    }
    context.stroke();
  },
  dots: (context) => {
    for (const [x, y] of [
      [3, 3],
      [9, 9],
    ] as const) {
      context.moveTo(x, y);
      context.arc(x, y, 2.4, 0, 2 * Math.PI);
    }
    context.fill();
  },
  checks: (context) => {
    context.rect(0, 0, tile / 2, tile / 2);
    context.rect(tile / 2, tile / 2, tile / 2, tile / 2);
    context.fill();
  },
};

const kept = new Map<string, Pattern>();

export function hatching(context: SKRSContext2D, { hatch, ink, on }: Hatch): Pattern {
  const key = `${hatch} ${ink} ${on}`;
  const known = kept.get(key);
  if (known) return known;
  const drawing = drawings[hatch];
  if (!drawing) throw new Error(`The picture asks for the hatch ${JSON.stringify(hatch)}, which does not exist.`);
  const canvas = createCanvas(tile, tile);
  const draft = canvas.getContext('2d');
  draft.fillStyle = css(on);
  draft.fillRect(0, 0, tile, tile);
  draft.fillStyle = css(ink);
  draft.strokeStyle = css(ink);
  draft.beginPath();
  drawing(draft);
  const pattern = context.createPattern(canvas, 'repeat');
  kept.set(key, pattern);
  return pattern;
}
