import type { SKRSContext2D } from '@napi-rs/canvas';
import { directionOf, isolated } from './direction.ts';
import { fitted, replaced } from './fitted.ts';
import { font, variation } from './fonts.ts';
import { css } from './inks.ts';
import { drawable, isSymbols } from './lettering.ts';
import type { Text } from './scene.ts';
import { brokenInTwo } from './twoLines.ts';

/** The height of capitals and digits in the text font, as a fraction of its size. */
const capitals = 0.727;
/** From one base line to the next, as a fraction of the size. */
const leading = 1.18;
const alignments = { left: 'left', centre: 'center', right: 'right' } as const;

type Lettered = Pick<Text, 'text' | 'size' | 'weight'>;

/** What is written in the end, after it was made to fit. */
interface Set {
  readonly lines: readonly string[];
  readonly size: number;
}

function setFont(context: SKRSContext2D, { text, size, weight = 'regular' }: Lettered): void {
  context.font = font(text, size, weight);
  context.fontVariationSettings = variation(weight);
}

/** Letters get the same baseline whatever their tails. Symbols differ between fonts, so each is centred by its ink. */
function baseline(context: SKRSContext2D, { text }: Text, line: string, size: number, y: number): number {
  if (!isSymbols(text)) return y + (capitals * size) / 2;
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } = context.measureText(line);
  return y + (above - below) / 2;
}

function widthBeside(context: SKRSContext2D, { beside, ...text }: Text): number {
  if (beside === undefined) return 0;
  setFont(context, beside);
  const { width } = context.measureText(drawable(beside.text));
  setFont(context, text);
  return width;
}

/** Text that is too long gets smaller; then it takes two lines; only then is it cut. */
function made(context: SKRSContext2D, text: Text): Set {
  const { size, least = size, twoLines, cuts } = text;
  if (text.room === undefined) return { lines: [text.text], size };
  const room = text.room - widthBeside(context, text);
  const widthOf = (some: string) => context.measureText(some).width;
  const width = widthOf(text.text);
  if (width <= room) return { lines: [text.text], size };
  const smaller = Math.floor((size * room) / width);
  if (smaller >= least) return { lines: [text.text], size: smaller };
  if (twoLines !== undefined) {
    setFont(context, { ...text, size: twoLines });
    const lines = brokenInTwo(text.text, room, widthOf);
    // In a sentence, names are cut rather than its end.
    if (cuts === undefined || !lines[1].endsWith('…')) return { lines, size: twoLines };
  }
  setFont(context, { ...text, size: least });
  return { lines: [fitted(text.text, room, widthOf, cuts)], size: least };
}

/** The text without letters that no font has. Its parts stay parts of it, also if one starts with an accent. */
function drawn(text: Text): Text {
  const { cuts } = text;
  if (cuts === undefined) return { ...text, text: drawable(text.text) };
  const parts = cuts.map(drawable);
  return { ...text, text: replaced(text.text, cuts, (nth) => parts[nth] ?? '', drawable), cuts: parts };
}

export function drawText(context: SKRSContext2D, shape: Text): void {
  const text = drawn(shape);
  setFont(context, text);
  context.direction = text.cuts === undefined ? directionOf(text.text) : 'ltr';
  context.textAlign = alignments[text.align ?? 'centre'];
  const { lines, size } = made(context, text);
  for (const [nth, line] of lines.entries()) {
    setFont(context, { ...text, size });
    const middle = text.y + (nth - (lines.length - 1) / 2) * leading * size;
    const y = Math.round(baseline(context, text, line, size, middle));
    const written = isolated(line);
    if (text.halo !== undefined) {
      context.strokeStyle = css(text.halo);
      context.lineWidth = Math.max(3, size / 4);
      context.strokeText(written, text.x, y);
    }
    context.fillStyle = css(text.ink);
    context.fillText(written, text.x, y);
  }
}
