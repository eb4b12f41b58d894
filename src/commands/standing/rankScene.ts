import { headline, nameText, remark } from '../../games/kit/picture/words.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { look } from './inks.ts';
import { figure, margin, placePlate, slate, step, width } from './slate.ts';

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

const head = 92;

/** A ranking: a plate for each member, that of the member who asks in gold. */
export function rankScene({ title, remark: aside, rows }: RankPicture): Scene {
  const height = head + rows.length * step + 12;
  return slate(height, [
    headline({ x: margin + 8, y: 50, text: title, room: 376 }, look),
    remark({ x: width - margin - 8, y: 52, text: aside, room: 330 }, look),
    ...rows.flatMap((row, nth) => plateOf(row, head + nth * step)),
  ]);
}

function plateOf({ place, name, won, rating, whose }: RankRow, top: number): readonly Shape[] {
  const { shapes, left, middle } = placePlate(place, top, whose === 'own');
  return [
    ...shapes,
    nameText({ x: left, y: middle, text: name, room: 270 }, look.text),
    remark({ x: width - margin - 128, y: middle, text: won, room: 206 }, look),
    figure(rating, { x: width - margin - 20, y: middle, align: 'right', room: 96 }),
  ];
}
