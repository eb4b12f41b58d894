import { describe, expect, test } from 'vitest';
import { winnersOf } from '../../../src/commands/cups/cupTable.ts';
import { advance } from '../../../src/host/cups/advance.ts';
import { type Changed, type Cup, type CupResult, roundNow } from '../../../src/host/cups/cup.ts';
import { nextRound } from '../../../src/host/cups/rounds.ts';
import { settled } from '../../../src/host/cups/settle.ts';
import { callOff, join, leave, roundsFor, start } from '../../../src/host/cups/signUp.ts';
import { begun, gathering, minute, person, played, playedRound } from './cups.ts';

const why = (changed: Changed) => (changed.ok ? 'done' : changed.why);

function done(changed: Changed): Cup {
  if (!changed.ok) throw new Error(changed.why);
  return changed.cup;
}

const idOf = (cup: Cup, entrant: number): string => {
  const who = cup.entrants[entrant];
  return who?.kind === 'member' ? who.id : '';
};

describe('Signing up', () => {
  test('is for everybody once, until it is full, has begun or is over.', () => {
    const cup = gathering(3, { most: 4 });
    const full = done(join(cup, person(3)));
    expect(why(join(cup, person(2)))).toBe('entered-already');
    expect(why(join(full, person(4)))).toBe('cup-full');
    expect(why(join(begun(3), person(4)))).toBe('begun');
    expect(why(join(done(callOff(cup, 5)), person(4)))).toBe('cup-over');
  });

  test('is taken back without a trace before the cup begins.', () => {
    const cup = done(leave(gathering(3), person(1).id));
    expect(cup.entrants).toHaveLength(2);
    expect(why(leave(cup, person(1).id))).toBe('not-entered');
    expect(why(join(cup, person(1)))).toBe('done');
  });

  test('ends with a cup of at least three; else it is called off.', () => {
    expect(advance(gathering(2), 999, 'seed').stage.at).toBe('gathering');
    expect(advance(gathering(2), 1_000, 'seed').stage).toEqual({ at: 'called-off', since: 1_000, why: 'too-few' });
    expect(advance(gathering(3), 1_000, 'seed').stage).toEqual({ at: 'playing' });
    expect(why(start(gathering(2), 1, 'seed'))).toBe('too-few');
    expect(done(start(gathering(3), 1, 'seed')).rounds).toHaveLength(1);
    expect(why(start(begun(3), 1, 'seed'))).toBe('started-already');
  });

  test('ends at once when the cup is full.', () => {
    expect(advance(gathering(4, { most: 4 }), 1, 'seed').stage).toEqual({ at: 'playing' });
    expect(advance(gathering(3, { most: 4 }), 1, 'seed').stage.at).toBe('gathering');
  });

  test('does not count those who wished to be forgotten.', () => {
    const forgotten = gathering(3, { most: 3 });
    const cup = { ...forgotten, entrants: forgotten.entrants.with(0, { kind: 'former' }) };
    expect(advance(cup, 1, 'seed').stage.at).toBe('gathering');
    expect(advance(cup, 1_000, 'seed').stage.at).toBe('called-off');
    expect(done(join(cup, person(7))).entrants).toHaveLength(4);
  });
});

describe('The rounds of a cup', () => {
  test('follow one another at once when all games of the last one are over.', () => {
    const cup = begun(4);
    const [first, second] = roundNow(cup)?.games ?? [];
    expect([first, second]).toHaveLength(2);
    const half = settled(cup, new Map([['0/1', played([1, 2])]]), { now: 2_000, seed: '' });
    expect(half.rounds).toHaveLength(1);
    const whole = settled(half, new Map([['0/0', played([1, 2])]]), { now: 3_000, seed: '' });
    expect(whole.rounds).toHaveLength(2);
    expect(roundNow(whole)).toMatchObject({ began: 3_000, until: 3_000 + 60 * minute });
  });

  test('are no more when the last one that was planned is over.', () => {
    let cup = begun(3);
    for (let round = 0; round < 3; round++) cup = playedRound(cup, () => played([1, 1]));
    expect(cup.stage.at).toBe('over');
    expect(cup.rounds).toHaveLength(3);
  });

  test('are as many as everybody has others to meet, or, in a Swiss cup, enough that at most one wins all.', () => {
    const rounds = (players: number, chosen: Partial<Cup>) => roundsFor(gathering(players, chosen));
    expect([3, 4, 5, 8, 9].map((players) => rounds(players, { form: 'everybody', roundsPlanned: 2 }))).toEqual([
      3, 3, 5, 7, 9,
    ]);
    expect([3, 4, 8, 9, 16, 17, 32].map((players) => rounds(players, { form: 'swiss' }))).toEqual([
      3, 3, 3, 4, 4, 5, 5,
    ]);
    expect([2, 5, 9].map((roundsPlanned) => rounds(6, { form: 'swiss', roundsPlanned }))).toEqual([2, 5, 5]);
  });

  test('have a first result that counts, whatever comes later.', () => {
    const first = settled(begun(4), new Map([['0/0', played([1, 2])]]), { now: 2_000, seed: '' });
    const again = settled(first, new Map([['0/0', played([2, 1])]]), { now: 2_001, seed: '' });
    expect(again).toEqual(first);
  });

  test('end games that never began when there is no more time; they count as drawn.', () => {
    const late = settled(begun(4), new Map(), { now: 1_000 + 60 * minute, seed: '' });
    expect(late.rounds).toHaveLength(2);
    expect(late.rounds[0]?.games.map(({ result }) => result)).toEqual(
      [0, 1].map(() => ({ by: 'stopped', places: [1, 1], idle: [] })),
    );
  });
});

