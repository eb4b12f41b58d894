import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { namePlate } from '../../kit/namePlate.ts';
import { proclaimed, statusLine } from '../../kit/statusLine.ts';
import { verdict, wonFromOutside } from '../../kit/verdict.ts';
import { type Colour, colours, pegsLeft, pegsOfAColour, type View } from '../kind.ts';
import { words } from '../words.ts';
import { cardBox, margin, statusBox } from './layout.ts';
import { peg, rim } from './pieces.ts';

/** Below the board: a line that says what to do or how the game ended, and each colour's player and stock of pegs. */
export function cards(view: View, speech: Speech): readonly Shape[] {
  return [...status(view, speech), ...colours.flatMap((colour) => card(view, colour, speech))];
}

function status(view: View, speech: Speech): readonly Shape[] {
  if (speech.ended !== undefined) return verdict(statusBox, speech, { size: 44, starRadius: 24 }) ?? [];
  const text = words[speech.language].status(view);
  if (view.phase !== 'over') return statusLine(statusBox, { text, size: 38 });
  return proclaimed(statusBox, { text, size: 44 }, view.result.by === 'emptying' ? 24 : undefined);
}

function card(view: View, colour: Colour, speech: Speech): readonly Shape[] {
  const { language, player } = speech;
  const { y, w, h } = cardBox;
  const x = margin + colours.indexOf(colour) * (w + margin);
  const left = 'board' in view ? pegsLeft(view.board, colour) : pegsOfAColour;
  const name = 'owners' in view ? player(view.owners[colour]) : words[language].names[colour];
  const badge: readonly Shape[] = [
    ...rim(colour, [x + 46, y + 42], 30),
    {
      shape: 'text',
      x: x + 46,
      y: y + 42,
      text: words[language].letters[colour],
      size: 30,
      ink: 'ink',
      weight: 'bold',
    },
  ];
  return [
    ...namePlate({
      box: { x, y, w, h },
      lit: isLit(view, colour, speech),
      pointer: pointer(x + w / 2, y),
      badge,
      name: { x: x + 88, y: y + 42, text: name, room: 190 },
    }),
    {
      shape: 'text',
      x: x + w - 18,
      y: y + 42,
      text: String(left),
      size: 46,
      ink: 'ink',
      weight: 'bold',
      align: 'right',
    },
    ...stock(colour, left, x + 14, y + h - 24),
  ];
}

/** The pegs still in the tube, in a row. A dropped peg leaves a gap. */
function stock(colour: Colour, left: number, x: number, y: number): readonly Shape[] {
  const pitch = 31;
  return Array.from({ length: pegsOfAColour }, (_, index) => index).flatMap((index): readonly Shape[] => {
    const at = x + pitch / 2 + index * pitch;
    return index < left ? peg(colour, [at, y], 13) : [{ shape: 'circle', x: at, y, r: 4, fill: 'soft' }];
  });
}

/** A tube is lit when it may be moved or chosen now; in the end, the winner's tube is. */
function isLit(view: View, colour: Colour, speech: Speech): boolean {
  if (speech.ended !== undefined) return 'owners' in view && wonFromOutside(speech, view.owners[colour]);
  switch (view.phase) {
    case 'pegs':
    case 'corners':
      return false;
    case 'opening':
    case 'pie':
      return true;
    case 'turns':
      return view.turn === colour;
    case 'over':
      return view.result.by === 'emptying' && view.result.colour === colour;
  }
}

/** A pointer that points down. */
function pointer(x: number, y: number): readonly [Point, Point, Point] {
  return [
    [x - 18, y - 14],
    [x + 18, y - 14],
    [x, y + 8],
  ];
}
