import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { namePlate, nameSize } from '../../kit/namePlate.ts';
import { proclaimed, statusLine } from '../../kit/statusLine.ts';
import { verdict, wonFromOutside } from '../../kit/verdict.ts';
import { type Draft, otherSide, type Side, seats, type View } from '../kind.ts';
import { words } from '../words.ts';
import { cardBox, farCardTop, nearCardTop, statusBox } from './layout.ts';
import { badge, token } from './pieces.ts';
import { nearSide, type Shown, takenBy } from './reading.ts';

/** Each player’s card with the pieces they have taken, and a line that says what to do or how the game ended. */
export function cards(view: View, draft: Draft, shown: Shown, speech: Speech): readonly Shape[] {
  const near = nearSide(view.eyes);
  return [
    ...card(view, draft, otherSide(near), farCardTop, shown, speech),
    ...card(view, draft, near, nearCardTop, shown, speech),
    ...status(view, draft, speech),
  ];
}

const nameRoom = 340;
const takenPitch = 46;
const takenRadius = 20;

function card(view: View, draft: Draft, side: Side, y: number, shown: Shown, speech: Speech): readonly Shape[] {
  const { language, player } = speech;
  const { x, w, h } = cardBox;
  const middle = y + h / 2;
  const taken = takenBy(shown.taken, side);
  const ready = view.phase === 'arranging' && view.ready.includes(side);
  const room = w - 110 - Math.max(taken.length * takenPitch, ready ? 130 : 0);
  return [
    ...namePlate({
      box: { x, y, w, h },
      lit: isLit(view, draft, side, speech),
      pointer: pointer(x + 18, middle),
      badge: badge(side, [x + 66, middle], 24),
      name: { x: x + 104, y: middle, text: player(seats[side]), room: Math.min(room, nameRoom) },
    }),
    ...(ready ? readyMark(x + w - 20, middle, words[language].ready) : []),
    ...taken.flatMap((piece, index) => {
      const at = [x + w - 32 - (taken.length - 1 - index) * takenPitch, middle] as const;
      return token({ ...piece, face: 'up' }, at, takenRadius, nearSide(view.eyes));
    }),
  ];
}

function readyMark(right: number, y: number, text: string): readonly Shape[] {
  return [
    { shape: 'text', x: right, y, text, size: nameSize, ink: 'ink', weight: 'bold', align: 'right' },
    {
      shape: 'line',
      points: [
        [right - 126, y],
        [right - 116, y + 11],
        [right - 98, y - 13],
      ],
      stroke: 'ink',
      width: 7,
      ends: 'round',
    },
  ];
}

function status(view: View, draft: Draft, speech: Speech): readonly Shape[] {
  const text = statusText(view, draft, words[speech.language].status);
  const over = view.phase === 'over' && draft.draft === 'none';
  if (!over) return statusLine(statusBox, { text, size: 34 });
  const fromOutside = verdict(statusBox, speech, { size: 38, starRadius: 22 });
  if (fromOutside !== undefined) return fromOutside;
  return proclaimed(statusBox, { text, size: 38 }, view.result.by === 'taking' ? 22 : undefined);
}

function statusText(view: View, draft: Draft, say: (typeof words)['en']['status']): string {
  switch (view.phase) {
    case 'arranging':
      return say.arranging(view);
    case 'turns':
      return say.turn(view.turn);
    case 'over':
      return draft.draft === 'replay' ? say.replay(draft.after, view.actions.length) : say.result(view.result);
  }
}

/** The cards of the players who are to act are lit; in the end, the winner's card is. */
function isLit(view: View, draft: Draft, side: Side, speech: Speech): boolean {
  switch (view.phase) {
    case 'arranging':
      return !view.ready.includes(side);
    case 'turns':
      return view.turn === side;
    case 'over':
      if (draft.draft !== 'none') return false;
      if (view.result.by === 'outside') return wonFromOutside(speech, seats[side]);
      return view.result.by === 'taking' && view.result.side === side;
  }
}

/** A pointer that points from left to right. */
function pointer(x: number, y: number): readonly [Point, Point, Point] {
  return [
    [x - 4, y - 15],
    [x - 4, y + 15],
    [x + 16, y],
  ];
}
