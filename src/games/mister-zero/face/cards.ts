import type { Shape } from '../../../render/scene.ts';
import type { Seat, Speech } from '../../contract.ts';
import { nameSize } from '../../kit/namePlate.ts';
import { wonFromOutside } from '../../kit/verdict.ts';
import { type Colour, colours, type Digit, digits, type Table, type View } from '../kind.ts';
import { colourOf, dealtTo, handOf, seatsOf, teamOf } from '../seats.ts';
import { pointsOf, winningColour } from '../series.ts';
import { words } from '../words.ts';
import { boardBox, cardSize } from './layout.ts';
import { token } from './pieces.ts';
import type { Page } from './showing.ts';

/** A corner of the picture: half of a side's hand or, when he walks, of what it takes. */
interface Corner {
  readonly colour: Colour;
  readonly side: 'left' | 'right';
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

const edge = 12;

/** Green's cards are at the top and red's at the bottom, each near its own checkpoint. */
export function cards(view: View, page: Page | undefined, speech: Speech): readonly Shape[] {
  return colours.flatMap((colour) => {
    const [first = 0, second = first] = seatsOf(view, colour);
    const y = colour === 'green' ? boardBox.y + edge : boardBox.y + boardBox.h - edge - cardSize.h;
    const right = boardBox.x + boardBox.w - edge - cardSize.w;
    const corners: readonly Corner[] = [
      { colour, side: 'left', seat: first, x: boardBox.x + edge, y },
      { colour, side: 'right', seat: second, x: right, y },
    ];
    return corners.flatMap((corner) => card(view, page, corner, speech));
  });
}

function card(view: View, page: Page | undefined, corner: Corner, speech: Speech): readonly Shape[] {
  const { x, y } = corner;
  const content = page === undefined ? hand(view, corner) : takings(view, page, corner, speech);
  const h = content.length === 0 ? titleHeight : cardSize.h;
  const ground = { shape: 'rect', x, y, w: cardSize.w, h, radius: 18, fill: 'white' } as const;
  return [
    ...(isLit(view, page, corner, speech) ? [ground] : []),
    {
      shape: 'text',
      x: x + 14,
      y: y + titleHeight / 2,
      text: titleOf(view, corner, speech),
      room: cardSize.w - 40,
      size: nameSize,
      ink: 'ink',
      weight: 'bold',
      align: 'left',
    },
    ...content,
  ];
}

const titleHeight = 56;

/** With two players, the right corner has room for the colour. */
function titleOf({ seats }: Table, { colour, side, seat }: Corner, { language, player }: Speech): string {
  return seats === 2 && side === 'right' ? words[language].sides[colour] : player(seat);
}

/** Three tokens above two. A token that was laid leaves a gap. */
function hand(table: Table, corner: Corner): readonly Shape[] {
  const { colour, seat, x, y } = corner;
  const held = handOf(table, seat);
  return slotsOf(table, corner).flatMap((digit, index): readonly Shape[] => {
    const across = x + 38 + (index % 3) * 65 + (index < 3 ? 0 : 32);
    const down = y + 77 + (index < 3 ? 0 : 62);
    return held.includes(digit)
      ? token({ colour, digit, lies: 'face-up' }, [across, down], 26)
      : [{ shape: 'circle', x: across, y: down, r: 6, fill: 'line' }];
  });
}

function slotsOf(table: Table, { seat, side }: Corner): readonly Digit[] {
  if (table.seats === 4) return dealtTo(table, seat);
  return side === 'left' ? digits.slice(0, 5) : digits.slice(5);
}

/** The left corner shows how many tokens the side took, the right one its points in a series. */
function takings(view: View, page: Page, { colour, side, seat, x, y }: Corner, { language }: Speech): readonly Shape[] {
  const say = words[language].picture;
  const amount = side === 'left' ? page.tally[colour] : pointsOf(talliesAt(view, page))[teamOf(seat)];
  if (side === 'right' && view.config.games === 1) return [];
  const caption = side === 'left' ? say.taken(amount) : say.points(amount);
  const middle = x + cardSize.w / 2;
  return [
    { shape: 'text', x: middle, y: y + 88, text: String(amount), size: 56, ink: 'ink', weight: 'bold' },
    { shape: 'text', x: middle, y: y + 142, text: caption, size: 28, ink: 'ink' },
  ];
}

/** The result of this game counts only when he has stopped. */
function talliesAt({ tallies }: View, { stopped }: Page) {
  return stopped ? tallies : tallies.slice(0, -1);
}

/** The card of the player who is to place is lit; in the end, the winner's is. */
function isLit(view: View, page: Page | undefined, { colour, seat }: Corner, speech: Speech): boolean {
  if (page !== undefined) return page.stopped && winningColour(page.tally) === colour;
  if (view.phase !== 'placing') return false;
  if (speech.ended !== undefined) return wonFromOutside(speech, seat);
  return view.seats === 2 ? colourOf(view, view.awaited) === colour : view.awaited === seat;
}
