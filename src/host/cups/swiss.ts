import type { Pair, Paired } from './circle.ts';
import { type Cup, type CupGame, takesPart } from './cup.ts';
import { pairsPossible } from './matching.ts';
import { standings } from './standings.ts';

/**
 * The pairs of the next round: who has as many points meets, as far as can be. Nobody meets the same again while that can
 * be avoided, and nobody begins three times more or less often than not.
 */
export function swiss(cup: Cup): Paired {
  const round = cup.rounds.length;
  const past = pastOf(cup);
  const points = new Map(standings(cup).map((line) => [line.entrant, line.points]));
  const pointsOf = (entrant: number) => points.get(entrant) ?? 0;
  const here = cup.entrants
    .map((_, entrant) => entrant)
    .filter((entrant) => takesPart(cup.entrants[entrant], round))
    .toSorted((a, b) => pointsOf(b) - pointsOf(a) || a - b);
  const fresh: MayMeet = (one, other) => past.met(one, other) === 0;
  const fair: MayMeet = (one, other) => fresh(one, other) && !bothMust(past.lead(one), past.lead(other));
  const bye = here.length % 2 === 1 ? byeFor(here, past, [fair, fresh]) : undefined;
  const playing = here.filter((entrant) => entrant !== bye);
  const best = pairsPossible(playing, fresh);
  const pairs = pairUp(playing, pairsPossible(playing, fair) === best ? fair : fresh, best);
  return { pairs, ...(bye === undefined ? {} : { bye }) };

  /** From the top, each gets the one who suits best among those who leave enough pairs for the others. */
  function pairUp(players: readonly number[], good: MayMeet, count: number): readonly Pair[] {
    const [first, ...others] = players;
    if (first === undefined) return [];
    const equals = others.filter((other) => pointsOf(other) === pointsOf(first)).length;
    // Who leads their equals meets the first of the lower half of them.
    const away = (other: number) => Math.abs(others.indexOf(other) - Math.floor(equals / 2));
    const suits = others.toSorted(
      (a, b) =>
        past.met(first, a) - past.met(first, b) ||
        pointsOf(b) - pointsOf(a) ||
        unfair(past.lead(first), past.lead(a)) - unfair(past.lead(first), past.lead(b)) ||
        away(a) - away(b),
    );
    for (const other of suits) {
      const rest = others.filter((each) => each !== other);
      const counted = good(first, other) ? 1 : 0;
      if (counted + pairsPossible(rest, good) < count) continue;
      const nth = (playing.length - players.length) / 2;
      return [past.inOrder(first, other, nth), ...pairUp(rest, good, count - counted)];
    }
    throw new Error('there are fewer pairs than were counted');
  }
}

interface Past {
  readonly byes: (entrant: number) => number;
  readonly met: (one: number, other: number) => number;
  /** How much more often somebody began than not. */
  readonly lead: (entrant: number) => number;
  readonly inOrder: (one: number, other: number, nth: number) => Pair;
}

interface Faced {
  readonly other: number;
  readonly began: 1 | -1;
}

const facing = ({ entrants: [one = -1, other = -1] }: CupGame): readonly (readonly [number, Faced])[] => [
  [one, { other, began: 1 }],
  [other, { other: one, began: -1 }],
];

function pastOf({ entrants, rounds }: Cup): Past {
  const all = entrants.map((_, entrant) => entrant);
  const games = rounds.map((round) => new Map(round.games.flatMap(facing)));
  /** For each round, the last one first: 1 for who began, -1 for who did not. */
  const beginnings = all.map((entrant) => games.toReversed().map((round) => round.get(entrant)?.began ?? 0));
  const leads = beginnings.map((each) => each.reduce<number>((sum, began) => sum + began, 0));
  const others = all.map((entrant) => games.map((round) => round.get(entrant)?.other));
  const lead = (entrant: number) => leads[entrant] ?? 0;
  return {
    lead,
    byes: (entrant) => rounds.filter(({ bye }) => bye === entrant).length,
    met: (one, other) => others[one]?.filter((each) => each === other).length ?? 0,
    /** Who began less often begins; or who did not when last only one of them did; else the first of every other pair. */
    inOrder(one, other, nth) {
      if (lead(one) !== lead(other)) return lead(one) < lead(other) ? [one, other] : [other, one];
      const [ones = [], theirs = []] = [beginnings[one], beginnings[other]];
      const last = ones.findIndex((began, at) => began !== theirs[at]);
      const begins = last === -1 ? nth % 2 === 0 : (ones[last] ?? 0) < (theirs[last] ?? 0);
      return begins ? [one, other] : [other, one];
    },
  };
}

type MayMeet = (one: number, other: number) => boolean;

/** The lowest of those who had the fewest byes, when the others can then meet as they should. */
function byeFor(here: readonly number[], { byes }: Past, wishes: readonly MayMeet[]): number | undefined {
  const least = Math.min(...here.map(byes));
  const lowest = here.filter((entrant) => byes(entrant) === least).toReversed();
  for (const good of wishes) {
    const possible = (entrant: number) =>
      pairsPossible(
        here.filter((each) => each !== entrant),
        good,
      );
    const found = lowest.find((entrant) => possible(entrant) === (here.length - 1) / 2);
    if (found !== undefined) return found;
  }
  return lowest[0];
}

/** Both began twice more often than not, or both twice less often: one of them would go too far. */
const bothMust = (one: number, other: number): boolean =>
  one * other > 0 && Math.min(Math.abs(one), Math.abs(other)) >= 2;

/** How little it would suit the two that one of them must begin. */
const unfair = (one: number, other: number): number => (one * other > 0 ? Math.min(Math.abs(one), Math.abs(other)) : 0);
