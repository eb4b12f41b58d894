import type { CardShape, Colour, Puzzle } from './pieces.ts';

/** What players type in either language, here in small letters and without accents. */

/** No letter means one colour in English and another in French: green is G or V, yellow is Y or J, purple is P or M. */
const colourWords: Readonly<Record<Colour, readonly string[]>> = {
  red: ['r', 'red', 'rouge', 'rouges'],
  yellow: ['y', 'j', 'yellow', 'jaune', 'jaunes'],
  green: ['g', 'v', 'green', 'vert', 'verte', 'verts', 'vertes'],
  blue: ['b', 'blue', 'bleu', 'bleue', 'bleus', 'bleues'],
  purple: ['p', 'm', 'purple', 'violet', 'violette', 'violets', 'mauve', 'mauves', 'pourpre'],
};

const shapeWords: Readonly<Record<CardShape, readonly string[]>> = {
  circle: ['circle', 'circles', 'cercle', 'cercles', 'rond', 'ronds', 'ci', 'ce', 'o'],
  square: ['square', 'squares', 'carre', 'carres', 'sq', 'ca'],
  triangle: ['triangle', 'triangles', 'tr', 't'],
  star: ['star', 'stars', 'etoile', 'etoiles', 'st', 'e', '*'],
  cross: ['cross', 'crosses', 'croix', 'cr', '+', 'x'],
};

export const puzzleWords: Readonly<Record<Puzzle, readonly string[]>> = {
  colours: ['colours', 'colour', 'colors', 'color', 'couleurs', 'couleur'],
  shapes: ['shapes', 'shape', 'formes', 'forme'],
};

export const cardWords: readonly string[] = ['cards', 'card', 'code', 'cartes', 'carte'];
export const drawWords: readonly string[] = ['random', 'draw', 'hasard', 'tirage'];
/** The words in between, as in `red, green and blue`. */
export const joiners: readonly string[] = ['and', 'et'];
export const nextWords: readonly string[] = ['next', 'suite', 'suivant', 'suivante'];

export const colourNamed: ReadonlyMap<string, Colour> = named(colourWords);
export const shapeNamed: ReadonlyMap<string, CardShape> = named(shapeWords);

function named<V extends string>(words: Readonly<Record<V, readonly string[]>>): ReadonlyMap<string, V> {
  const all = Object.entries(words) as [V, readonly string[]][];
  return new Map(all.flatMap(([value, each]) => each.map((word) => [word, value] as const)));
}
