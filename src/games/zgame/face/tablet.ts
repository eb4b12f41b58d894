import type { Point, Shape } from '../../../render/scene.ts';
import { plate } from '../../kit/picture/plate.ts';
import { type Square, spot, squares } from '../board.ts';
import { type Seen, type Side, type Sign, signs } from '../kind.ts';
import { targetsOf } from '../moves.ts';
import { look } from './inks.ts';
import { edge, left, top } from './layout.ts';
import { token } from './pieces.ts';

const pitch = 23;
const gap = 17;
const half = 2;
const at: Square = 'd4';

interface Lesson {
  readonly piece: Seen;
  /** How many squares are shown on either side. */
  readonly reach: number;
}

/** A sleeping piece, then the signs. The pieces that go one square need only three columns. */
function lessons(side: Side): readonly Lesson[] {
  const reach: Readonly<Record<Sign, number>> = { Z: 1, '0': 1, '>': 2, x: 2, '+': 2 };
  return [
    { piece: { side, at, face: 'down' }, reach: 1 },
    ...signs.map((sign): Lesson => ({ piece: { side, at, face: 'up', sign }, reach: reach[sign] })),
  ];
}

const columns = (reach: number) => 2 * reach + 1;
const wide = lessons('white').reduce((sum, { reach }) => sum + columns(reach) * pitch + gap, -gap);

/** How each piece moves: it lies on the empty middle of the board while the players arrange. */
export function tablet(near: Side): readonly Shape[] {
  const h = columns(half) * pitch + 44;
  const box = { x: left + 10, y: top + edge / 2 - h / 2, w: edge - 20, h };
  const [shapes] = lessons(near).reduce<readonly [readonly Shape[], number]>(
    ([done, x], lesson) => {
      const w = columns(lesson.reach) * pitch;
      return [[...done, ...diagram(lesson, [x + w / 2, top + edge / 2 - 2], near)], x + w + gap];
    },
    [[], left + (edge - wide) / 2],
  );
  return [
    { shape: 'rect', x: box.x + 4, y: box.y + 6, w: box.w, h, radius: 18, fill: { ink: look.ink, strength: 0.3 } },
    ...plate(box, look.plate),
    ...shapes,
  ];
}

function diagram({ piece, reach }: Lesson, [x, y]: Point, near: Side): readonly Shape[] {
  const targets = targetsOf([piece], piece);
  const [file, row] = spot(piece.at);
  const turned = near === 'white' ? 1 : -1;
  const around = squares.flatMap((square): readonly Shape[] => {
    const [across, up] = [(spot(square)[0] - file) * turned, (spot(square)[1] - row) * turned];
    if (Math.abs(across) > reach || Math.abs(up) > half) return [];
    const fill = targets.includes(square) ? look.gold : look.well.base;
    return [
      {
        shape: 'rect',
        x: x + (across - 0.5) * pitch + 1,
        y: y - (up + 0.5) * pitch + 1,
        w: 21,
        h: 21,
        radius: 4,
        fill,
      },
    ];
  });
  return [...around, token(piece, [x, y - 2], 18, near)];
}
