import { type Aim, even } from './aims.ts';
import type { Dice } from './dice.ts';
import { bridgeOf, type Choice, copyOf, digitOf, isRedToLay, lay, nowhere, type Packed, resetTo } from './packed.ts';
import { playOut } from './playout.ts';

/** What the choices of whoever is to lay are worth when nobody thinks any more: the mean of so many games each. */
export function hopesIn(position: Packed, aim: Aim, dice: Dice, games: number): (choice: Choice) => number {
  const next = copyOf(position);
  const made = new Uint8Array(nowhere);
  const sign = isRedToLay(position) ? 1 : -1;
  return (choice) => {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      resetTo(next, position);
      lay(next, digitOf(choice), bridgeOf(choice));
      sum += sign * (aim.worth[playOut(next, dice, made) + even] as number);
    }
    return sum / games;
  };
}

/** The most hopeful of these choices, as far as there is time to compare them. */
export function mostHopeful(
  choices: readonly Choice[],
  hopeOf: (choice: Choice) => number,
  late: () => boolean,
): Choice | undefined {
  let best: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (best !== undefined && late()) return best;
    const hope = hopeOf(choice);
    if (hope <= most) continue;
    most = hope;
    best = choice;
  }
  return best;
}
