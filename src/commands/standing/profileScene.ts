import { plate } from '../../games/kit/picture/plate.ts';
import { headline, nameText, remark } from '../../games/kit/picture/words.ts';
import type { Scene, Shape } from '../../render/scene.ts';
import { look } from './inks.ts';
import { margin, slate, width } from './slate.ts';

export interface ProfilePicture {
  readonly name: string;
  readonly remark: string;
  /** For each game: its name, the rating, and two lines about it. */
  readonly games: readonly {
    readonly name: string;
    readonly rating: string;
    readonly first: string;
    readonly second: string;
  }[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

const head = 92;
const gameStep = 104;
const lineStep = 38;
const titleStep = 46;

/** A member: a plate for each game, and below it what else there is to tell. */
export function profileScene({ name, remark: aside, games, sections }: ProfilePicture): Scene {
  const below = head + games.length * gameStep;
  const tops = sections.map((_, nth) =>
    sections.slice(0, nth).reduce((y, { lines }) => y + titleStep + lines.length * lineStep, below),
  );
  const height = sections.reduce((y, { lines }) => y + titleStep + lines.length * lineStep, below) + margin;
  return slate(height, [
    headline({ x: margin + 8, y: 50, text: name, room: 480, cuts: [name] }, look),
    remark({ x: width - margin - 8, y: 52, text: aside, room: 220 }, look),
    ...games.flatMap((game, nth) => gamePlate(game, head + nth * gameStep)),
    ...sections.flatMap((section, nth) => sectionAt(section, tops[nth] ?? below)),
  ]);
}

function gamePlate({ name, rating, first, second }: ProfilePicture['games'][number], top: number): readonly Shape[] {
  const box = { x: margin, y: top, w: width - 2 * margin, h: gameStep - 10 };
  const left = box.x + 24;
  const right = box.x + box.w - 24;
  const said = (text: string, y: number, room: number): Shape => remark({ x: right, y, text, room }, look);
  return [
    ...plate(box, look.plate),
    nameText({ x: left, y: top + 28, text: name, room: 290 }, look.text),
    { shape: 'text', x: left, y: top + 64, text: rating, size: 32, weight: 'heavy', ink: look.text, align: 'left' },
    said(first, top + 28, 390),
    said(second, top + 64, 490),
  ];
}

function sectionAt({ title, lines }: ProfilePicture['sections'][number], top: number): readonly Shape[] {
  const room = width - 2 * margin - 16;
  return [
    nameText({ x: margin + 8, y: top + 26, text: title, room }, look.soft),
    ...lines.map((text, nth) =>
      remark(
        { x: margin + 8, y: top + titleStep + nth * lineStep + 14, text, room, align: 'left' },
        { ...look, soft: look.text },
      ),
    ),
  ];
}
