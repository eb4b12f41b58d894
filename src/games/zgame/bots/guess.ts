import type { Rng } from '../../rng.ts';
import { spot } from '../board.ts';
import { numberOf, otherSide, type Piece, type Seen, type Side, type Sign, signs, type ViewOf } from '../kind.ts';

/** A board as it might be: all signs are known. */
export interface Guess {
  readonly pieces: readonly Piece[];
  /** How likely it is, beside the other guesses. */
  readonly weight: number;
}

/**
 * Boards that agree with all that is seen. When no more than this many are possible, these are all of them; else as many
 * are drawn by lot, likely ones more often.
 */
export function guessesOf({ pieces, taken, turn }: ViewOf<'turns'>, most: number, rng: Rng): readonly Guess[] {
  const hidden = pieces.filter(({ sign }) => sign === undefined);
  const pool = unseenOf(otherSide(turn), [...pieces, ...taken]);
  const ways = waysToFill(hidden, pool, most);
  const filled = ways ?? Array.from({ length: most }, () => ({ signs: drawn(hidden, pool, rng), weight: 1 }));
  return filled.map(({ signs, weight }) => {
    const signOf = new Map(hidden.map(({ at }, index) => [at, signs[index]]));
    return {
      weight,
      pieces: pieces.map(({ side, at, face, sign }) => ({ side, at, face, sign: sign ?? signFor(signOf.get(at)) })),
    };
  });
}

/** How many of each sign this side has that nobody else has seen. */
export type Pool = Readonly<Record<Sign, number>>;

export function unseenOf(side: Side, known: readonly { readonly side: Side; readonly sign?: Sign }[]): Pool {
  const left = { ...numberOf };
  for (const piece of known) if (piece.side === side && piece.sign !== undefined) left[piece.sign]--;
  return left;
}

interface Filled {
  readonly signs: readonly Sign[];
  readonly weight: number;
}

/** Every way to give these pieces signs, unless there are more than so many. */
function waysToFill(hidden: readonly Seen[], pool: Pool, most: number): readonly Filled[] | undefined {
  let ways: readonly (Filled & { readonly left: Pool })[] = [{ signs: [], weight: 1, left: pool }];
  for (const piece of hidden) {
    ways = ways.flatMap(({ signs: before, weight, left }) =>
      signs
        .filter((sign) => left[sign] > 0)
        .map((sign) => ({
          signs: [...before, sign],
          weight: weight * likelihood(piece, sign),
          left: { ...left, [sign]: left[sign] - 1 },
        })),
    );
    if (ways.length > most) return undefined;
  }
  return ways;
}

function drawn(hidden: readonly Seen[], pool: Pool, rng: Rng): readonly Sign[] {
  const left = { ...pool };
  const order = rng.shuffled(hidden.map((_, index) => index));
  const found = new Map<number, Sign>();
  for (const index of order) {
    const piece = hidden[index];
    if (piece === undefined) continue;
    const chances = signs.map((sign) => left[sign] * likelihood(piece, sign));
    let lot = rng.int(chances.reduce((sum, chance) => sum + chance, 0));
    const sign = signFor(
      signs.find((_, at) => {
        lot -= chances[at] ?? 0;
        return lot < 0;
      }),
    );
    left[sign]--;
    found.set(index, sign);
  }
  return hidden.map((_, index) => signFor(found.get(index)));
}

/** Who goes forward face down gives up much with a cross or a plus, and little with a zero. */
const keepsBack: Readonly<Record<Sign, number>> = { Z: 0, '0': 0, '>': 1, x: 2, '+': 2 };
const evenly = 12;

function likelihood({ side, at }: Seen, sign: Sign): number {
  const [, row] = spot(at);
  const steps = Math.min(side === 'white' ? row : 7 - row, 3);
  return evenly - steps * keepsBack[sign];
}

function signFor(sign: Sign | undefined): Sign {
  if (sign === undefined) throw new Error('There are as many signs as hidden pieces.');
  return sign;
}
