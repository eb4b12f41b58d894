import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsForBye, pointsIn } from '../../../src/host/cups/counting.ts';
import type { Cup, CupResult, Round } from '../../../src/host/cups/cup.ts';
import { standings } from '../../../src/host/cups/standings.ts';
import { gathering, played } from './cups.ts';

const games: Readonly<Record<string, CupResult>> = { '>': played([1, 2]), '<': played([2, 1]), '=': played([1, 1]) };

/** A round as it is written on paper: `0>1 2=3`, and `4` has a bye. */
function round(text: string): Round {
  const parts = text.split(' ');
  const bye = parts.find((part) => part.length === 1);
  return {
    began: 0,
    until: 1,
    ...(bye === undefined ? {} : { bye: Number(bye) }),
    games: parts
      .filter((part) => part !== bye)
      .map(([first, result = '', second]) => ({
        entrants: [Number(first), Number(second)],
        ...(games[result] && { result: games[result] }),
      })),
  };
}

const cupOf = (players: number, rounds: readonly string[], chosen: Partial<Cup> = {}): Cup =>
  gathering(players, { stage: { at: 'playing' }, rounds: rounds.map(round), ...chosen });

const told = (cup: Cup) =>
  standings(cup).map(({ entrant, place, points, strength }) => [place, entrant, points, strength]);

describe('the table of a cup', () => {
  it('counts Sonneborn-Berger as in the example of Sensei’s Library, where all meet twice', () => {
    const first = ['0>1 2>3', '0>2 1>3', '0>3 1>2'];
    const second = ['1>0 2>3', '0>2 1>3', '3>0 2>1'];
    expect(told(cupOf(4, [...first, ...second]))).toEqual([
      // 4+3+3+1 and 4+3+1+1; against one another they won one game each.
      [1, 0, 4, 11],
      [2, 1, 4, 9],
      [3, 2, 3, 6],
      [4, 3, 1, 4],
    ]);
  });

  it('counts Buchholz in a Swiss cup: the points of all whom somebody met, and their own for a bye', () => {
    const cup = cupOf(5, ['0>1 2>3 4', '0>2 4>1 3', '0=4 3>1 2'], { form: 'swiss' });
    expect(told(cup)).toEqual([
      // 2½ (bye) + 0 + 2½, and 0 + 2 + 2½. They drew against one another.
      [1, 4, 2.5, 5],
      [2, 0, 2.5, 4.5],
      // 2 + 2½ + 2 (bye), and 2 + 2 (bye) + 0.
      [3, 2, 2, 6.5],
      [4, 3, 2, 4],
      // 2½ + 2½ + 2
      [5, 1, 0, 7],
    ]);
  });

  it('puts who won against their equal before them, whatever the others tell', () => {
    expect(told(cupOf(4, ['0>1 2<3', '0=2 1>3', '0<3 1=2']))).toEqual([
      [1, 3, 2, 2.5],
      [2, 0, 1.5, 2],
      [3, 1, 1.5, 2.5],
      [4, 2, 1, 1.5],
    ]);
  });

  it('has those share a place whom nothing tells apart', () => {
    const cup = cupOf(4, ['0>1 2=3', '0=2 1>3'], { form: 'swiss' });
    expect(told(cup)).toEqual([
      [1, 0, 1.5, 2],
      [2, 1, 1, 2],
      [2, 2, 1, 2],
      [4, 3, 0.5, 2],
    ]);
  });

  it('gives each game one point in all, and puts nobody with more points behind', () => {
    const result = fc.constantFrom(...'>', '<', '=', '?');
    fc.assert(
      fc.property(fc.array(fc.tuple(result, result), { minLength: 3, maxLength: 3 }), (results) => {
        const pairs = ['01 23', '02 13', '03 12'].map((text) => text.split(' ').map((pair) => [...pair]));
        const rounds = pairs.map((round, at) => round.map(([a, b], nth) => `${a}${results[at]?.[nth]}${b}`).join(' '));
        const lines = standings(cupOf(4, rounds));
        const ended = results.flat().filter((each) => each !== '?').length;
        expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(ended);
        for (const [nth, line] of lines.entries()) {
          expect(line.points).toBeLessThanOrEqual(lines[nth - 1]?.points ?? 3);
          const best = lines.findIndex(({ place }) => place === line.place);
          expect(line.place).toBe(best + 1);
        }
      }),
    );
  });

  it('counts games that go on for nothing yet', () => {
    expect(told(cupOf(4, ['0?1 2>3']))).toEqual([
      [1, 2, 1, 0],
      [2, 0, 0, 0],
      [2, 1, 0, 0],
      [2, 3, 0, 0],
    ]);
  });

  it('says how many games somebody won, drew and lost, and how many byes they had', () => {
    const cup = cupOf(3, ['0>1 2', '0=2 1', '1>2 0'], { form: 'swiss' });
    expect(standings(cup).map(({ entrant, won, drawn, lost, byes }) => [entrant, won, drawn, lost, byes])).toEqual([
      [0, 1, 1, 0, 1],
      [1, 1, 0, 1, 1],
      [2, 0, 1, 1, 1],
    ]);
  });
});

describe('what games and byes count', () => {
  const ended = (by: CupResult['by'], places: readonly number[], won?: readonly number[]): Round['games'][number] => ({
    entrants: [0, 1],
    result: { ...played(places, won), by },
  });
  const cup = (counts: Cup['counts'], form: Cup['form'], ...games: Round['games']): Cup =>
    gathering(5, { counts, form, rounds: [{ began: 0, until: 1, bye: 4, games }] });

  it('a win counts 1, a draw ½, and nothing is won when both stayed away', () => {
    const some = cup('wins', 'swiss', ended('played', [2, 1]), ended('limit', [1, 1]), ended('absent', [2, 2]));
    expect([0, 1, 2].map((game) => pointsIn(some, 0, game))).toEqual([
      [0, 1],
      [0.5, 0.5],
      [0, 0],
    ]);
  });

  it('a bye is a win in a Swiss cup, and counts nothing where all have as many', () => {
    expect(pointsForBye(cup('wins', 'swiss'), 0)).toBe(1);
    expect(pointsForBye(cup('wins', 'everybody'), 0)).toBe(0);
  });

  it('a bye counts what was won in a game of its round on average, rounded down to a half', () => {
    const games = [ended('played', [1, 2], [8, 0]), ended('played', [2, 1], [0, 3]), ended('played', [1, 1], [0, 0])];
    expect(pointsForBye(cup('points', 'swiss', ...games), 0)).toBe(3.5);
  });

  it('who won because the other stayed away gets as much as for a bye', () => {
    const games = [ended('played', [1, 2], [5, 0]), ended('absent', [2, 1], [9, 0])];
    expect(pointsIn(cup('points', 'everybody', ...games), 0, 1)).toEqual([0, 5]);
  });

  it('where nobody has played to the end yet, a bye counts 1', () => {
    expect(pointsForBye(cup('points', 'swiss', ended('absent', [1, 2])), 0)).toBe(1);
  });

  it('a round in which nobody played to the end counts like the one before it', () => {
    const before = cup('points', 'swiss', ended('played', [1, 2], [6, 0]));
    const both = { ...before, rounds: [...before.rounds, ...cup('points', 'swiss', ended('absent', [1, 2])).rounds] };
    expect(pointsForBye(both, 1)).toBe(6);
  });
});