describe('Who drops out', () => {
  test('loses a game that has not begun, and is paired no more.', () => {
    const cup = begun(5, { form: 'swiss', roundsPlanned: 3 });
    const [first = -1, second = -1] = roundNow(cup)?.games[0]?.entrants ?? [];
    const left = settled(done(leave(cup, idOf(cup, first))), new Map(), { now: 2_000, seed: '' });
    expect(left.rounds[0]?.games[0]?.result).toEqual({ by: 'absent', places: [2, 1], idle: [] });
    const next = playedRound(left, () => played([1, 2]));
    const paired = roundNow(next)?.games.flatMap(({ entrants }) => entrants) ?? [];
    expect(paired).toHaveLength(4);
    expect(paired).toContain(second);
    expect(why(leave(next, idOf(next, first)))).toBe('left-already');
  });

  test('and all but one of the others leave a cup that is over.', () => {
    const cup = begun(3);
    const alone = [0, 1].reduce((now, entrant) => done(leave(now, idOf(now, entrant))), cup);
    expect(settled(alone, new Map(), { now: 2_000, seed: '' }).stage).toEqual({ at: 'over', since: 2_000 });
  });

  test('is also who never came to a game and lost it by that.', () => {
    const cup = begun(4);
    const [game] = roundNow(cup)?.games ?? [];
    const away = game?.entrants[1] ?? -1;
    const absent: CupResult = { by: 'absent', places: [1, 2], idle: [1] };
    const next = settled(
      cup,
      new Map([
        ['0/0', absent],
        ['0/1', played([1, 1])],
      ]),
      { now: 2_000, seed: '' },
    );
    expect(next.entrants[away]).toMatchObject({ left: 1 });
    const theirs = next.rounds[1]?.games.find(({ entrants }) => entrants.includes(away));
    expect(theirs?.result?.by).toBe('absent');
  });

  test('is nobody after the last round: who leads has won, also when they missed its game.', () => {
    let cup = begun(6);
    const leading = (game: readonly number[]) => game.map((entrant) => (game.includes(0) && entrant !== 0 ? 2 : 1));
    for (let round = 0; round < 4; round++) cup = playedRound(cup, (game) => played(leading(game)));
    const over = playedRound(cup, (game) => ({
      by: 'absent',
      places: game.map((entrant) => (entrant === 0 ? 2 : 1)),
      idle: game.flatMap((entrant, seat) => (entrant === 0 ? [seat] : [])),
    }));
    expect(over.stage.at).toBe('over');
    expect(winnersOf(over)).toEqual([0]);
  });

  test('keeps what they have won.', () => {
    const cup = playedRound(begun(4), () => played([1, 2]));
    const winner = cup.rounds[0]?.games[0]?.entrants[0] ?? -1;
    const left = done(leave(cup, idOf(cup, winner)));
    expect(left.rounds[0]).toEqual(cup.rounds[0]);
    expect(left.entrants[winner]).toMatchObject({ left: 2 });
  });
});

test('A cup that was called off stays so, whatever comes in.', () => {
  const off = done(callOff(begun(4), 2_000, person(0).id));
  expect(off.stage).toEqual({ at: 'called-off', since: 2_000, why: 'wish', by: person(0).id });
  const after = settled(
    off,
    new Map([
      ['0/0', played([1, 2])],
      ['0/1', played([1, 2])],
    ]),
    { now: 3_000, seed: '' },
  );
  expect(after.stage).toEqual(off.stage);
  expect(after.rounds).toHaveLength(1);
  expect(after.rounds[0]?.games.every(({ result }) => result !== undefined)).toBe(true);
});

test('A former player is paired no more, and whoever would have met them wins.', () => {
  const cup = begun(4);
  const forgotten = { ...cup, entrants: cup.entrants.with(0, { kind: 'former' }) } as Cup;
  const games = nextRound(forgotten, 5).rounds[1]?.games ?? [];
  const theirs = games.find(({ entrants }) => entrants.includes(0));
  expect(theirs?.result?.places[theirs.entrants.indexOf(0)]).toBe(2);
});
