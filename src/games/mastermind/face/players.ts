import type { Ink, Shape } from '../../../render/scene.ts';
import type { Seat, Speech } from '../../contract.ts';
import type { Box } from '../../kit/box.ts';
import { wonFromOutside } from '../../kit/picture/outcome.ts';
import { plate, playerPlate, well } from '../../kit/picture/plate.ts';
import { nameText } from '../../kit/picture/words.ts';
import type { View } from '../kind.ts';
import { openPuzzles } from '../progress.ts';
import { totalOf } from '../totals.ts';
import { look } from './inks.ts';
import { plateBox } from './layout.ts';
import { rolesOf } from './roles.ts';

/** What each player does in this round, and their points. */
export function players(view: View, speech: Speech): readonly Shape[] {
  return view.points.flatMap((_points, seat) => player(view, seat, speech));
}

/** The plates of two players have room for the points of each round, when there are several. */
function player(view: View, seat: Seat, speech: Speech): readonly Shape[] {
  const box = plateBox(seat, view.seats);
  const points = view.points[seat] ?? [];
  const rounds = view.rounds / view.seats;
  const tracked = view.seats === 2 && rounds > 1;
  const line = box.y + (tracked ? 34 : (box.h - 4) / 2);
  return [
    ...slab(view, seat, box, speech),
    ...named(view, seat, box, line, speech),
    ...(tracked ? track(points, rounds, newestOf(view, seat), box) : []),
  ];
}

function slab(view: View, seat: Seat, box: Box, speech: Speech): readonly Shape[] {
  if (noted(view, seat, speech)) return plate(box, look.lit, { rim: look.gold });
  return playerPlate(box, look, acts(view, seat), 'left');
}

/** Who has just scored, and in the end who won: nobody is to act then. */
function noted(view: View, seat: Seat, speech: Speech): boolean {
  switch (view.phase) {
    case 'choosing':
    case 'seeking':
      return false;
    case 'shown':
      return seat === view.setter;
    case 'over':
      return view.winners.includes(seat);
    case 'closed':
      return wonFromOutside(speech, seat);
  }
}

function acts(view: View, seat: Seat): boolean {
  switch (view.phase) {
    case 'choosing':
      return seat === view.setter;
    case 'seeking':
      return openPuzzles(view.given).some((puzzle) => view.seekers[puzzle] === seat);
    case 'shown':
    case 'over':
    case 'closed':
      return false;
  }
}

/** Which of this player’s rounds has just ended. */
function newestOf(view: View, seat: Seat): number | undefined {
  const scored = view.phase === 'shown' || view.phase === 'over';
  return scored && seat === view.setter ? (view.points[seat] ?? []).length - 1 : undefined;
}

function named(view: View, seat: Seat, box: Box, line: number, speech: Speech): readonly Shape[] {
  const roles = rolesOf(view, seat);
  const right = box.x + box.w - 18;
  const total = String(totalOf(view.points[seat] ?? []));
  const score = { text: total, size: 40, weight: 'heavy' } as const;
  const x = box.x + (roles.length > 1 ? 107 : 71);
  return [
    ...roles.map((shapes, nth): Shape => ({ shape: 'group', at: [box.x + 42 + nth * 37, line], shapes })),
    nameText({ x, y: line, text: speech.player(seat), room: right - x - 14, beside: score }, look.text),
    { shape: 'text', x: right, y: line, ...score, ink: look.gold, align: 'right' },
  ];
}

/** The points of each round that this player set, and places for those to come. The newest has a rim. */
function track(
  points: readonly number[],
  rounds: number,
  newest: number | undefined,
  { x, y, w }: Box,
): readonly Shape[] {
  const pitch = (w - 38) / rounds;
  return Array.from({ length: rounds }, (_, nth) => nth).flatMap((nth): readonly Shape[] => {
    const slot: Box = { x: Math.round(x + 20 + nth * pitch) + 2, y: y + 66, w: Math.floor(pitch) - 4, h: 28 };
    const value = points[nth];
    return [
      ...well(slot, look.well, 9),
      ...(value === undefined ? [] : [number(value, slot, nth === newest ? look.gold : look.soft)]),
      ...(nth === newest ? [{ shape: 'rect', ...slot, radius: 9, stroke: look.gold, width: 3 } as const] : []),
    ];
  });
}

function number(value: number, { x, y, w, h }: Box, ink: Ink): Shape {
  return { shape: 'text', x: x + w / 2, y: y + h / 2 + 2, text: String(value), size: 22, ink, weight: 'bold' };
}
