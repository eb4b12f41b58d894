import type { Scene, Shape } from '../../../../render/scene.ts';
import { plate } from '../../../kit/picture/plate.ts';
import { type BoardCode, boardOf, columnName, width as columns } from '../../board/board.ts';
import { targetNames } from '../../board/vocabulary.ts';
import { frame as frameInks, label, look, tiles, walls as wallInks } from '../inks.ts';
import { cellSide, frame, gridSide, left, middle, spot, top } from './layout.ts';
import { wonTarget } from './targets.ts';
import { walls } from './walls.ts';

const lines = Array.from({ length: columns }, (_, nth) => nth);

/** The bare board of these plates, in any language. Its targets look won until others are drawn over them. */
export function grid(code: BoardCode): Scene['base'] {
  const board = boardOf(code);
  return {
    key: `ricochet ${code}`,
    shapes: [
      ...tray,
      ...lines.flatMap((row) => lines.map((column) => tile(column, row))).flat(),
      ...seams,
      ...lines.flatMap(coordinates),
      ...targetNames.flatMap((target) => wonTarget(target, spot(board.targets[target]), 15)),
      ...walls(board),
      ...block,
    ],
  };
}

const { w, h } = frame;
const edge = 4;

const tray: readonly Shape[] = [
  { shape: 'rect', x: 0, y: 0, w, h: h + 4, fill: look.plate.dark },
  { shape: 'rect', x: 0, y: 0, w, h, fill: frameInks.base },
  { shape: 'rect', x: 0, y: h - 3, w, h: 3, fill: frameInks.light },
  {
    shape: 'rect',
    x: left - edge,
    y: top - edge,
    w: gridSide + 2 * edge,
    h: gridSide + 2 * edge,
    radius: 6,
    fill: look.ink,
  },
];

function tile(column: number, row: number): readonly Shape[] {
  const [x, y] = [left + column * cellSide, top + row * cellSide];
  const fill = tiles.base[(column + row) % 2] ?? tiles.base[0];
  return [
    { shape: 'rect', x, y, w: cellSide, h: cellSide, fill: tiles.dark },
    { shape: 'rect', x, y, w: cellSide - 2, h: cellSide - 2, fill: tiles.light },
    { shape: 'rect', x: x + 2, y: y + 2, w: cellSide - 4, h: cellSide - 4, fill },
  ];
}

/** Four plates make the board. */
const seams: readonly Shape[] = [
  { shape: 'rect', x: middle[0] - 2, y: top, w: 2, h: gridSide, fill: '#a3b1c5' },
  { shape: 'rect', x: left, y: middle[1] - 2, w: gridSide, h: 2, fill: '#a3b1c5' },
];

function coordinates(nth: number): readonly Shape[] {
  const along = (nth + 0.5) * cellSide;
  const text = { shape: 'text', size: 24, ink: label, weight: 'bold' } as const;
  return [
    { ...text, x: left + along, y: (top - edge) / 2 + 1, text: columnName(nth) },
    { ...text, x: (left - edge) / 2 + 1, y: top + along, text: String(nth + 1) },
  ];
}

/** The closed middle, on which the target of the round lies. */
const block: readonly Shape[] = [
  {
    shape: 'rect',
    x: middle[0] - cellSide + 4,
    y: middle[1] - cellSide + 8,
    w: 2 * cellSide,
    h: 2 * cellSide,
    radius: 10,
    fill: '#a3b1c5',
  },
  {
    shape: 'rect',
    x: middle[0] - cellSide - 1,
    y: middle[1] - cellSide - 1,
    w: 2 * cellSide + 2,
    h: 2 * cellSide + 2,
    radius: 10,
    fill: look.ink,
  },
  ...plate(
    { x: middle[0] - cellSide + 1, y: middle[1] - cellSide + 1, w: 2 * cellSide - 2, h: 2 * cellSide - 2 },
    { base: wallInks.base, light: wallInks.light, dark: look.ink },
    { radius: 9 },
  ),
];
