import type { Scene, Shape } from '../../../render/scene.ts';
import { squareAround } from '../../kit/box.ts';
import { files, rows, type Square, spot, squares } from '../board.ts';
import { type Side, sides } from '../kind.ts';
import { boardBox, cell, left, place, top } from './layout.ts';

const letterSize = 30;

/** The bare board as each side sees it, the same in every position and every language. */
export const grids: Readonly<Record<Side, Scene['base']>> = { white: gridOf('white'), black: gridOf('black') };

function gridOf(near: Side): Scene['base'] {
  const edge = rows.length * cell;
  return {
    key: `zgame ${sides.indexOf(near)}`,
    shapes: [
      { shape: 'rect', ...boardBox, radius: 20, fill: 'line', stroke: 'ink', width: 4 },
      { shape: 'rect', x: left - 4, y: top - 4, w: edge + 8, h: edge + 8, fill: 'ink' },
      ...squares.map((square) => field(square, near)),
      ...rows.map((row): Shape => label(row, [left - 19, place(`a${row}`, near)[1]])),
      ...files.map((file): Shape => label(file, [place(`${file}1`, near)[0], top + edge + 20])),
    ],
  };
}

function field(square: Square, near: Side): Shape {
  const [file, row] = spot(square);
  const fill = (file + row) % 2 === 0 ? 'board' : 'paper';
  return { ...squareAround(place(square, near), cell / 2), fill };
}

function label(text: string, [x, y]: readonly [number, number]): Shape {
  return { shape: 'text', x, y, text, size: letterSize, ink: 'white', weight: 'bold' };
}
