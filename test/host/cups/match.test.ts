import { describe, expect, test } from 'vitest';
import type { Play } from '../../../src/games/kernel.ts';
import type { State as Series } from '../../../src/games/mister-zero/kind.ts';
import { games } from '../../../src/games/registry.ts';
import type { State } from '../../../src/games/ricochet/kind.ts';
import { rngFrom } from '../../../src/games/rng.ts';
import { limitsOf, turnOf } from '../../../src/host/match/turns.ts';
import { placesOf } from '../../../src/host/records/result.ts';
import { minute, person } from './cups.ts';
import { table, until } from './table.ts';

const viewOf = ({ game, match }: Pick<ReturnType<typeof table>, 'game' | 'match'>, seat: number) =>
  game.view(match().play as Play, seat);

describe.each(games)('A game of a cup of $id', ({ id }) => {
  test('has its two players, as the round was paired, and begins at once when both are there.', () => {
    const { match, game } = table(id);
    expect(match().stage).toEqual({ at: 'playing' });
    expect(match().seats).toHaveLength(2);
    expect(match().cup).toEqual({ id: 'a-cup', round: 0, game: 0, until });
    expect(match().play?.config).toEqual(game.cup.config(game.presets.standard));
  });

  test('takes nobody else.', () => {
    const { refusal } = table(id);
    const by = person(9).id;
    expect(refusal({ act: 'move', by, text: '5', name: 'Somebody' })).toBe('not-your-table');
    expect(refusal({ act: 'sit', by, name: 'Somebody' })).not.toBe('yes');
  });

  test('is won by who stays, when the other leaves it or resigns.', () => {
    for (const act of ['leave', 'resign'] as const) {
      const { first, act: done, ending, result } = table(id);
      done({ act, by: first });
      expect(ending()).toEqual({ by: 'resigning', seat: 0 });
      expect(result()).toMatchObject({ by: 'absent', places: [2, 1], idle: [] });
    }
  });

  test('is stopped by a moderator, but not by whom the server allows to stop games, and not by its players.', () => {
    const { first, refusal, act, result } = table(id);
    expect(refusal({ act: 'stop', by: first, rank: 'member' })).toBe('in-a-cup');
    expect(refusal({ act: 'stop', by: person(9).id, rank: 'entitled' })).toBe('in-a-cup');
    act({ act: 'stop', by: person(9).id, rank: 'moderator' });
    expect(result()).toMatchObject({ by: 'stopped', places: [1, 1] });
  });

  test('is not played again, and no computer comes to it.', () => {
    const { first, refusal, act } = table(id);
    expect(refusal({ act: 'invite', by: first, level: 'easy' })).toBe('in-a-cup');
    act({ act: 'resign', by: first });
    expect(refusal({ act: 'rematch', by: first })).toBe('in-a-cup');
  });

  test('ends with its round, and not before; who never came has lost.', () => {
    const { pass, match, ending, result } = table(id);
    pass(until - 1);
    expect(match().stage.at).toBe('playing');
    pass(until);
    expect(ending()?.by).toBe('round');
    const { idle = [], places } = result() ?? {};
    expect(idle.length).toBeGreaterThan(0);
    for (const seat of idle) expect(places?.[seat]).toBe(2);
  });

  test('is called off together with its cup, and with no other.', () => {
    const { tried, act, ending } = table(id);
    const cup = { id: 'a-cup', round: 0, game: 0 };
    expect(tried({ act: 'call-off', by: '1', cup: { ...cup, game: 1 } }).done).toBe('nothing');
    act({ act: 'call-off', by: '1', cup });
    expect(ending()).toEqual({ by: 'member', id: '1' });
  });
});

