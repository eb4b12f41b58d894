import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bout } from '../../../src/host/standings/bouts.ts';
import { type Counted, linesFor, playersOf, standingsAfter } from '../../../src/host/standings/counting.ts';
import {
  apartLine,
  type Course,
  featsLine,
  fresh,
  gameLine,
  memberPage,
  rankList,
  readFeats,
  readGameLine,
  readTally,
  readVersus,
  versusLine,
} from '../../../src/host/standings/lines.ts';
import { loadRate, surely } from '../../../src/host/standings/rating.ts';

const rate = await loadRate();
const day = 24 * 60 * 60_000;

/** A contest without teams: those of each list share a place. */
function bout(places: readonly (readonly string[])[], more: Partial<Bout> = {}): Bout {
  const sides = places.flatMap((ids, place) =>
    ids.map((id) => ({ place, players: [{ id, name: `${id}!`, stayed: 'to-the-end' as const }] })),
  );
  return { sides, computer: undefined, feat: undefined, ...more };
}

/** The pages and lists of a server, in which matches are counted. */
function server() {
  const pages = new Map<string, Map<string, string>>();
  const scores = new Map<string, number>();
  const page = (id: string) => pages.get(memberPage(id)) ?? new Map<string, string>();
  return {
    page,
    scores,
    course: (id: string, game = 'foxu'): Course => readGameLine(page(id).get(gameLine(game))).all,
    count(bouts: readonly Bout[], more: Partial<Counted> = {}) {
      const counted: Counted = {
        bouts,
        game: 'foxu',
        code: 'ABCD2345',
        at: 20_000 * day,
        month: '2024-10',
        months: ['2024-09', '2024-10'],
        ...more,
      };
      const before = new Map(
        playersOf(bouts).map(({ id }) => {
          const named = linesFor(id, counted).flatMap((name) => {
            const text = page(id).get(name);
            return text === undefined ? [] : [[name, text] as const];
          });
          return [id, new Map(named)];
        }),
      );
      const changes = standingsAfter(counted, (id) => before.get(id) ?? new Map(), rate);
      for (const line of changes.lines) {
        const lines = pages.get(line.page) ?? new Map();
        pages.set(line.page, lines.set(line.name, line.text ?? ''));
      }
      for (const { list, name, score } of changes.scores) scores.set(`${list}:${name}`, score ?? 0);
      return changes;
    },
  };
}

/** Everybody here has met enough others to count in full. */
function settled(...ids: string[]) {
  const town = server();
  for (const id of ids) {
    for (const guest of ['g1', 'g2', 'g3', 'g4']) town.count([bout([[id, `${id}${guest}`]])], { game: 'zgame' });
  }
  return town;
}

describe('A match that has ended', () => {
  test('is counted for each player, with their streaks, and stands on the lists of the month and of all time', () => {
    const town = settled('a', 'b');
    town.count([bout([['a'], ['b']])]);
    town.count([bout([['a'], ['b']])]);
    town.count([bout([['b'], ['a']])]);
    town.count([bout([['a', 'b']])]);
    expect(town.course('a')).toMatchObject({ played: 4, won: 2, drawn: 1, run: 0, longest: 2 });
    expect(town.course('b')).toMatchObject({ played: 4, won: 1, drawn: 1, run: 0, longest: 1 });
    expect(readVersus(town.page('a').get(versusLine('b')))).toMatchObject({ played: 4, won: 2, lost: 1 });
    for (const list of [rankList('foxu'), rankList('foxu', '2024-10')]) {
      expect(town.scores.get(`${list}:a`)).toBeGreaterThan(town.scores.get(`${list}:b`) ?? 0);
    }
  });

  test('of a new month begins a new ranking beside that of all time; that of the month before stays', () => {
    const town = settled('a', 'b');
    town.count([bout([['a'], ['b']])], { month: '2024-09' });
    town.count([bout([['b'], ['a']])], { month: '2024-10' });
    town.count([bout([['b'], ['a']])], { month: '2024-11', months: ['2024-10', '2024-11'] });
    const { all, months } = readGameLine(town.page('a').get(gameLine('foxu')));
    expect(all).toMatchObject({ played: 3, won: 1 });
    expect(Object.keys(months).sort()).toEqual(['2024-10', '2024-11']);
    expect(months['2024-11']).toMatchObject({ played: 1, won: 0 });
  });

  test('with a computer is counted apart, by its level', () => {
    const town = server();
    const computer = { place: 1, players: [] };
    const won = { ...bout([['a']]), computer: 'hard' };
    town.count([{ ...won, sides: [...won.sides, computer] }]);
    expect(readTally(town.page('a').get(apartLine('foxu', 'hard')))).toEqual({ played: 1, won: 1, drawn: 0 });
    expect(town.course('a')).toEqual(fresh);
    expect(town.scores.size).toBe(0);
  });

  test('of several rounds weighs as much as one', () => {
    const one = settled('a', 'b');
    one.count([bout([['a'], ['b']])]);
    const many = settled('a', 'b');
    many.count(Array.from({ length: 8 }, () => bout([['a'], ['b']])));
    expect(many.course('a').played).toBe(8);
    const ratio = (many.course('a').mu - 25) / (one.course('a').mu - 25);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.05);
  });

  test('of several rounds is one match with each opponent, won by who was before them more often', () => {
    const town = settled('a', 'b');
    town.count([bout([['a'], ['b']]), bout([['b'], ['a']]), bout([['a'], ['b']])]);
    expect(readVersus(town.page('a').get(versusLine('b')))).toMatchObject({ played: 1, won: 1, lost: 0 });
    expect(readVersus(town.page('b').get(versusLine('a')))).toMatchObject({ played: 1, won: 0, lost: 1 });
    town.count([bout([['a'], ['b']]), bout([['b'], ['a']])]);
    expect(readVersus(town.page('a').get(versusLine('b')))).toMatchObject({ played: 2, won: 1, lost: 0 });
    expect(town.course('a').played).toBe(5);
  });

  test('keeps the three longest of somebody’s best solutions', () => {
    const town = server();
    for (const moves of [5, 9, 7, 12]) town.count([bout([['a']], { feat: { player: 'a', moves } })]);
    expect(readFeats(town.page('a').get(featsLine('foxu'))).map((feat) => feat.moves)).toEqual([12, 9, 7]);
  });
});

