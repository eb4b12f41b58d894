import type { Shape } from '../../../../render/scene.ts';
import { strip as box } from '../board/layout.ts';
import { dial } from './dial.ts';

/** A few words, and a number that stands out. */
export interface Strip {
  readonly text: string;
  readonly number?: string;
  readonly glory?: true;
  /** When the time is over: the second that every clock shows then, and the words that say it. */
  readonly ends?: { readonly second: number; readonly text: string };
}

const textSize = 34;
const numberSize = 44;
/** Where there are two lines, both are smaller. */
const lineSizes = [32, 28] as const;

/** The strip below the board. */
export function strip({ text, number = '', glory, ends }: Strip): readonly Shape[] {
  const { x, y, w, h } = box;
  const ink = glory ? 'white' : 'ink';
  const line = { shape: 'text', y: y + h / 2, ink, weight: 'bold' } as const;
  const from = glory || ends ? x + 78 : x + 22;
  const counted = { ...line, x: x + w - 22, text: number, size: numberSize, align: 'right' } as const;
  const room = w - (from - x) - 22;
  const shared = number === '' ? { room } : { room: room - 16, beside: counted };
  return [
    ...(glory ? [{ shape: 'rect', ...box, fill: 'ink' } as const, star(x + 44, y + h / 2)] : []),
    ...(ends === undefined
      ? [{ ...line, x: from, text, size: textSize, align: 'left', ...shared } as const]
      : [
          ...dial([x + 42, y + h / 2], ends.second),
          { ...line, x: from, y: y + 22, text, size: lineSizes[0], align: 'left', ...shared } as const,
          { ...line, x: from, y: y + 53, text: ends.text, size: lineSizes[1], align: 'left' } as const,
        ]),
    ...(number === '' ? [] : [counted]),
  ];
}

function star(x: number, y: number): Shape {
  return { shape: 'star', x, y, r: 24, tips: 5, depth: 0.42, fill: 'glow' };
}
