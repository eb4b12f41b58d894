import type { Seat } from '../../src/games/contract.ts';
import type { Game, Play, PlayInput } from '../../src/games/kernel.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { Step } from './playing.ts';

/** Inputs and drafts that no control carries and nobody should send. */

/** Drafts that no control carries. Somebody may still send them. */
export const oddDrafts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  'NaN',
  'constructor',
  '__proto__',
  'walk 99',
  'replay 99999',
  'swap z',
];

/** Seats that are not at this table. */
export function absent({ seats }: Play): readonly Seat[] {
  return [seats, seats + 5, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];
}

/** Moves of other turns and of other seats, and people who come and go. */
export function wrongInputs(game: Game, before: Play, steps: readonly Step[]): PlayInput[] {
  const rng: Rng = rngFrom('wrong', steps.length);
  const typed = rng.shuffled(steps.flatMap(({ entry }) => (entry.input.type === 'move' ? [entry.input.text] : [])));
  const seats: Seat[] = Array.from({ length: before.seats }, (_, seat) => seat);
  return [
    ...[...typed.slice(0, 6), 'a1', 'z9', '7', '?', ''].flatMap((text) =>
      seats.map((seat) => ({ type: 'move', seat, text }) as const),
    ),
    { type: 'answer', errand: 'nobody asked', value: game.id },
  ];
}
