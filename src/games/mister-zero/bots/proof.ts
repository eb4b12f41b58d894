import { type Aim, even } from './aims.ts';
import { lowestOf } from './bits.ts';
import { nothingKnown, placeFor, placeOf, unknownChoice, unknownPlace } from './known.ts';
import { changeOf, ones, others } from './names.ts';
import {
  bridgeOf,
  type Choice,
  choiceOf,
  choices,
  copyOf,
  digitOf,
  handToLay,
  isRedToLay,
  lay,
  layingOf,
  nowhere,
  type Packed,
  takeBack,
} from './packed.ts';
import { type Bounds, boundsOf, leastOf, mostOf } from './walking.ts';

export interface Proved {
  /** The rank that whoever is to lay attains when all play on as well as possible. */
  readonly rank: number;
  /** How it is attained. Undefined when nothing is any better. */
  readonly choice: Choice | undefined;
}

export interface Prover {
  /** Undefined when it was late. Called again, it goes on with what it has found out. */
  run(late: () => boolean, guess: number): Proved | undefined;
  /** The choices that attain this rank, as far as there is time to find them. */
  attaining(late: () => boolean, rank: number): readonly Choice[];
}

/** Nearer to the end than this, it takes longer to remember a position than to look at it again. */
const forgettable = 2;

/** So many positions take about a millisecond. */
const batch = 512;

/**
 * Looks at all ways to lay the rest: does red attain this rank at least? Each question is answered with yes or no, so one
 * good answer of whoever is to lay is enough. It begins with the choices in this order.
 */
