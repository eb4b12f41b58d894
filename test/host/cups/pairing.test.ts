import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circle } from '../../../src/host/cups/circle.ts';
import { type Cup, takesPart } from '../../../src/host/cups/cup.ts';
import { pairsPossible } from '../../../src/host/cups/matching.ts';
import { leave } from '../../../src/host/cups/signUp.ts';
import { standings } from '../../../src/host/cups/standings.ts';
import { begun, person, played, playedRound } from './cups.ts';

const sizes = Array.from({ length: 30 }, (_, more) => 3 + more);

/** How much more often each began than not. */
function leads(cup: Cup): readonly number[] {
  const games = cup.rounds.flatMap((round) => round.games);
  return cup.entrants.map((_, entrant) =>
    games.reduce(
      (sum, { entrants: [first, second] }) => sum + Number(first === entrant) - Number(second === entrant),
      0,
    ),
  );
}

const named = (one: number, other: number) => `${Math.min(one, other)}-${Math.max(one, other)}`;

const pairsOf = (cup: Cup): readonly string[] =>
  cup.rounds.flatMap(({ games }) => games.map(({ entrants: [one = -1, other = -1] }) => named(one, other)));

describe('everybody against everybody', () => {
  it.each(sizes)('has all of %i meet all others exactly once, and begin as often as not', (players) => {
    let cup = begun(players);
    while (cup.stage.at === 'playing') cup = playedRound(cup, () => played([1, 2]));
    expect(cup.rounds).toHaveLength(players % 2 === 0 ? players - 1 : players);
    expect(new Set(pairsOf(cup)).size).toBe((players * (players - 1)) / 2);
    expect(pairsOf(cup)).toHaveLength((players * (players - 1)) / 2);
    for (const lead of leads(cup)) expect(Math.abs(lead)).toBeLessThanOrEqual(1);
  });

  it.each(sizes)('gives all of %i one game or one bye in each round', (players) => {
    const byes: number[] = [];
    for (let round = 0; round < (players % 2 === 0 ? players - 1 : players); round++) {
      const { pairs, bye } = circle(players, round);
      const busy = [...pairs.flat(), ...(bye === undefined ? [] : [bye])];
      expect(busy.toSorted((a, b) => a - b)).toEqual(Array.from({ length: players }, (_, number) => number));
      if (bye !== undefined) byes.push(bye);
    }
    expect(new Set(byes).size).toBe(players % 2 === 0 ? 0 : players);
  });

  it('gives a win to whoever would have met somebody who has dropped out', () => {
    const left = leave(begun(4), person(0).id);
    if (!left.ok) throw new Error(left.why);
    let cup = left.cup;
    const gone = cup.entrants.findIndex((entrant) => entrant.kind === 'member' && entrant.left === 1);
    while (cup.stage.at === 'playing') cup = playedRound(cup, () => played([1, 1]));
    const theirs = cup.rounds.slice(1).flatMap(({ games }) => games.filter(({ entrants }) => entrants.includes(gone)));
    expect(theirs).toHaveLength(2);
    for (const { entrants, result } of theirs) {
      expect(result).toEqual({ by: 'absent', places: entrants.map((each) => (each === gone ? 2 : 1)), idle: [] });
    }
  });
});

