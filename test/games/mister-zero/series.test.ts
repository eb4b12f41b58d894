import { describe, expect, test } from 'vitest';
import type { Values } from '../../../src/games/contract.ts';
import { modelGame } from '../../../src/games/mister-zero/chapters.ts';
import { misterZero } from '../../../src/games/mister-zero/index.ts';
import type { State, StateOf, Tally } from '../../../src/games/mister-zero/kind.ts';
import { config } from '../../../src/games/mister-zero/schema.ts';
import { allSeats, colourOf, gameOf, parityOf, seatsOf } from '../../../src/games/mister-zero/seats.ts';
import { pointsOf } from '../../../src/games/mister-zero/series.ts';
import { accepted, anybody, botGame, moment, played, refusalOf, rules, seatToMove, setUp } from './playing.ts';

const model = modelGame.join(' ');
const minute = 60_000;

function between(state: State): StateOf<'between'> {
  if (state.phase !== 'between') throw new Error(`The series is at ${state.phase}.`);
  return state;
}

describe('Options', () => {
  const chosen = (values: Values) => misterZero.choices?.config(values);

  test('One game, advice allowed and a pause of five minutes are the standard.', () => {
    expect(chosen({})).toEqual(misterZero.presets.standard);
    expect(misterZero.presets.standard).toEqual({ games: 1, advice: 'allowed', pause: 5 });
  });

  test('A series has 1 to 9 games.', () => {
    const option = misterZero.choices?.options.find(({ name }) => name === 'games');
    expect(option).toMatchObject({ asks: 'number', least: 1, most: 9 });
    for (const games of [1, 5, 9]) expect(config.parse(chosen({ games }))).toMatchObject({ games });
    for (const games of [0, 10, 2.5]) expect(config.safeParse(chosen({ games })).success).toBe(false);
  });

  test('Every option is named and described in both languages, as slash commands want it.', () => {
    for (const { words } of misterZero.choices?.options ?? []) {
      for (const { name, description } of Object.values(words)) {
        expect(name).toMatch(/^[-_\p{Ll}\p{N}]{1,32}$/u);
        expect(description.length).toBeLessThanOrEqual(100);
      }
      expect(words.en.description).not.toBe(words.fr.description);
    }
  });
});

describe('Tournament', () => {
  const tally = (red: number, green: number): Tally => ({ red, green });

  test('Over a series the winner of a game scores the difference; a draw scores nothing.', () => {
    expect(pointsOf([tally(8, 3)])).toEqual([5, 0]);
    expect(pointsOf([tally(3, 8)])).toEqual([0, 5]);
    expect(pointsOf([tally(4, 4)])).toEqual([0, 0]);
  });

  test('Colours swap each game, and points stay with the players.', () => {
    expect(pointsOf([tally(8, 3), tally(8, 3)])).toEqual([5, 5]);
    expect(pointsOf([tally(8, 3), tally(2, 9), tally(0, 6)])).toEqual([12, 6]);
  });

  test('Most points win the series; equal points are a draw.', () => {
    const end = (tallies: readonly Tally[]) =>
      rules.outcome({ ...played(model), phase: 'over', tallies } as StateOf<'over'>);
    expect(end([tally(8, 3), tally(2, 9)])).toEqual({ winners: [0] });
    expect(end([tally(8, 3), tally(9, 2)])).toEqual({ winners: [1] });
    expect(end([tally(8, 3), tally(8, 3)])).toEqual({ winners: [] });
    const four = { ...setUp(4), phase: 'over', tallies: [tally(1, 9)] } as StateOf<'over'>;
    expect(rules.outcome(four)).toEqual({ winners: [1, 3] });
  });

  test('In the next game the other player has red and begins.', () => {
    const next = played(`${model} next`, setUp(2, { games: 2 }));
    expect(gameOf(next)).toBe(2);
    expect([0, 1].map((seat) => colourOf(next, seat))).toEqual(['green', 'red']);
    expect(seatToMove(next)).toBe(1);
    expect(refusalOf(next, '3K', 0)).toEqual({ why: 'not-your-turn', awaited: 1 });
    expect(accepted(next, '3K').state.laid).toEqual([{ colour: 'red', digit: 3, bridge: 'K', lies: 'face-up' }]);
  });

  test('With four players, all move on by one seat: in four games everybody plays every hand.', () => {
    const hands = allSeats(setUp(4)).map(() => new Set<string>());
    for (let game = 0; game < 4; game++) {
      const state: State = { ...setUp(4, { games: 4 }), phase: 'placing', tallies: Array(game).fill(tally(1, 0)) };
      expect(seatToMove(state)).toBe(game);
      expect([...seatsOf(state, 'red'), ...seatsOf(state, 'green')].map((seat) => seat % 2)).toEqual(
        game % 2 === 0 ? [0, 0, 1, 1] : [1, 1, 0, 0],
      );
      for (const seat of allSeats(state)) hands[seat]?.add(`${colourOf(state, seat)} ${parityOf(state, seat)}`);
    }
    for (const played of hands) expect(played.size).toBe(4);
  });

  test('A whole series gives points to the winner of every game, and ends after the last.', () => {
    const states = botGame('series', [anybody], setUp(2, { games: 3 }));
    const end = states.at(-1) as State;
    expect(states.filter(({ phase }) => phase === 'between')).toHaveLength(2);
    expect(end.tallies).toHaveLength(3);
    const [first, second] = pointsOf(end.tallies);
    expect(rules.outcome(end)).toEqual({ winners: first === second ? [] : [first > second ? 0 : 1] });
  });
});

describe('Between two games', () => {
  const state = between(played(model, setUp(2, { games: 2, pause: 3 })));

  test('Anyone may begin the next game, and nobody loses on time meanwhile.', () => {
    expect(rules.awaiting(state)).toBe('anyone');
    for (const seat of [0, 1]) {
      const next = accepted(state, 'next', seat);
      expect(next.state).toMatchObject({ phase: 'placing', laid: [], tallies: [{ red: 8, green: 3 }] });
      expect(next.events).toEqual([{ what: 'begun', game: 2, games: 2, awaited: 1 }]);
    }
  });

  test('It begins by itself after the pause, not before.', () => {
    expect(rules.deadline(state)).toBe(3 * minute);
    const early = rules.step(state, { type: 'tick' }, moment(3 * minute - 1));
    expect(early).toEqual({ ok: true, state, events: [] });
    const due = rules.step(state, { type: 'tick' }, moment(3 * minute));
    expect(due).toMatchObject({ ok: true, state: { phase: 'placing' }, events: [{ event: { what: 'begun' } }] });
  });

  test('After the last game there is no next game and no deadline.', () => {
    for (const games of [1, 2]) {
      const end = games === 1 ? played(model) : played(`next ${model}`, state);
      expect(end.phase).toBe('over');
      expect(rules.deadline(end)).toBeUndefined();
      expect(rules.awaiting(end)).toEqual([]);
    }
  });
});