const ids = ['a', 'b', 'c', 'd', 'e'];
const results = fc.shuffledSubarray(ids, { minLength: 2 });

describe('Whatever is played,', () => {
  test('nobody stands better after a match in which they were last', () => {
    fc.assert(
      fc.property(fc.array(results, { minLength: 1, maxLength: 20 }), (matches) => {
        const town = server();
        for (const order of matches) {
          const last = order.at(-1) ?? '';
          const before = surely(town.course(last));
          town.count([bout(order.map((id) => [id]))]);
          expect(surely(town.course(last))).toBeLessThanOrEqual(before + 0.001);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('what is kept of somebody does not grow with each match', () => {
    const town = settled('a', 'b');
    for (let nth = 0; nth < 200; nth++) town.count([bout([['a'], ['b']])], { at: (20_000 + nth / 4) * day });
    const text = town.page('a').get(versusLine('b')) ?? '';
    expect(text.length).toBeLessThan(450);
  });
});

/** How far somebody comes by winning so often. */
const rise = (town: ReturnType<typeof server>, id: string): number => surely(town.course(id)) - surely(fresh);

describe('To win again and again brings little', () => {
  /** Twenty wins, each over somebody else who is known. */
  function honest(): number {
    const others = Array.from({ length: 20 }, (_, nth) => `p${nth}`);
    const town = settled('a', ...others);
    for (const other of others) town.count([bout([['a'], [other]])]);
    return rise(town, 'a');
  }

  test('over the same person', () => {
    const town = settled('a', 'b');
    for (let nth = 0; nth < 100; nth++) town.count([bout([['a'], ['b']])]);
    expect(rise(town, 'a') / honest()).toBeLessThan(0.5);
    const sofar = rise(town, 'a');
    for (let nth = 0; nth < 100; nth++) town.count([bout([['a'], ['b']])]);
    expect(rise(town, 'a') - sofar).toBeLessThan(1);
  });

  test('over a second account of one’s own, which meets nobody else', () => {
    const town = settled('a');
    for (let nth = 0; nth < 100; nth++) town.count([bout([['a'], ['alt']])]);
    expect(rise(town, 'a') / honest()).toBeLessThan(1 / 14);
  });

  test('over ten such accounts', () => {
    const town = settled('a');
    for (let nth = 0; nth < 200; nth++) town.count([bout([['a'], [`alt${nth % 10}`]])]);
    expect(rise(town, 'a') / honest()).toBeLessThan(0.45);
  });

  test('but who wins two of three against one person stands above them, whichever they were', () => {
    for (const lost of [0, 1, 2]) {
      const town = settled('a', 'b');
      for (let nth = 0; nth < 3; nth++) town.count([bout(nth === lost ? [['b'], ['a']] : [['a'], ['b']])]);
      expect(rise(town, 'a')).toBeGreaterThan(rise(town, 'b'));
    }
  });

  test('but to win over the same person after a month counts in full again', () => {
    const town = settled('a', 'b');
    for (let nth = 0; nth < 6; nth++) town.count([bout([['a'], ['b']])]);
    const soon = rise(town, 'a');
    town.count([bout([['a'], ['b']])], { at: 20_040 * day });
    const atOnce = settled('a', 'b');
    for (let nth = 0; nth < 7; nth++) atOnce.count([bout([['a'], ['b']])]);
    expect(rise(town, 'a') - soon).toBeGreaterThan(3 * (rise(atOnce, 'a') - soon));
  });
});
