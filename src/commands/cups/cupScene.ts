import { playerPlate, well } from '../../games/kit/picture/plate.ts';
import { headline, nameText, remark } from '../../games/kit/picture/words.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { colours } from '../standing/colours.ts';
import { look } from '../standing/inks.ts';

export interface CupRow {
  readonly place: string;
  readonly name: string;
  /** What each of the last rounds brought, the oldest first. */
  readonly rounds: readonly string[];
  readonly points: string;
  /** Whether it is that of the one who has won the cup. */
  readonly marked: 'winner' | 'no';
}

export interface CupPicture {
  readonly title: string;
  readonly remark: string;
  /** What stands above each of the rounds that are shown, at most `roundsShown`. */
  readonly heads: readonly string[];
  readonly total: string;
  readonly rows: readonly CupRow[];
}

/** For more rounds there is no room beside the names. */
export const roundsShown = 5;

const width = 768;
const margin = 20;
const head = 132;
const step = 72;
const cell = 54;
const total = 96;

/** The table of a cup: a plate for each player with what their rounds brought, that of the winner in gold. */
export function cupScene({ title, remark: aside, heads, total: sum, rows }: CupPicture): Scene {
  const height = head + rows.length * step + 12;
  const columns = heads.map((_, nth) => width - margin - total - (heads.length - nth) * cell + cell / 2);
  return {
    width,
    height,
    ground: look.ground,
    corner: 28,
    colours,
    base: { key: `standing ${height}`, shapes: [] },
    shapes: [
      headline({ x: margin + 8, y: 50, text: title, room: 410 }, look),
      remark({ x: width - margin - 8, y: 52, text: aside, room: 290 }, look),
      ...heads.map((text, nth) => remark({ x: columns[nth] ?? 0, y: 106, text, room: cell, align: 'centre' }, look)),
      remark({ x: width - margin - 20, y: 106, text: sum, room: total }, look),
      ...rows.flatMap((row, nth) => plateOf(row, head + nth * step, columns)),
    ],
  };
}

function plateOf(row: CupRow, top: number, columns: readonly number[]): readonly Shape[] {
  const box = { x: margin, y: top, w: width - 2 * margin, h: step - 8 };
  const middle = top + (box.h - 4) / 2;
  const hollow = { x: box.x + 26, y: middle - 22, w: 64, h: 44 };
  const left = hollow.x + hollow.w + 16;
  const right = (columns[0] ?? width - margin - total) - cell / 2;
  return [
    ...playerPlate(box, look, row.marked === 'winner', 'left'),
    ...well(hollow, look.well),
    number(row.place, hollow.x + hollow.w / 2, middle, 'centre', hollow.w - 8),
    nameText({ x: left, y: middle, text: row.name, room: right - left - 8 }, look.text),
    ...row.rounds.map((text, nth) =>
      remark({ x: columns[nth] ?? 0, y: middle, text, room: cell - 4, align: 'centre' }, look),
    ),
    number(row.points, width - margin - 20, middle, 'right', total - 20),
  ];
}

const number = (text: string, x: number, y: number, align: 'centre' | 'right', room: number): Shape => {
  return { shape: 'text', x, y, text, size: 30, least: 22, room, weight: 'heavy', ink: look.text, align };
};
