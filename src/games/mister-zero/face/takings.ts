import type { Ink, Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { playerPlate } from '../../kit/picture/plate.ts';
import { nameText, smallest } from '../../kit/picture/words.ts';
import { type Colour, colours, type ViewOf } from '../kind.ts';
import { seatsOf, teamOf } from '../seats.ts';
import { pointsOf, winningColour } from '../series.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { nameAt, plateBox } from './layout.ts';
import { type Page, takenIn } from './showing.ts';
import { signAt } from './signs.ts';
import { fitting, tray, trayBox } from './tray.ts';

type Walked = ViewOf<'between' | 'over'>;

/** What each side took so far, in the order in which he jumped it. In the end the winner’s plate is lit. */
export function takings(view: Walked, page: Page, speech: Speech): readonly Shape[] {
  return colours.flatMap((colour) => side(view, page, colour, speech));
}

function side(view: Walked, page: Page, colour: Colour, { language, player }: Speech): readonly Shape[] {
  const box = plateBox[colour];
  const [left, middle] = [box.x + nameAt, box.y + 44];
  const say = words[language];
  const won = page.stopped && winningColour(page.tally) === colour;
  const seats = seatsOf(view, colour);
  const points = pointsOf(talliesAt(view, page))[teamOf(seats[0] ?? 0)];
  const taken = takenIn(page, colour);
  const columns = [
    { amount: page.tally[colour], caption: say.picture.taken(page.tally[colour]), ink: won ? look.gold : look.text },
    ...(view.config.games === 1 ? [] : [{ amount: points, caption: say.picture.points(points), ink: look.text }]),
  ];
  const right = box.x + box.w - 14;
  const held = fitting([right - columns.length * column - 6, middle], 2, taken.length, [4, 7]);
  const room = trayBox(held).x - left - 14;
  return [
    ...playerPlate(box, look, won, 'left'),
    signAt([box.x + 54, middle - 2], 25, colour, say.letters[colour]),
    ...seats.map((seat, nth) => {
      const y = middle - 1 + (nth - (seats.length - 1) / 2) * 36;
      const placed = { x: left, y, text: player(seat), room };
      return seats.length === 1 ? nameText(placed, look.text) : partner(placed);
    }),
    ...tray(
      held,
      taken.map(({ colour: its, digit }) => ({ colour: its, digit, face: 'face-up' })),
    ),
    ...columns.flatMap((one, nth) => score([right - column * (nth + 0.5), middle], one)),
  ];
}

const column = 92;

/** Partners share a plate, so a long name is cut. */
function partner(placed: Parameters<typeof nameText>[0]): Shape {
  return { shape: 'text', align: 'left', size: 26, weight: 'bold', least: smallest, ...placed, ink: look.text };
}

interface Score {
  readonly amount: number;
  readonly caption: string;
  readonly ink: Ink;
}

function score([x, middle]: Point, { amount, caption, ink }: Score): readonly Shape[] {
  return [
    { shape: 'text', x, y: middle - 13, text: String(amount), size: 46, ink, weight: 'heavy' },
    { shape: 'text', x, y: middle + 28, text: caption, size: smallest, ink: look.soft },
  ];
}

/** The result of this game counts only when he has stopped. */
function talliesAt({ tallies }: Walked, { stopped }: Page) {
  return stopped ? tallies : tallies.slice(0, -1);
}
