import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import { type Choice, choicesIn, copyOf, freeIn, lay, layingOf, marginOf, type Packed } from './packed.ts';

/** When only this many tokens are left, the search looks at every way to lay them. */
const endgame = 6;

/** How many walks are tried for one move before the endgame. The machine's speed does not matter. */
const walks = 3_000;

/** What a win adds to the tokens by which it is won. */
const win = 8;

/** The best choice for the seat that is to lay a token. */
export function bestChoice(position: Packed, rng: Rng): Choice {
  const choices = rng.shuffled(choicesIn(position));
  if (freeIn(position).length <= endgame) return bestInEndgame(position, choices);
  return bestBySampling(position, choices, rng);
}

function bestInEndgame(position: Packed, choices: readonly Choice[]): Choice {
  let best: Choice | undefined;
  let alpha = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(position, choice, alpha, Number.POSITIVE_INFINITY);
    if (worth <= alpha) continue;
    best = choice;
    alpha = worth;
  }
  return first(best);
}

/** How good a choice is for the seat that makes it, when all play on as well as possible: negamax, alpha and beta. */
function worthOf(position: Packed, choice: Choice, alpha: number, beta: number): number {
  const next = copyOf(position);
  lay(next, choice);
  const choices = choicesIn(next);
  if (choices.length === 0) return signOf(position) * judged(marginOf(next));
  let best = -beta;
  for (const each of choices) {
    best = Math.max(best, worthOf(next, each, best, -alpha));
    if (best >= -alpha) break;
  }
  return -best;
}

interface Sample {
  readonly choice: Choice;
  sum: number;
}

/**
 * After every choice, games are played to the end at random. The better half of the choices stays for the next round,
 * with more games for each.
 */
function bestBySampling(position: Packed, choices: readonly Choice[], rng: Rng): Choice {
  const sign = signOf(position);
  let samples: readonly Sample[] = choices.map((choice) => ({ choice, sum: 0 }));
  const rounds = Math.max(1, Math.ceil(Math.log2(choices.length)));
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.floor(walks / rounds / samples.length));
    for (const sample of samples) {
      for (let game = 0; game < games; game++) sample.sum += sign * playedOut(position, sample.choice, rng);
    }
    samples = samples.toSorted((one, other) => other.sum - one.sum).slice(0, Math.ceil(samples.length / 2));
  }
  return first(samples[0]?.choice);
}

function playedOut(position: Packed, choice: Choice, rng: Rng): number {
  const played = copyOf(position);
  lay(played, choice);
  const free = rng.shuffled(freeIn(played));
  while (free.length > 0) layAny(played, free, rng);
  return judged(marginOf(played));
}

/** Lays a random token on a random bridge. When it may not lie there, it tries other ones. */
function layAny(position: Packed, free: number[], rng: Rng): void {
  const hand = position.hands[position.turn] ?? [];
  for (;;) {
    const index = rng.int(free.length);
    const choice = { digit: oneOf(hand, rng), bridge: free[index] ?? 0 };
    if (layingOf(position, choice) === undefined) continue;
    lay(position, choice);
    free.splice(index, 1);
    return;
  }
}

function judged(margin: number): number {
  return margin + win * Math.sign(margin);
}

function signOf({ red, turn }: Packed): 1 | -1 {
  return red[turn] ? 1 : -1;
}

function first(choice: Choice | undefined): Choice {
  if (choice === undefined) throw new Error('There is always a token to lay somewhere.');
  return choice;
}
