import type { Point, Rect, Shape } from '../../../../render/scene.ts';
import type { Board } from '../../board/board.ts';
import type { Cell } from '../../board/vocabulary.ts';
import { cast, walls as inks, look } from '../inks.ts';
import { innerWalls } from '../words/wallLines.ts';
import { cellSide, gridSide, left, spot, top } from './layout.ts';

const thick = 11;
const half = cellSide / 2;
/** From the middle of a cell to the end of its wall. */
const reach = half + thick / 2 - 1;

const floor = { shape: 'rect', x: left, y: top, w: gridSide, h: gridSide } as const;

/** All walls inside the board, and what they cast. */
export function walls(board: Board): readonly Shape[] {
  const bars = barsOf(board);
  return [
    { shape: 'group', at: [0, 0], clip: floor, shapes: bars.map((one) => slab(one, cast, 0, [3, 5])) },
    ...solid(bars),
  ];
}

/** The walls around a point once more, to lie over what is drawn there. */
export function wallsNear(board: Board, [x, y]: Point, far: number): readonly Shape[] {
  const isNear = (bar: Bar) => bar.x < x + far && bar.x + bar.w > x - far && bar.y < y + far && bar.y + bar.h > y - far;
  return solid(barsOf(board).filter(isNear));
}

function barsOf({ walls }: Board): readonly Bar[] {
  return (['right', 'down'] as const).flatMap((side) => innerWalls(walls, side).map((cell) => bar(cell, side)));
}

/** Outlines, then bodies and the light along them, so that walls that meet become one. */
function solid(bars: readonly Bar[]): readonly Shape[] {
  return [
    ...bars.map((one) => slab(one, look.ink, 1.5)),
    ...bars.map((one) => slab(one, inks.base, -1)),
    ...bars.map(ridge),
  ];
}

type Bar = Pick<Rect, 'x' | 'y' | 'w' | 'h'>;

/** Each wall once, to the right of a cell or below it. It reaches a little farther, so that walls meet in corners. */
function bar(cell: Cell, side: 'right' | 'down'): Bar {
  const [x, y] = spot(cell);
  if (side === 'right') return { x: x + half - thick / 2, w: thick, ...spanned(y, top) };
  const { y: from, h: long } = spanned(x, left);
  return { x: from, y: y + half - thick / 2, w: long, h: thick };
}

/** The length of a wall along the cell around this middle. It ends at the edge of the grid, which begins here. */
function spanned(at: number, edge: number): Pick<Bar, 'y' | 'h'> {
  const [from, to] = [Math.max(at - reach, edge - 2), Math.min(at + reach, edge + gridSide + 2)];
  return { y: from, h: to - from };
}

function slab({ x, y, w, h }: Bar, fill: typeof cast | typeof look.ink, by: number, [dx, dy] = [0, 0]): Shape {
  const box = { x: x - by + dx, y: y - by + dy, w: w + 2 * by, h: h + 2 * by };
  return { shape: 'rect', ...box, radius: 4 + by, fill };
}

function ridge({ x, y, w, h }: Bar): Shape {
  const along = w > h ? { x: x + 5, y: y + 2, w: w - 10, h: 3 } : { x: x + 2, y: y + 5, w: 3, h: h - 10 };
  return { shape: 'rect', ...along, fill: inks.light };
}
