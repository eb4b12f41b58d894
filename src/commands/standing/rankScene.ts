import { playerPlate, well } from '../../games/kit/picture/plate.ts';
import { headline, nameText, remark } from '../../games/kit/picture/words.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { colours } from './colours.ts';
import { look } from './inks.ts';

export interface RankRow {
  readonly place: string;
  readonly name: string;
  /** How many they won, in words. */
  readonly won: string;
  readonly rating: string;
  /** Whether it is that of the member who asks. */
  readonly whose: 'own' | 'another';
}

export interface RankPicture {
  readonly title: string;
  readonly remark: string;
  readonly rows: readonly RankRow[];
}

const width = 768;
const head = 92;
const step = 72;
const margin = 20;

/** A ranking: a plate for each member, that of the member who asks in gold. */
export function rankScene({ title, remark: aside, rows }: RankPicture): Scene {
  const height = head + rows.length * step + 12;
  return {
    width,
    height,
    ground: look.ground,
    corner: 28,
    colours,
    base: { key: `standing ${height}`, shapes: [] },
    shapes: [
      headline({ x: margin + 8, y: 50, text: title, room: 376 }, look),
      remark({ x: width - margin - 8, y: 52, text: aside, room: 330 }, look),
      ...rows.flatMap((row, nth) => plateOf(row, head + nth * step)),
    ],
  };
}

function plateOf({ place, name, won, rating, whose }: RankRow, top: number): readonly Shape[] {
  const box = { x: margin, y: top, w: width - 2 * margin, h: step - 8 };
  const middle = top + (box.h - 4) / 2;
  const hollow = { x: box.x + 26, y: middle - 22, w: 64, h: 44 };
  return [
    ...playerPlate(box, look, whose === 'own', 'left'),
    ...well(hollow, look.well),
    number(place, hollow.x + hollow.w / 2, middle, 'centre', hollow.w - 8),
    nameText({ x: hollow.x + hollow.w + 16, y: middle, text: name, room: 270 }, look.text),
    remark({ x: width - margin - 128, y: middle, text: won, room: 206 }, look),
    number(rating, width - margin - 20, middle, 'right', 96),
  ];
}

const number = (text: string, x: number, y: number, align: 'centre' | 'right', room: number): Shape => {
  return { shape: 'text', x, y, text, size: 30, least: 22, room, weight: 'heavy', ink: look.text, align };
};
