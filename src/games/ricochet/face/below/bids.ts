import type { Ink, Point, Shape } from '../../../../render/scene.ts';
import type { Box } from '../../../kit/box.ts';
import { playerPlate, well } from '../../../kit/picture/plate.ts';
import { nameText, smallest } from '../../../kit/picture/words.ts';
import type { TargetName } from '../../board/vocabulary.ts';
import { token } from '../board/targets.ts';
import { bidPlate, look } from '../inks.ts';
import { boxes } from './boxes.ts';

/** A player, what they have bid, and what they own. */
export interface Bidding {
  readonly name: string;
  readonly bid?: number;
  readonly won: readonly TargetName[];
  /** Who would demonstrate now. */
  readonly first?: true;
}

const places = 4;
/** A longer name takes two lines, if no tokens are below it. */
const longName = 22;
const { x, y, w, h } = boxes.panel;
const gap = 8;
const plateSize = { w: (w - gap) / 2, h: (h - gap) / 2 } as const;

const boxOf = (nth: number): Box => ({
  x: x + (nth % 2) * (plateSize.w + gap),
  y: y + (nth >> 1) * (plateSize.h + gap),
  ...plateSize,
});

/**
 * The plates of those who bid, in the order in which they would demonstrate, then of others who own something. The first
 * bid is golden. From the fifth on, they share the last plate. `needed`: how many tokens win.
 */
export function bidsPanel(bids: readonly Bidding[], needed: number | undefined): readonly Shape[] {
  const shown = bids.length > places ? bids.slice(0, places - 1) : bids;
  const others = bids.slice(shown.length);
  const free = Array.from({ length: places - shown.length - (others.length > 0 ? 1 : 0) }, (_, nth) => nth);
  return [
    ...shown.flatMap((one, nth) => plateOf(one, boxOf(nth), needed)),
    ...(others.length > 0 ? restPlate(others, boxOf(places - 1)) : []),
    ...free.flatMap((nth) => freePlate(boxOf(shown.length + nth))),
  ];
}

const hexagonAt = (box: Box): Point => [box.x + 47, middleOf(box)];
const middleOf = (box: Box) => box.y + (box.h - 4) / 2;

function plateOf({ name, bid, won, first }: Bidding, box: Box, needed: number | undefined): readonly Shape[] {
  const left = box.x + 84;
  const room = box.w - 84 - 14;
  const bare = won.length === 0 && (needed === undefined || name.length > longName);
  const { twoLines, ...oneLine } = nameText({ x: left, y: box.y + 20, text: name, room }, look.text);
  return [
    ...playerPlate(box, look, first === true, 'left'),
    ...(bid === undefined ? hollow(box) : hexagon(box, String(bid), first === true ? look.gold : bidPlate)),
    bare ? { ...oneLine, y: middleOf(box), ...(twoLines && { twoLines }) } : { ...oneLine, least: smallest },
    ...(bare ? [] : tokens(won, needed, [left, box.y + 50], room)),
  ];
}

function hexagon(box: Box, bid: string, fill: Ink): readonly Shape[] {
  const [x, y] = hexagonAt(box);
  return [
    { shape: 'star', x, y, r: 27, tips: 6, depth: 1, fill, stroke: look.ink, width: 3 },
    { shape: 'text', x, y, text: bid, size: 30, ink: look.ink, weight: 'heavy' },
  ];
}

function hollow(box: Box): readonly Shape[] {
  const [x, y] = hexagonAt(box);
  return [{ shape: 'star', x, y, r: 25, tips: 6, depth: 1, fill: look.well.base, stroke: look.well.light, width: 2 }];
}

const tokenScale = 0.7;
const pitch = 31;
/** No more places for tokens are drawn than fit side by side. */
const mostPlaces = 8;

/** The tokens that a player owns, and the places for those still needed to win. */
function tokens(won: readonly TargetName[], needed: number | undefined, [x, y]: Point, room: number): readonly Shape[] {
  const step = Math.min(pitch, (room - 30) / Math.max(1, won.length - 1));
  const at = (nth: number): Point => [x + 15 + Math.round(nth * step), y];
  const all = needed === undefined || needed > mostPlaces ? won.length : Math.max(needed, won.length);
  return Array.from({ length: all }, (_, nth): Shape => {
    const target = won[nth];
    const [cx, cy] = at(nth);
    if (target !== undefined) return token(target, [cx, cy], tokenScale);
    return { shape: 'circle', x: cx, y: cy, r: 9, fill: look.well.base, stroke: look.plate.light, width: 2 };
  });
}

function restPlate(others: readonly Bidding[], box: Box): readonly Shape[] {
  const y = middleOf(box);
  const bids = others.flatMap(({ bid }) => bid ?? []).slice(0, 4);
  return [
    ...playerPlate(box, look, false, 'left'),
    {
      shape: 'text',
      x: box.x + 24,
      y,
      text: `+ ${others.length}`,
      size: 34,
      ink: look.text,
      weight: 'heavy',
      align: 'left',
    },
    ...bids.flatMap((bid, nth): readonly Shape[] => {
      const at = box.x + 150 + nth * 52;
      return [
        { shape: 'star', x: at, y, r: 23, tips: 6, depth: 1, fill: bidPlate, stroke: look.ink, width: 3 },
        { shape: 'text', x: at, y, text: String(bid), size: 24, ink: look.ink, weight: 'heavy' },
      ];
    }),
  ];
}

/** A place for somebody who has not bid yet. */
function freePlate(box: Box): readonly Shape[] {
  return [...well({ ...box, h: box.h - 2 }, look.well, 18), ...hollow(box)];
}
