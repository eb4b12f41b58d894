import type { Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import type { Box } from '../../kit/box.ts';
import { wonFromOutside } from '../../kit/picture/outcome.ts';
import { playerPlate, well } from '../../kit/picture/plate.ts';
import { nameText } from '../../kit/picture/words.ts';
import { type Colour, colours, pegsLeft, pegsOfAColour, type View } from '../kind.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { cardBox } from './layout.ts';
import { halfMark, markedHole } from './marks.ts';
import { badge, dent, storedPeg } from './pieces.ts';

const pitch = 26;
const inset = 12;

/** Each colour's player, with a rack of the pegs that are still in the tube. */
export function cards(view: View, speech: Speech): readonly Shape[] {
  return colours.flatMap((colour, nth) => card(view, colour, cardBox(nth), speech));
}

function card(view: View, colour: Colour, box: Box, speech: Speech): readonly Shape[] {
  const { x, y, w, h } = box;
  const left = 'board' in view ? pegsLeft(view.board, colour) : pegsOfAColour;
  const lit = isLit(view, colour, speech);
  const rack: Box = { x: x + inset, y: y + h - 56, w: pegsOfAColour * pitch + 10, h: 40 };
  const room = w - 88 - 16 - (view.phase === 'opening' ? 48 : 0);
  return [
    ...playerPlate(box, look, lit, 'top'),
    { shape: 'group', at: [x + 46, y + 42], scale: 0.9, shapes: badge(colour, words[speech.language].letters[colour]) },
    nameText({ x: x + 84, y: y + 42, text: title(view, colour, speech), room }, look.text),
    ...(marksOf(view, colour, speech) ? [explained(colour, [x + w - 40, y + 42])] : []),
    ...well(rack, look.well, 20),
    ...stock(colour, left, rack),
    count(left, lit, (rack.x + rack.w + x + w) / 2, rack.y + 20),
  ];
}

function title(view: View, colour: Colour, { language, player, ended }: Speech): string {
  const say = words[language];
  if ('owners' in view) return player(view.owners[colour]);
  if (view.phase !== 'pie' || ended !== undefined) return say.names[colour];
  return view.last.colour === colour ? say.controls.take(colour) : say.controls.keep(colour);
}

/** While either tube may move, the plates say which marks are whose. */
function marksOf(view: View, colour: Colour, { ended }: Speech): boolean {
  return view.phase === 'opening' && ended === undefined && view.stops[colour].length > 0;
}

function explained(colour: Colour, at: readonly [number, number]): Shape {
  return { shape: 'group', at, shapes: markedHole(halfMark(colour, 'dot')) };
}

function count(left: number, lit: boolean, x: number, y: number): Shape {
  return { shape: 'text', x, y, text: String(left), size: 40, ink: lit ? look.gold : look.text, weight: 'heavy' };
}

/** The pegs still in the tube, in a row. A dropped peg leaves a dent. */
function stock(colour: Colour, left: number, { x, y, h }: Box): readonly Shape[] {
  return Array.from({ length: pegsOfAColour }, (_, index): Shape => {
    const at = [x + 5 + pitch / 2 + index * pitch, y + h / 2 + 1] as const;
    return { shape: 'group', at, shapes: index < left ? storedPeg(colour) : dent };
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