describe('When there is no more time for a round,', () => {
  test('who keeps the other waiting has lost.', () => {
    const { first, act, pass, ending, result } = table('mister-zero');
    act({ act: 'move', by: first, text: '3K' });
    pass(until);
    expect(ending()).toEqual({ by: 'round', places: [1, 2], late: [1] });
    expect(result()).toMatchObject({ by: 'limit', places: [1, 2], idle: [1], late: [1] });
  });

  test('it is said beforehand, and who is to move is reminded.', () => {
    const { first, act, pass, match, game } = table('mister-zero');
    act({ act: 'move', by: first, text: '3K' });
    expect(limitsOf(match(), game)).toEqual([{ seat: 1, at: until }]);
    const reminded = 3_000 + (until - 3_000) * 0.75;
    pass(reminded - 1);
    expect(turnOf(match(), 1).reminded).toBe(false);
    pass(reminded);
    expect(turnOf(match(), 1).reminded).toBe(true);
  });

  test('who has moved before has not stayed away.', () => {
    const { first, second, act, pass, result } = table('mister-zero');
    act({ act: 'move', by: first, text: '3K' });
    act({ act: 'move', by: second, text: '4A' });
    pass(until);
    expect(result()).toMatchObject({ by: 'limit', places: [2, 1], idle: [], late: [0] });
  });

  test('of two who are both awaited, the one who came has won; and when neither came, nobody has.', () => {
    const came = table('zgame');
    came.act({ act: 'move', by: came.second, text: came.game.anyMove(viewOf(came, 1), 1, rngFrom('any', 0)) });
    came.pass(until);
    expect(came.result()).toMatchObject({ places: [2, 1], idle: [0] });
    const neither = table('zgame');
    neither.pass(until);
    expect(neither.result()).toEqual({ by: 'limit', places: [2, 2], idle: [0, 1] });
    expect(neither.says()).toContain('The time for this round of the cup is over. Nobody came, so nobody wins.');
    // It changes nobody's rating.
    expect(placesOf(neither.match(), neither.game)).toBeUndefined();
  });

  test('between two games of a series, when nobody keeps anybody waiting, what was won so far counts.', () => {
    const { first, second, edit, act, pass, ending, result } = table('mister-zero', undefined, { games: 2 });
    act({ act: 'move', by: first, text: '3K' });
    act({ act: 'move', by: second, text: '4A' });
    edit<Series>((state) => ({ ...state, phase: 'between', tallies: [{ red: 3, green: 8 }], until: until + 1 }));
    pass(until);
    expect(ending()).toEqual({ by: 'round', places: [2, 1] });
    expect(result()).toEqual({ by: 'limit', places: [2, 1], idle: [], won: [0, 5] });
  });

  test('a game where anybody may bid is decided by what was won so far.', () => {
    const even = table('ricochet');
    even.act({ act: 'move', by: even.first, text: '30' });
    even.act({ act: 'move', by: even.second, text: '29' });
    even.pass(until);
    expect(even.ending()).toEqual({ by: 'round', places: [1, 1] });
    expect(even.result()).toEqual({ by: 'limit', places: [1, 1], idle: [] });
    const ahead = table('ricochet');
    ahead.edit<State>((state) => ({
      ...state,
      players: state.players.map((player, seat) => ({ ...player, won: seat === 1 ? state.left.slice(0, 1) : [] })),
    }));
    ahead.pass(until);
    expect(ahead.ending()).toEqual({ by: 'round', places: [2, 1] });
  });
});

test('Who runs out of time for a turn, and never came, has lost and stayed away.', () => {
  const { pass, ending, result } = table('mister-zero', 10 * minute);
  pass(2_000 + 10 * minute);
  expect(ending()).toEqual({ by: 'time', late: [0] });
  expect(result()).toMatchObject({ by: 'absent', places: [2, 1], idle: [0] });
});

describe('Where a cup counts points, who wins because the other', () => {
  const halfway = () => {
    const series = table('mister-zero', undefined, { games: 2 });
    series.act({ act: 'move', by: series.first, text: '3K' });
    series.act({ act: 'move', by: series.second, text: '4A' });
    series.edit<Series>((state) => ({ ...state, tallies: [{ red: 8, green: 3 }] }));
    return series;
  };

  test('never came, until the round was over, gets what is won on average.', () => {
    const { first, act, pass, counts } = table('mister-zero');
    act({ act: 'move', by: first, text: '3K' });
    pass(until);
    expect(counts(7)).toEqual([7, 0]);
  });

  test('was to move when the round ended, gets what is won on average, or what they had when that is more.', () => {
    const { pass, ending, counts } = halfway();
    pass(until);
    expect(ending()).toMatchObject({ by: 'round', places: [1, 2], late: [1] });
    expect([3, 7].map(counts)).toEqual([
      [5, 0],
      [7, 0],
    ]);
  });

  test('gave up, has at least what they had: a great loss is not made small.', () => {
    const { second, act, counts } = halfway();
    act({ act: 'resign', by: second });
    expect([3, 7].map(counts)).toEqual([
      [5, 0],
      [7, 0],
    ]);
  });

  test('was late, wins no less than they had, and whoever led loses what they had.', () => {
    const { first, second, act, pass, edit, counts, ending } = table('mister-zero', undefined, { games: 2 });
    act({ act: 'move', by: first, text: '3K' });
    act({ act: 'move', by: second, text: '4A' });
    edit<Series>((state) => ({ ...state, tallies: [{ red: 3, green: 8 }] }));
    pass(until);
    expect(ending()).toMatchObject({ late: [1] });
    expect(counts(4)).toEqual([4, 0]);
  });
});
