import type { Point, Shape } from '../../../render/scene.ts';
import type { Seat } from '../../contract.ts';
import { squareAround } from '../../kit/box.ts';
import type { View } from '../kind.ts';
import { colours, type Puzzle, puzzles } from '../pieces.ts';
import { smallBack } from './backs.ts';
import { flat } from './glyphs.ts';
import { ivory, look, tonesOf } from './inks.ts';
import { slab } from './tokens.ts';

/** What somebody does in this round, as signs: who sets has a card, who seeks has a wheel of colours or a star. */
export function rolesOf({ setter, seekers }: View, seat: Seat): readonly (readonly Shape[])[] {
  if (seat === setter) return [smallBack];
  return puzzles.filter((puzzle) => seekers[puzzle] === seat).map((puzzle) => signs[puzzle]);
}

/** A disc with all five colours. */
const wheel: readonly Shape[] = [
  { shape: 'circle', x: 0, y: 2, r: 21, fill: look.ink },
  { shape: 'circle', x: 0, y: 0, r: 20, fill: ivory.base, stroke: look.ink, width: 2 },
  ...colours.map(
    (colour, nth): Shape => ({
      shape: 'arc',
      x: 0,
      y: 0,
      r: 8,
      from: nth / 5,
      to: (nth + 1) / 5,
      stroke: tonesOf[colour].base,
      width: 16,
    }),
  ),
];

const origin: Point = [0, 0];
const star: readonly Shape[] = [
  { ...squareAround([0, -1], 21), radius: 11, fill: look.ink },
  ...slab(origin, 19),
  flat('star', [0, -1], 12, { fill: look.ink }),
];

export const signs: Readonly<Record<Puzzle, readonly Shape[]>> = { colours: wheel, shapes: star };
