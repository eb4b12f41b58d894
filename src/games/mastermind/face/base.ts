import type { Scene, Shape } from '../../../render/scene.ts';
import type { Language } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import { rowsOfAPuzzle } from '../decided.ts';
import { type Card, type Colour, cards, colourOf, colours, type Puzzle, puzzles, shapeOf, shapes } from '../pieces.ts';
import { words } from '../words.ts';
import { glyph } from './glyphs.ts';
import { areaBox, boardBox, cell, cellTop, numberAt, pegAt, rowLine, scoreBox, tokenAt } from './layout.ts';

/** The bare board: two puzzles with their empty holes, and the central board with all cards. */
export function base(language: Language): Scene['base'] {
  return { key: `mastermind-${language}`, shapes: bare[language] };
}

const bare: Readonly<Record<Language, readonly Shape[]>> = { en: shapesOf('en'), fr: shapesOf('fr') };

function shapesOf(language: Language): readonly Shape[] {
  return [
    ...puzzles.flatMap((puzzle) => area(puzzle, language)),
    panel(boardBox),
    ...colours.map((colour) => rowLetter(colour, words[language].letters[colour])),
    ...cards.flatMap(smallCard),
    { shape: 'rect', ...scoreBox, radius: 18, fill: 'paper', stroke: 'line', width: 3 },
  ];
}

function panel(box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number }): Shape {
  return { shape: 'rect', ...box, radius: 18, fill: 'board', stroke: 'line', width: 3 };
}

function area(puzzle: Puzzle, language: Language): readonly Shape[] {
  const { x, y } = areaBox[puzzle];
  const text = words[language].picture.puzzle[puzzle];
  return [
    panel(areaBox[puzzle]),
    { shape: 'text', x: x + 18, y: y + 30, text, size: 34, ink: 'ink', weight: 'bold', align: 'left' },
    ...Array.from({ length: rowsOfAPuzzle }, (_, row) => row).flatMap((row): readonly Shape[] => [
      rowNumber(puzzle, row),
      ...tokenAt.map((at): Shape => ({ ...squareAround([x + at, rowLine(row)], 8), fill: 'hole' })),
      ...pegAt.map((at): Shape => ({ ...squareAround([x + at, rowLine(row)], 3), fill: 'hole' })),
    ]),
  ];
}

export function rowNumber(puzzle: Puzzle, row: number): Shape {
  const x = areaBox[puzzle].x + numberAt;
  return { shape: 'text', x, y: rowLine(row), text: `${row + 1}`, size: 28, ink: 'soft' };
}

/** Where a card is on the central board: a row for each colour, a column for each shape. */
export function cellOf(card: Card): { readonly x: number; readonly y: number; readonly w: number; readonly h: number } {
  const x = cellTop.x + shapes.indexOf(shapeOf(card)) * cell.w + 3;
  const y = cellTop.y + colours.indexOf(colourOf(card)) * cell.h + 3;
  return { x, y, w: cell.w - 6, h: cell.h - 6 };
}

function smallCard(card: Card): readonly Shape[] {
  const box = cellOf(card);
  const middle = [box.x + box.w / 2, box.y + box.h / 2] as const;
  return [{ shape: 'rect', ...box, fill: 'white' }, glyph(shapeOf(card), middle, 22, colourOf(card))];
}

/** The letter of a colour, before its row of the central board. */
function rowLetter(colour: Colour, letter: string): Shape {
  const y = cellTop.y + (colours.indexOf(colour) + 0.5) * cell.h;
  return { shape: 'text', x: boardBox.x + 21, y, text: letter, size: 32, ink: 'ink', weight: 'bold' };
}