describe('a Swiss cup', () => {
  /** A cup of some rounds with random results; now and then somebody drops out. */
  const course = fc.record({
    players: fc.integer({ min: 3, max: 32 }),
    rounds: fc.integer({ min: 2, max: 9 }),
    results: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 60 }),
    gone: fc.array(fc.integer({ min: 0, max: 31 }), { maxLength: 6 }),
  });

  interface Course {
    readonly players: number;
    readonly rounds: number;
    readonly results: readonly number[];
    readonly gone: readonly number[];
  }

  function run({ players, rounds, results, gone }: Course): Cup {
    let cup = begun(players, { form: 'swiss', roundsPlanned: rounds });
    let drawn = 0;
    const next = () =>
      [
        [1, 2],
        [2, 1],
        [1, 1],
      ][results[drawn++ % results.length] ?? 0] ?? [1, 1];
    while (cup.stage.at === 'playing') {
      const goes = gone[cup.rounds.length - 1];
      const left = goes === undefined ? undefined : leave(cup, person(goes).id);
      cup = playedRound(left?.ok ? left.cup : cup, () => played(next()));
    }
    return cup;
  }

  it('has nobody meet the same again while that can be avoided', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(course, (chosen) => {
        const cup = run(chosen);
        const met = new Set<string>();
        for (const [at, { games, bye }] of cup.rounds.entries()) {
          const here = cup.entrants.map((_, each) => each).filter((each) => takesPart(cup.entrants[each], at));
          const playing = here.filter((each) => each !== bye);
          const pairs = games.map(({ entrants: [one = -1, other = -1] }) => named(one, other));
          const fresh = (one: number, other: number) => !met.has(named(one, other));
          expect(pairs.filter((pair) => !met.has(pair))).toHaveLength(pairsPossible(playing, fresh));
          expect(playing).toHaveLength(2 * pairs.length);
          for (const pair of pairs) met.add(pair);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('gives each at most one bye while somebody had none', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(course, (chosen) => {
        const cup = run(chosen);
        const byes = new Map<number, number>();
        for (const [at, { games, bye }] of cup.rounds.entries()) {
          const here = cup.entrants.map((_, each) => each).filter((each) => takesPart(cup.entrants[each], at));
          expect(bye !== undefined).toBe(here.length % 2 === 1);
          if (bye === undefined) continue;
          expect(games.flatMap(({ entrants }) => entrants)).not.toContain(bye);
          expect(byes.get(bye) ?? 0).toBe(Math.min(...here.map((each) => byes.get(each) ?? 0)));
          byes.set(bye, (byes.get(bye) ?? 0) + 1);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has nobody begin three times more or less often than not, while all can meet somebody new', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(course, (chosen) => {
        const cup = run({ ...chosen, rounds: Math.min(chosen.rounds, Math.ceil(chosen.players / 2)) });
        for (const lead of leads(cup)) expect(Math.abs(lead)).toBeLessThanOrEqual(2);
      }),
      { numRuns: 60 },
    );
  });

  it('has those meet who have as many points, as long as they can', () => {
    const points = (cup: Cup) => new Map(standings(cup).map((line) => [line.entrant, line.points]));
    let cup = begun(16, { form: 'swiss', roundsPlanned: 4 });
    for (let round = 1; round < 4; round++) {
      cup = playedRound(cup, ([one = 0, other = 0]) => played(one < other ? [1, 2] : [2, 1]));
      const before = points(cup);
      for (const { entrants } of cup.rounds.at(-1)?.games ?? []) {
        const [one = -1, other = -2] = entrants.map((entrant) => before.get(entrant) ?? -1);
        expect(one).toBe(other);
      }
    }
  });

  it('gives the bye to the lowest who had none', () => {
    const lowest = ({ rounds }: Cup) => rounds.at(-1)?.bye;
    let cup = begun(5, { form: 'swiss', roundsPlanned: 3 });
    expect(lowest(cup)).toBe(4);
    cup = playedRound(cup, ([first]) => played(first === 0 ? [1, 2] : [2, 1]));
    const losers = cup.rounds[0]?.games.map(({ entrants, result }) => entrants[result?.places.indexOf(2) ?? 0]);
    expect(lowest(cup)).toBe(Math.max(...(losers ?? []).map(Number)));
  });

  it('pairs 32 in a moment, also when nearly all have met', () => {
    let cup = begun(32, { form: 'swiss', roundsPlanned: 31 });
    while (cup.rounds.length < 28) cup = playedRound(cup, () => played([1, 2]));
    const began = performance.now();
    playedRound(cup, () => played([1, 2]));
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

describe('how many pairs are possible', () => {
  it('is found where pairs that look good leave nobody for the others', () => {
    // Two triangles that one line joins: each has one who is left over, and these two may meet.
    const may = new Set(['0-1', '0-2', '1-2', '3-4', '3-5', '4-5', '2-3']);
    expect(pairsPossible([0, 1, 2, 3, 4, 5], (one, other) => may.has(named(one, other)))).toBe(3);
    may.delete('2-3');
    expect(pairsPossible([0, 1, 2, 3, 4, 5], (one, other) => may.has(named(one, other)))).toBe(2);
  });
});
