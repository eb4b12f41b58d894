import type { Scene, Shape } from '../../../render/scene.ts';
import { plate } from '../../kit/picture/plate.ts';
import { files, rows, type Square, spot, squares } from '../board.ts';
import { type Side, sides } from '../kind.ts';
import { frame, label, look, squareInks } from './inks.ts';
import { boardBox, edge, left, place, squareBox, top } from './layout.ts';

const letterSize = 27;

/** The bare board as each side sees it, the same in every position and every language. */
export const grids: Readonly<Record<Side, Scene['base']>> = { white: gridOf('white'), black: gridOf('black') };

function gridOf(near: Side): Scene['base'] {
  return {
    key: `zgame ${sides.indexOf(near)}`,
    shapes: [
      ...plate(boardBox, frame),
      { shape: 'rect', x: left - 5, y: top - 5, w: edge + 10, h: edge + 10, radius: 5, fill: look.ink },
      ...squares.flatMap((square) => field(square, near)),
      ...rows.map((row) => lettered(row, left - 22, place(`a${row}`, near)[1])),
      ...files.map((file) => lettered(file, place(`${file}1`, near)[0], top + edge + 20)),
    ],
  };
}

function field(square: Square, near: Side): readonly Shape[] {
  const [file, row] = spot(square);
  const { base, light, dark } = (file + row) % 2 === 0 ? squareInks.dark : squareInks.light;
  const { x, y, w, h } = squareBox(square, near);
  return [
    { shape: 'rect', x, y, w, h, fill: base },
    { shape: 'rect', x, y, w, h: 2, fill: light },
    { shape: 'rect', x, y: y + h - 2, w, h: 2, fill: dark },
  ];
}

function lettered(text: string, x: number, y: number): Shape {
  return { shape: 'text', x, y, text, size: letterSize, ink: label, weight: 'bold' };
}
