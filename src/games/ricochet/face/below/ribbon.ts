import type { Point, Shape } from '../../../../render/scene.ts';
import type { Box } from '../../../kit/box.ts';
import { well } from '../../../kit/picture/plate.ts';
import type { Leg } from '../../kind.ts';
import type { Letters } from '../board/targets.ts';
import { look } from '../inks.ts';
import { chip, freeChip, type Size } from './chip.ts';

/** Moves in their order. */
export interface Ribbon {
  readonly legs: readonly Leg[];
  /** The places for all moves that may be made, when their number is known. */
  readonly places?: number;
  /** What these moves are. */
  readonly label?: { readonly text: string; readonly number: string };
  readonly rim?: 'golden';
}

const labelWidth = 150;
/** How many chips a row has at most. */
const most = { alone: 10, labelled: 9 } as const;
const broadest = 96;

export function ribbon({ legs, places, label, rim }: Ribbon, box: Box, letters: Letters): readonly Shape[] {
  const columns = label === undefined ? most.alone : most.labelled;
  const slots = Math.min(2 * columns, Math.max(legs.length, places ?? (label === undefined ? columns : 0)));
  const rows = slots > columns ? 2 : 1;
  const from = box.x + 12 + (label === undefined ? 0 : labelWidth);
  const room = box.x + box.w - 12 - from;
  // Rows are as long as each other, unless nobody knows how many moves there will be.
  const across = rows === 2 && (places ?? label) === undefined ? columns : Math.ceil(slots / rows);
  const pitch = Math.min(broadest, Math.floor(room / across));
  const size: Size = { w: pitch - 8, h: rows === 2 ? 52 : Math.min(box.h - 26, 108) };
  const first = label === undefined ? Math.round(from + (room - pitch * across) / 2) : from;
  const middle = box.y + box.h / 2;
  const at = (nth: number): Point => [
    first + pitch * ((nth % across) + 0.5),
    middle + (rows === 1 ? 0 : (nth < across ? -0.5 : 0.5) * (box.h > 130 ? 64 : 56)) + 1,
  ];
  const hidden = legs.length > slots ? legs.length - slots + 1 : 0;
  const before = hidden === 0 ? 0 : 1;
  const shown = legs.slice(hidden);
  const free = slots - shown.length - before;
  return [
    ...well(box, look.well, 18),
    ...(label === undefined ? [] : labelled(label, [box.x + labelWidth / 2 + 4, middle])),
    ...(hidden === 0 ? [] : [earlier(hidden, at(0))]),
    ...shown.flatMap((leg, nth) => {
      const last = rim !== undefined && nth === shown.length - 1;
      const number = String(hidden + nth + 1);
      return chip(leg, number, letters[leg.robot], at(nth + before), size, last ? 'golden' : 'plain');
    }),
    ...Array.from({ length: Math.max(0, free) }, (_, nth) => {
      const place = shown.length + nth;
      return freeChip(at(place + before), size, places === undefined ? undefined : String(hidden + place + 1));
    }).flat(),
  ];
}

function labelled({ text, number }: NonNullable<Ribbon['label']>, [x, y]: Point): readonly Shape[] {
  return [
    { shape: 'text', x, y: y - 26, text, size: 25, room: labelWidth - 20, least: 22, ink: look.soft, weight: 'bold' },
    { shape: 'text', x, y: y + 16, text: number, size: 48, ink: look.text, weight: 'heavy' },
  ];
}

/** Stands for the first moves of a very long way. */
function earlier(count: number, [x, y]: Point): Shape {
  return { shape: 'text', x, y, text: `+ ${count}`, size: 26, ink: look.soft, weight: 'bold' };
}
