import type { SKRSContext2D } from '@napi-rs/canvas';
import { fitted } from './fitted.ts';
import { font, isSymbols } from './fonts.ts';
import { css } from './palette.ts';
import type { Text } from './scene.ts';

/** The height of capitals and digits in the text font, as a fraction of its size. */
const capitals = 0.727;

const alignments = { left: 'left', centre: 'center', right: 'right' } as const;

type Lettered = Pick<Text, 'text' | 'size' | 'weight'>;

function setFont(context: SKRSContext2D, { text, size, weight = 'regular' }: Lettered): void {
  context.font = font(text, size, weight);
}

/** Letters get the same baseline whatever their tails. Symbols differ between fonts, so each is centred by its ink. */
function baseline(context: SKRSContext2D, { text, size, y }: Text): number {
  if (!isSymbols(text)) return y + (capitals * size) / 2;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(text);
  return y + (above - below) / 2;
}

function shownIn(context: SKRSContext2D, { text, room, beside, cuts }: Text): string {
  if (room === undefined) return text;
  const widthOf = (some: string) => context.measureText(some).width;
  return fitted(text, beside === undefined ? room : room - widthBeside(context, beside), widthOf, cuts);
}

function widthBeside(context: SKRSContext2D, beside: Lettered): number {
  const kept = context.font;
  setFont(context, beside);
  const { width } = context.measureText(beside.text);
  context.font = kept;
  return width;
}

export function drawText(context: SKRSContext2D, text: Text): void {
  setFont(context, text);
  context.textAlign = alignments[text.align ?? 'centre'];
  const y = Math.round(baseline(context, text));
  const shown = shownIn(context, text);
  if (text.halo !== undefined) {
    context.strokeStyle = css(text.halo);
    context.lineWidth = Math.max(3, text.size / 4);
    context.strokeText(shown, text.x, y);
  }
  context.fillStyle = css(text.ink);
  context.fillText(shown, text.x, y);
}