export function proverOf(root: Packed, aim: Aim, order: readonly Choice[]): Prover {
  const { rank } = aim;
  const known = nothingKnown();
  const position = copyOf(root);
  const lists = Array.from({ length: nowhere + 1 }, () => new Uint8Array(choices));
  // How often a choice of a colour has settled a position, with more weight where more was left to lay.
  const merits = new Float64Array(2 * choices);
  for (const [index, choice] of order.entries()) merits[sideOf(root) + choice] = order.length - index;
  let isLate = () => false;
  let seen = 0;
  let stopped = false;

  const least = (bounds: Bounds) => rank[leastOf(bounds) + even] as number;
  const most = (bounds: Bounds) => rank[mostOf(bounds) + even] as number;

  function attains(goal: number, one: number, other: number, bounds: Bounds): boolean {
    if (least(bounds) >= goal) return true;
    if (most(bounds) < goal) return false;
    if (++seen % batch === 0 && isLate()) stopped = true;
    if (stopped) return false;
    const count = nowhere - position.laid;
    const place = count > forgettable ? placeOf(known, one, other, count) : unknownPlace;
    if (place !== unknownPlace) {
      if ((known.least[place] as number) >= goal) return true;
      if ((known.most[place] as number) < goal) return false;
    }
    const red = isRedToLay(position);
    const side = red ? 0 : choices;
    const list = lists[count] as Uint8Array;
    const length = listChoices(list);
    const first = place === unknownPlace ? unknownChoice : (known.choice[place] as number);
    const settling = count > forgettable + 1 ? settlingAtOnce(goal, one, other, list, length) : unknownChoice;
    if (settling !== unknownChoice) {
      note(goal, one, other, count, red, settling);
      return red;
    }
    for (let index = 0; index < length; index++) {
      const choice = pickBest(list, index, length, side, first);
      const digit = digitOf(choice);
      const bridge = bridgeOf(choice);
      const down = position.down;
      const before = lay(position, digit, bridge);
      const nextOne = one ^ changeOf(ones, side + choice, down, position.down);
      const nextOther = other ^ changeOf(others, side + choice, down, position.down);
      const attained = attains(goal, nextOne, nextOther, boundsOf(position));
      takeBack(position, digit, bridge, before);
      if (stopped) return false;
      if (attained === red) {
        (merits[side + choice] as number) += count * count;
        note(goal, one, other, count, red, choice);
        return red;
      }
    }
    note(goal, one, other, count, !red, unknownChoice);
    return !red;
  }

  function listChoices(list: Uint8Array): number {
    let length = 0;
    for (let hand = handToLay(position); hand !== 0; hand &= hand - 1) {
      const digit = lowestOf(hand);
      for (let free = position.free; free !== 0; free &= free - 1) {
        const bridge = lowestOf(free);
        if (layingOf(position, digit, bridge) !== undefined) list[length++] = choiceOf(digit, bridge);
      }
    }
    return length;
  }

  /** A choice after which the answer is known without looking any further. */
  function settlingAtOnce(goal: number, one: number, other: number, list: Uint8Array, length: number): Choice {
    const red = isRedToLay(position);
    const side = sideOf(position);
    for (let index = 0; index < length; index++) {
      const choice = list[index] as number;
      const digit = digitOf(choice);
      const bridge = bridgeOf(choice);
      const down = position.down;
      const before = lay(position, digit, bridge);
      const bounds = boundsOf(position);
      let settled = red ? least(bounds) >= goal : most(bounds) < goal;
      if (!settled) {
        const nextOne = one ^ changeOf(ones, side + choice, down, position.down);
        const nextOther = other ^ changeOf(others, side + choice, down, position.down);
        const place = placeOf(known, nextOne, nextOther, nowhere - position.laid);
        if (place !== unknownPlace) {
          settled = red ? (known.least[place] as number) >= goal : (known.most[place] as number) < goal;
        }
      }
      takeBack(position, digit, bridge, before);
      if (settled) return choice;
    }
    return unknownChoice;
  }

  /** Moves the most promising of the choices that are left to this index. */
  function pickBest(list: Uint8Array, from: number, length: number, side: number, first: Choice): Choice {
    let at = from;
    let top = -1;
    for (let index = from; index < length; index++) {
      const choice = list[index] as number;
      const merit = choice === first ? Number.POSITIVE_INFINITY : (merits[side + choice] as number);
      if (merit > top) {
        top = merit;
        at = index;
      }
    }
    const best = list[at] as number;
    list[at] = list[from] as number;
    list[from] = best;
    return best;
  }

  function note(goal: number, one: number, other: number, count: number, attained: boolean, choice: Choice): void {
    if (count <= forgettable) return;
    const place = placeFor(known, one, other, count);
    if (attained) known.least[place] = Math.max(known.least[place] as number, goal);
    else known.most[place] = Math.min(known.most[place] as number, goal - 1);
    if (choice !== unknownChoice) known.choice[place] = choice;
  }

  const sign = isRedToLay(root) ? 1 : -1;
  const bounds = boundsOf(root);
  let low = sign > 0 ? least(bounds) : 0 - most(bounds);
  let high = sign > 0 ? most(bounds) : 0 - least(bounds);
  let best: Choice | undefined;

  /** Whether whoever is to lay attains this rank with that choice. */
  function attainsBy(choice: Choice, goal: number): boolean {
    const digit = digitOf(choice);
    const bridge = bridgeOf(choice);
    const before = lay(position, digit, bridge);
    const one = changeOf(ones, sideOf(root) + choice, root.down, position.down);
    const other = changeOf(others, sideOf(root) + choice, root.down, position.down);
    const attained = attains(sign > 0 ? goal : 1 - goal, one, other, boundsOf(position));
    takeBack(position, digit, bridge, before);
    return attained === sign > 0;
  }

  return {
    run(late, guess) {
      isLate = late;
      stopped = false;
      while (low < high) {
        const goal = Math.min(high, Math.max(low + 1, guess));
        const choice = order.find((each) => attainsBy(each, goal) || stopped);
        if (stopped) return undefined;
        if (choice === undefined) high = goal - 1;
        else {
          low = goal;
          best = choice;
        }
      }
      return { rank: low, choice: best };
    },
    attaining(late, rank) {
      isLate = late;
      stopped = false;
      return order.filter((choice) => !stopped && attainsBy(choice, rank) && !stopped);
    },
  };
}

/** Where the choices of whoever is to lay begin. */
function sideOf(position: Packed): number {
  return isRedToLay(position) ? 0 : choices;
}
