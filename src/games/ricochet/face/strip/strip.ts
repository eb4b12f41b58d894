import type { Shape } from '../../../../render/scene.ts';
import { strip as box } from '../board/layout.ts';

/** A few words, and a number that stands out. */
export interface Strip {
  readonly text: string;
  readonly number?: string;
  readonly glory?: true;
}

const textSize = 34;
const numberSize = 44;

/** The strip below the board. */
export function strip({ text, number = '', glory }: Strip): readonly Shape[] {
  const { x, y, w, h } = box;
  const ink = glory ? 'white' : 'ink';
  const line = { shape: 'text', y: y + h / 2, ink, weight: 'bold' } as const;
  const from = glory ? x + 78 : x + 22;
  const counted = { ...line, x: x + w - 22, text: number, size: numberSize, align: 'right' } as const;
  const room = w - (from - x) - 22;
  const shared = number === '' ? { room } : { room: room - 16, beside: counted };
  return [
    ...(glory ? [{ shape: 'rect', ...box, fill: 'ink' } as const, star(x + 44, y + h / 2)] : []),
    { ...line, x: from, text, size: textSize, align: 'left', ...shared },
    ...(number === '' ? [] : [counted]),
  ];
}

function star(x: number, y: number): Shape {
  return { shape: 'star', x, y, r: 24, tips: 5, depth: 0.42, fill: 'glow' };
}
