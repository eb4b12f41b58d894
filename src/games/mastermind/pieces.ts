/** The cards, and the tokens that rows are made of. */

export const colours = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof colours)[number];

export const shapes = ['circle', 'square', 'triangle', 'star', 'cross'] as const;
export type CardShape = (typeof shapes)[number];

export type Card = `${Colour}-${CardShape}`;

/** Each shape in each colour, once. */
export const cards: readonly Card[] = colours.flatMap((colour) => shapes.map((shape): Card => `${colour}-${shape}`));

export const puzzles = ['colours', 'shapes'] as const;
export type Puzzle = (typeof puzzles)[number];

/** The values that the tokens of each puzzle can have. */
export const values = { colours, shapes } as const;
export type Value = Colour | CardShape;

export const places = ['left', 'middle', 'right'] as const;
export type Place = (typeof places)[number];

export type Row = readonly [Value, Value, Value];
export type Code = readonly [Card, Card, Card];

export function colourOf(card: Card): Colour {
  return card.split('-')[0] as Colour;
}

export function shapeOf(card: Card): CardShape {
  return card.split('-')[1] as CardShape;
}

/** The row that solves one of the two puzzles of a code. */
export function solution([left, middle, right]: Code, puzzle: Puzzle): Row {
  const side = puzzle === 'colours' ? colourOf : shapeOf;
  return [side(left), side(middle), side(right)];
}

export function isCard(text: string): text is Card {
  return (cards as readonly string[]).includes(text);
}

export function isColour(text: string): text is Colour {
  return (colours as readonly string[]).includes(text);
}

export function isValue(text: string, puzzle: Puzzle): text is Value {
  return (values[puzzle] as readonly string[]).includes(text);
}

/** The cards in the order of the central board. */
export function inOrder(some: readonly Card[]): readonly Card[] {
  return cards.filter((card) => some.includes(card));
}

/** The cards that are not covered on the central board. */
export function packWithout(covered: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !covered.includes(card));
}
