import type { Shape, Text } from '../../../../render/scene.ts';
import { headline } from '../../../kit/picture/words.ts';
import { look } from '../inks.ts';
import { boxes } from './boxes.ts';
import { dial } from './dial.ts';

/** How far the round is, in a few words. */
export interface Status {
  readonly text: string;
  /** Names in the text, which are cut when it is too long. */
  readonly cuts?: readonly string[];
  readonly remark?: { readonly text: string; readonly cuts?: readonly string[] };
  /** How many moves are made, of how many. */
  readonly count?: string;
  /** When the time is over: the second that every clock shows then, and the words that say it. */
  readonly ends?: { readonly second: number; readonly text: string };
}

const { x, y, w, h } = boxes.status;
const from = x + 16;
const end = x + w - 14;
const asideWidth = 172;
const dialWidth = 80;

export function status({ text, cuts, remark, count, ends }: Status): readonly Shape[] {
  const [upper, middle, lower] = [y + 19, y + h / 2, y + 53];
  const right = end - (ends === undefined ? 0 : dialWidth);
  const aside = ends !== undefined || count !== undefined;
  const room = right - from - (aside ? asideWidth : 0);
  const soft = { shape: 'text', size: 25, ink: look.soft } as const;
  const shapes: (Shape | undefined)[] = [
    headline({ x: from, y: remark === undefined ? middle : upper, text, room, ...cutting(cuts) }, look),
    remark && {
      ...soft,
      x: from,
      y: lower,
      text: remark.text,
      align: 'left',
      room,
      ...cutting(remark.cuts),
      least: 22,
    },
    count === undefined
      ? undefined
      : counted({ x: right, y: ends === undefined ? middle : upper, text: count, size: 34 }),
    ends && { ...soft, x: right, y: count === undefined ? middle : lower, text: ends.text, align: 'right' },
  ];
  return [
    ...shapes.filter((shape) => shape !== undefined),
    ...(ends === undefined ? [] : dial([end - 34, middle], ends.second)),
  ];
}

function counted(placed: Pick<Text, 'x' | 'y' | 'text' | 'size'>): Text {
  return { shape: 'text', ...placed, ink: look.gold, weight: 'heavy', align: 'right' };
}

function cutting(cuts: readonly string[] | undefined): Pick<Text, 'cuts'> {
  return cuts === undefined || cuts.length === 0 ? {} : { cuts };
}
