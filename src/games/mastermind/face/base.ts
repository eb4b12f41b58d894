import type { Scene, Shape } from '../../../render/scene.ts';
import type { Language } from '../../contract.ts';
import { plate } from '../../kit/picture/plate.ts';
import { type Colour, cards, colours, type Puzzle, puzzles } from '../pieces.ts';
import { words } from '../words.ts';
import { faceDown } from './backs.ts';
import { packCard } from './cards.ts';
import { look, trays } from './inks.ts';
import { allRows, areaBox, cardBox, cellOf, colourLine, packBox, pegAt, rowLine, tableBox, tokenAt } from './layout.ts';
import { pegHole, socket } from './tokens.ts';

/** The bare board: two puzzles with their empty holes, the whole pack, and three cards face down. */
export function base(language: Language): Scene['base'] {
  return { key: `mastermind-${language}`, shapes: bare[language] };
}

const bare: Readonly<Record<Language, readonly Shape[]>> = { en: shapesOf('en'), fr: shapesOf('fr') };

function shapesOf(language: Language): readonly Shape[] {
  return [
    ...puzzles.flatMap((puzzle) => area(puzzle, language)),
    ...plate(packBox, trays),
    ...colours.map((colour) => colourLetter(colour, words[language].letters[colour])),
    ...cards.flatMap((card) => packCard(card, cellOf(card))),
    ...plate(tableBox, trays),
    ...[0, 1, 2].flatMap((place) => faceDown(cardBox(place))),
  ];
}

function area(puzzle: Puzzle, language: Language): readonly Shape[] {
  const { x, y } = areaBox[puzzle];
  const text = words[language].picture.puzzle[puzzle];
  return [
    ...plate(areaBox[puzzle], trays),
    { shape: 'text', x: x + 18, y: y + 34, text, size: 34, ink: look.text, weight: 'heavy', align: 'left' },
    ...allRows.flatMap((row) => places(puzzle, row)),
  ];
}

/** The holes of a row. */
export function places(puzzle: Puzzle, row: number): readonly Shape[] {
  const { x } = areaBox[puzzle];
  return [
    ...tokenAt.flatMap((at) => socket(puzzle, [x + at, rowLine(row)])),
    ...pegAt.flatMap((at) => pegHole([x + at, rowLine(row)])),
  ];
}

/** The letter of a colour, before its row of the pack. */
function colourLetter(colour: Colour, letter: string): Shape {
  const at = { x: colourLine(colour), y: packBox.y + 24 } as const;
  return { shape: 'text', ...at, text: letter, size: 28, ink: look.text, weight: 'heavy' };
}
