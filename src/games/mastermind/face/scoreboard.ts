import type { Shape } from '../../../render/scene.ts';
import type { Seat, Speech } from '../../contract.ts';
import { wonFromOutside } from '../../kit/verdict.ts';
import type { Draft, View } from '../kind.ts';
import { type Card, colourOf, puzzles, shapeOf } from '../pieces.ts';
import { words } from '../words.ts';
import { cardBack, glyph } from './glyphs.ts';
import { scoreBox } from './layout.ts';

/** The three cards as this viewer may see them; below them, what each player does and their points. */
export function scoreboard(view: View, speech: Speech, draft: Draft): readonly Shape[] {
  const seats = view.points.map((_points, seat): Seat => seat);
  return [...cards(view, speech, draft), ...seats.flatMap((seat) => player(view, seat, speech))];
}

const cardSize = { w: 106, h: 100 } as const;
const cardTop = scoreBox.y + 12;

function cards(view: View, { language }: Speech, draft: Draft): readonly Shape[] {
  const known: readonly Card[] = 'code' in view && view.code ? view.code : draft.of === 'cards' ? draft.cards : [];
  const { w, h } = cardSize;
  return [0, 1, 2].flatMap((place): readonly Shape[] => {
    const x = scoreBox.x + 12 + place * (w + 12);
    const card = known[place];
    if (card !== undefined) return faceUp(card, x, words[language].letters[colourOf(card)]);
    if (view.phase === 'choosing' || view.phase === 'closed') {
      return [{ shape: 'rect', x, y: cardTop, w, h, radius: 10, fill: 'board', stroke: 'line', width: 3 }];
    }
    return [
      cardBack(x, cardTop, w, h),
      {
        shape: 'text',
        x: x + w / 2,
        y: cardTop + h / 2,
        text: '?',
        size: 50,
        ink: 'ink',
        weight: 'bold',
        halo: 'white',
      },
    ];
  });
}

function faceUp(card: Card, x: number, letter: string): readonly Shape[] {
  const { w, h } = cardSize;
  return [
    { shape: 'rect', x, y: cardTop, w, h, radius: 10, fill: 'white', stroke: 'ink', width: 3 },
    glyph(shapeOf(card), [x + 42, cardTop + 46], 32, colourOf(card)),
    {
      shape: 'text',
      x: x + w - 22,
      y: cardTop + h - 21,
      text: letter,
      size: 32,
      ink: 'ink',
      weight: 'bold',
      halo: 'white',
    },
  ];
}

/** A player's points as setter: one number for each round that the player set. */
function player(view: View, seat: Seat, speech: Speech): readonly Shape[] {
  const { player: name } = speech;
  const { x, y, w, h } = scoreBox;
  const top = cardTop + cardSize.h + 10;
  const pitch = (y + h - 6 - top) / view.seats;
  const line = top + seat * pitch + (view.seats === 2 ? 28 : 21);
  const points = view.points[seat] ?? [];
  const total = String(points.reduce((sum, more) => sum + more, 0));
  const won = view.phase === 'over' ? view.winners.includes(seat) : wonFromOutside(speech, seat);
  return [
    {
      shape: 'line',
      points: [
        [x + 14, top + seat * pitch],
        [x + w - 14, top + seat * pitch],
      ],
      stroke: 'line',
      width: 2,
    },
    ...part(view, seat, x + 36, line),
    {
      shape: 'text',
      x: x + 70,
      y: line,
      text: name(seat),
      room: 200,
      size: 30,
      ink: 'ink',
      align: 'left',
      weight: won ? 'bold' : 'regular',
    },
    { shape: 'text', x: x + w - 16, y: line, text: total, size: 40, ink: 'ink', weight: 'bold', align: 'right' },
    { shape: 'text', x: x + 16, y: line + 36, text: points.join(' '), size: 28, ink: 'soft', align: 'left' },
  ];
}

/** The setter has a hidden card, the seeker of colours a disc, the seeker of shapes a star, winners a bright star. */
function part(view: View, seat: Seat, x: number, y: number): readonly Shape[] {
  if (view.phase === 'over') {
    return view.winners.includes(seat) ? [glyph('star', [x, y], 17, 'glow')] : [];
  }
  if (seat === view.setter) return [cardBack(x - 14, y - 17, 28, 34)];
  const sought = puzzles.filter((puzzle) => view.seekers[puzzle] === seat);
  return sought.flatMap((puzzle, at): readonly Shape[] => {
    const shift = sought.length === 1 ? 0 : at * 26 - 13;
    return puzzle === 'colours' ? disc(x + shift, y) : [glyph('star', [x + shift, y], 13, 'ink')];
  });
}

/** A disc with all five colours. */
function disc(x: number, y: number): readonly Shape[] {
  return [
    { shape: 'circle', x, y, r: 13, fill: 'white', stroke: 'ink', width: 2 },
    ...(['red', 'yellow', 'green', 'blue', 'purple'] as const).map(
      (stroke, at): Shape => ({ shape: 'arc', x, y, r: 6, from: at / 5, to: (at + 1) / 5, stroke, width: 12 }),
    ),
  ];
}
