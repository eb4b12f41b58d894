import type { SKRSContext2D } from '@napi-rs/canvas';
import { font, isSymbols } from './fonts.ts';
import { css } from './palette.ts';
import type { Text } from './scene.ts';

/** Height of capitals and digits in the text font, as a part of its size. */
const capitals = 0.727;

const alignments = { left: 'left', centre: 'center', right: 'right' } as const;

/** Letters share one line whatever their tails; a symbol is centred by its own ink, which no font agrees on. */
function baseline(context: SKRSContext2D, { text, size, y }: Text): number {
  if (!isSymbols(text)) return y + (capitals * size) / 2;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text);
  return y + (above - below) / 2;
}

export function drawText(context: SKRSContext2D, text: Text): void {
  context.font = font(text.text, text.size, text.weight ?? 'regular');
  context.textAlign = alignments[text.align ?? 'centre'];
  const y = Math.round(baseline(context, text));
  if (text.halo !== undefined) {
    context.strokeStyle = css(text.halo);
    context.lineWidth = Math.max(3, text.size / 4);
    context.strokeText(text.text, text.x, y);
  }
  context.fillStyle = css(text.ink);
  context.fillText(text.text, text.x, y);
}
