import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { type Box, middleOf } from '../../kit/box.ts';
import { wonFromOutside } from '../../kit/picture/outcome.ts';
import { playerPlate, well } from '../../kit/picture/plate.ts';
import { nameText } from '../../kit/picture/words.ts';
import { otherSide, type Side, seats, type View } from '../kind.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { farPlate, nearPlate } from './layout.ts';
import { badge } from './pieces.ts';
import { nearSide, type Shown, takenBy } from './reading.ts';
import { tray, trayWidth } from './tray.ts';

const nameLeft = 112;

/** Each player’s plate: their side, their name and, once the game has begun, the pieces they took. */
export function plates(view: View, shown: Shown, speech: Speech): readonly Shape[] {
  const near = nearSide(view.eyes);
  return [...plateOf(farPlate, otherSide(near), view, shown, speech), ...plateOf(nearPlate, near, view, shown, speech)];
}

function plateOf(box: Box, side: Side, view: View, shown: Shown, speech: Speech): readonly Shape[] {
  const y = box.y + (box.h - 4) / 2;
  const hollow: Box = { x: box.x + box.w - trayWidth - 12, y: y - 28, w: trayWidth, h: 56 };
  const name = { x: nameLeft, y, text: speech.player(seats[side]), room: hollow.x - nameLeft - 14 };
  return [
    ...playerPlate(box, look, isLit(view, side, speech), 'left'),
    badge(side, [box.x + 62, y - 2], 24),
    nameText(name, look.text),
    ...(view.phase === 'arranging' && view.ready.includes(side)
      ? readyIn(hollow, words[speech.language].ready)
      : tray(hollow, takenIn(shown, side), nearSide(view.eyes))),
  ];
}

function takenIn({ taken, last }: Shown, by: Side) {
  const newest = last?.act === 'move' && last.side === by ? last.took?.sign : undefined;
  return { side: otherSide(by), signs: takenBy(taken, by).map(({ sign }) => sign), newest };
}

function readyIn(box: Box, text: string): readonly Shape[] {
  const [x, y] = middleOf(box);
  const tick: readonly Point[] = [
    [x - 66, y],
    [x - 55, y + 11],
    [x - 35, y - 12],
  ];
  return [
    ...well(box, look.well),
    { shape: 'line', points: tick, stroke: look.gold, width: 7, ends: 'round' },
    { shape: 'text', x: x - 16, y, text, size: 28, ink: look.text, weight: 'bold', align: 'left' },
  ];
}

/** The plates of the players who are to act are lit; in the end, the winner's plate is. */
function isLit(view: View, side: Side, speech: Speech): boolean {
  switch (view.phase) {
    case 'arranging':
      return !view.ready.includes(side);
    case 'turns':
      return view.turn === side;
    case 'over':
      if (view.result.by === 'outside') return wonFromOutside(speech, seats[side]);
      return view.result.by === 'taking' && view.result.side === side;
  }
}
