import type { Point, Shape } from '../../../render/scene.ts';
import type { Speech } from '../../contract.ts';
import { playerPlate } from '../../kit/picture/plate.ts';
import { nameText, smallest } from '../../kit/picture/words.ts';
import { type Colour, colours, type ViewOf } from '../kind.ts';
import { seatsOf, teamOf } from '../seats.ts';
import { pointsOf } from '../series.ts';
import { words } from '../words.ts';
import { look } from './inks.ts';
import { nameAt, plateBox } from './layout.ts';
import { type Page, takenIn } from './showing.ts';
import { signAt } from './signs.ts';
import { fitting, tray, trayBox } from './tray.ts';
import { isSeriesOver, winningSide } from './winning.ts';

type Walked = ViewOf<'between' | 'over'>;

/** What each side took so far, in the order in which he jumped it. In the end the winner’s plate is lit. */
export function takings(view: Walked, page: Page, speech: Speech): readonly Shape[] {
  return colours.flatMap((colour) => side(view, page, colour, speech));
}

function side(view: Walked, page: Page, colour: Colour, speech: Speech): readonly Shape[] {
  const box = plateBox[colour];
  const [left, middle] = [box.x + nameAt, box.y + 44];
  const won = winningSide(view, page, speech) === colour;
  const seats = seatsOf(view, colour);
  const taken = takenIn(page, colour).map((laid) => ({ ...laid, face: 'face-up' }) as const);
  const scores = scoresOf(view, page, colour, speech);
  const right = box.x + box.w - 12;
  const held = fitting([right - scores.length * column - 4, middle], 2, taken.length, [4, 7]);
  const room = trayBox(held).x - left - 14;
  return [
    ...playerPlate(box, look, won, 'left'),
    signAt([box.x + 54, middle - 2], 25, colour, words[speech.language].letters[colour]),
    ...seats.map((seat, nth) => {
      const y = middle + (nth - (seats.length - 1) / 2) * 36;
      const placed = { x: left, y, text: speech.player(seat), room };
      return seats.length === 1 ? nameText(placed, look.text) : partner(placed);
    }),
    ...tray(held, taken),
    ...scores.flatMap((one, nth) => score([right - column * (nth + 0.5), middle], won, one)),
  ];
}

const column = 92;

/** Partners share a plate, so a long name is cut. */
function partner(placed: Parameters<typeof nameText>[0]): Shape {
  return { shape: 'text', align: 'left', size: 25, weight: 'bold', least: smallest, ...placed, ink: look.text };
}

interface Score {
  readonly amount: number;
  /** Only where there are two numbers. */
  readonly caption?: string;
  /** Whether it is the number that decides. */
  readonly decides: boolean;
}

/** How many tokens the side took, and in a series its points. */
function scoresOf(view: Walked, page: Page, colour: Colour, { language }: Speech): readonly Score[] {
  const say = words[language].picture;
  const taken = page.tally[colour];
  if (view.config.games === 1) return [{ amount: taken, decides: true }];
  const points = pointsOf(talliesAt(view, page))[teamOf(seatsOf(view, colour)[0] ?? 0)];
  return [
    { amount: taken, caption: say.taken(taken), decides: !isSeriesOver(view) },
    { amount: points, caption: say.points(points), decides: isSeriesOver(view) },
  ];
}

function score([x, middle]: Point, won: boolean, { amount, caption, decides }: Score): readonly Shape[] {
  const number = { shape: 'text', x, text: String(amount), ink: won && decides ? look.gold : look.text } as const;
  if (caption === undefined) return [{ ...number, y: middle, size: 52, weight: 'heavy' }];
  return [
    { ...number, y: middle - 13, size: 40, weight: 'heavy' },
    { shape: 'text', x, y: middle + 27, text: caption, size: smallest, ink: look.soft },
  ];
}

/** The result of this game counts only when he has stopped. */
function talliesAt({ tallies }: Walked, { stopped }: Page) {
  return stopped ? tallies : tallies.slice(0, -1);
}
