import type { Scene, Shape } from '../../../../render/scene.ts';
import { type Board, type BoardCode, boardOf, columnName, width as columns } from '../../board/board.ts';
import { type Cell, type Direction, targetNames } from '../../board/vocabulary.ts';
import { innerWalls } from '../words/wallLines.ts';
import { cellSide, frame, gridSide, left, middle, spot, top } from './layout.ts';
import { wonTarget } from './symbols.ts';

const lines = Array.from({ length: columns }, (_, nth) => nth);

/** The bare board of these plates, in any language. Its targets look won until others are drawn over them. */
export function grid(code: BoardCode): Scene['base'] {
  const board = boardOf(code);
  return {
    key: `ricochet ${code}`,
    shapes: [
      { shape: 'rect', ...frame, fill: 'board', stroke: 'line', width: 4 },
      { shape: 'rect', x: left, y: top, w: gridSide, h: gridSide, fill: 'white' },
      ...lines.flatMap(cellLines),
      ...lines.flatMap(coordinates),
      ...targetNames.flatMap((target) => wonTarget(target, spot(board.targets[target]), 19)),
      ...walls(board),
      { shape: 'rect', x: left, y: top, w: gridSide, h: gridSide, stroke: 'ink', width: 6 },
      {
        shape: 'rect',
        x: middle[0] - cellSide,
        y: middle[1] - cellSide,
        w: 2 * cellSide,
        h: 2 * cellSide,
        fill: 'ink',
      },
    ],
  };
}

function cellLines(nth: number): readonly Shape[] {
  const [x, y] = [left + nth * cellSide, top + nth * cellSide];
  return [
    {
      shape: 'line',
      points: [
        [x, top],
        [x, top + gridSide],
      ],
      stroke: 'board',
      width: 2,
    },
    {
      shape: 'line',
      points: [
        [left, y],
        [left + gridSide, y],
      ],
      stroke: 'board',
      width: 2,
    },
  ];
}

function coordinates(nth: number): readonly Shape[] {
  const along = (nth + 0.5) * cellSide;
  const text = { shape: 'text', size: 28, ink: 'ink', weight: 'bold' } as const;
  return [
    { ...text, x: left + along, y: top / 2 + 1, text: columnName(nth) },
    { ...text, x: left / 2, y: top + along, text: String(nth + 1) },
  ];
}

/** Each wall once, to the right of a cell or below it. The edge has a line of its own. */
function walls(board: Board): readonly Shape[] {
  return (['right', 'down'] as const).flatMap((side) => innerWalls(board.walls, side).map((cell) => wall(cell, side)));
}

const wallWidth = 8;

export function wall(cell: Cell, side: Direction): Shape {
  const [x, y] = spot(cell);
  const half = cellSide / 2;
  const line = { shape: 'line', stroke: 'ink', width: wallWidth, ends: 'round' } as const;
  switch (side) {
    case 'up':
    case 'down': {
      const at = side === 'up' ? y - half : y + half;
      return {
        ...line,
        points: [
          [x - half, at],
          [x + half, at],
        ],
      };
    }
    case 'left':
    case 'right': {
      const at = side === 'left' ? x - half : x + half;
      return {
        ...line,
        points: [
          [at, y - half],
          [at, y + half],
        ],
      };
    }
  }
}
