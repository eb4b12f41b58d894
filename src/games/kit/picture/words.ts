import type { Ink, Text } from '../../../render/scene.ts';
import type { Look } from './look.ts';

/** The smallest letters of any picture: eleven pixels on a phone that shows it 390 pixels wide. */
export const smallest = 22;

type Placed = Pick<Text, 'x' | 'y' | 'text' | 'room'> & Partial<Pick<Text, 'align' | 'cuts' | 'beside'>>;

/** A player’s name. A long one gets smaller, then takes two lines, and only then is cut. */
export function nameText(placed: Placed, ink: Ink): Text {
  return { shape: 'text', align: 'left', size: 28, weight: 'bold', least: 24, twoLines: smallest, ...placed, ink };
}

/** What is to be done now. */
export function headline(placed: Placed, { text }: Look): Text {
  return { shape: 'text', align: 'left', size: 36, weight: 'heavy', least: 27, ...placed, ink: text };
}

/** What is good to know beside it. */
export function remark(placed: Placed, { soft }: Look): Text {
  return { shape: 'text', align: 'right', size: 26, least: smallest, ...placed, ink: soft };
}
