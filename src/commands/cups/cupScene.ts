import { headline, nameText, remark } from '../../games/kit/picture/words.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { look } from '../standing/inks.ts';
import { figure, margin, placePlate, slate, step, width } from '../standing/slate.ts';

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

const head = 132;
const cell = 54;
const total = 96;

/** The table of a cup: a plate for each player with what their rounds brought, that of the winner in gold. */
export function cupScene({ title, remark: aside, heads, total: sum, rows }: CupPicture): Scene {
  const height = head + rows.length * step + 12;
  const columns = heads.map((_, nth) => width - margin - total - (heads.length - nth) * cell + cell / 2);
  return slate(height, [
    headline({ x: margin + 8, y: 50, text: title, room: 410 }, look),
    remark({ x: width - margin - 8, y: 52, text: aside, room: 290 }, look),
    ...heads.map((text, nth) => remark({ x: columns[nth] ?? 0, y: 106, text, room: cell, align: 'centre' }, look)),
    remark({ x: width - margin - 20, y: 106, text: sum, room: total }, look),
    ...rows.flatMap((row, nth) => plateOf(row, head + nth * step, columns)),
  ]);
}

function plateOf(row: CupRow, top: number, columns: readonly number[]): readonly Shape[] {
  const { shapes, left, middle } = placePlate(row.place, top, row.marked === 'winner');
  const right = (columns[0] ?? width - margin - total) - cell / 2;
  return [
    ...shapes,
    nameText({ x: left, y: middle, text: row.name, room: right - left - 8 }, look.text),
    ...row.rounds.map((text, nth) =>
      remark({ x: columns[nth] ?? 0, y: middle, text, room: cell - 4, align: 'centre' }, look),
    ),
    figure(row.points, { x: width - margin - 20, y: middle, align: 'right', room: total - 20 }),
  ];
}
