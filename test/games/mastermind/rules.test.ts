import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mastermind } from '../../../src/games/mastermind/index.ts';
import { cards, colours, shapes } from '../../../src/games/mastermind/pieces.ts';
import {
  accepted,
  afterRounds,
  botGame,
  mastermindPack,
  moment,
  played,
  refusalOf,
  rules,
  seekingBy,
  shown,
  solvedColours,
  solvedShapes,
  someCards,
  started,
  type Typed,
  totals,
  tryMove,
  viewersOf,
  viewOf,
  wrong,
  wrongColours,
  wrongShapes,
} from './playing.ts';
import { dreamer, thinker } from './sitters.ts';

describe('Material', () => {
  test('Two or three players.', () => {
    expect(mastermind.seating).toEqual({ least: 2, most: 3 });
  });

  test('25 cards: each of 5 shapes in each of 5 colours, once.', () => {
    expect([colours.length, shapes.length]).toEqual([5, 5]);
    expect([...cards].sort()).toEqual(mastermindPack([]).sort());
  });
});

describe('A round', () => {
  test('1. The setter secretly chooses 3 cards of the pack, in order (left, middle, right).', () => {
    const { state, events } = accepted(started(2), [0, someCards]);
    expect(state).toMatchObject({ phase: 'seeking', code: ['red-star', 'green-circle', 'blue-cross'], given: [] });
    expect(events).toEqual([{ what: 'set', seat: 0, round: 1 }]);
    expect(viewOf(state, 0)).toMatchObject({ code: ['red-star', 'green-circle', 'blue-cross'] });
    expect(viewOf(state, 1)).not.toHaveProperty('code');
    expect(viewOf(state)).not.toHaveProperty('code');
  });

  test('The cards may be drawn at random instead: three different ones of the pack, each as likely as any.', () => {
    const codes = Array.from({ length: 200 }, (_, turn) => {
      const input = { type: 'move', seat: 0, move: { act: 'draw' } } as const;
      const step = rules.step(started(2), input, moment('drawn', turn));
      return step.ok && step.state.phase === 'seeking' ? step.state.code : [];
    });
    for (const code of codes) expect(new Set(code).size).toBe(3);
    expect(new Set(codes.flat()).size).toBe(25);
    expect(new Set(codes.map(String)).size).toBeGreaterThan(190);
  });

  test('2. Two puzzles run at the same time, colours and shapes; rows of either kind may come in any order.', () => {
    const rows: Typed[] = [
      [1, 'shapes star star star'],
      [1, 'colours R R R'],
      [1, 'colours B B B'],
      [1, 'shapes cross star circle'],
    ];
    for (const order of [rows, rows.toReversed()]) {
      const state = played(seekingBy(2), ...order);
      expect(state.phase).toBe('seeking');
      expect(rules.awaiting(state)).toEqual([1]);
    }
  });

  test('For each the seeker has at most 8 rows.', () => {
    const state = played(seekingBy(2), ...wrong(wrongColours, 8));
    expect(refusalOf(state, [1, wrongColours])).toEqual({ why: 'no-rows-left', puzzle: 'colours' });
    expect(refusalOf(state, [1, wrongShapes])).toBeUndefined();
    const other = played(seekingBy(2), ...wrong(wrongShapes, 8));
    expect(refusalOf(other, [1, wrongShapes])).toEqual({ why: 'no-rows-left', puzzle: 'shapes' });
  });

  test('A row is three tokens; colours (shapes) may repeat.', () => {
    expect(refusalOf(seekingBy(2), [1, 'colours R R R'])).toBeUndefined();
    expect(refusalOf(seekingBy(2), [1, 'shapes star star cross'])).toBeUndefined();
    expect(refusalOf(seekingBy(2), [1, 'colours R R'])).toMatchObject({ why: 'wrong-number-of-tokens', given: 2 });
  });

  test('3. Each row is answered at once: black = right value in the right place; white = right value in a wrong place.', () => {
    const { events } = accepted(seekingBy(2), [1, 'colours R B Y']);
    expect(events).toEqual([
      {
        what: 'row',
        seat: 1,
        number: 1,
        given: { puzzle: 'colours', row: ['red', 'blue', 'yellow'], answer: { black: 1, white: 1 } },
      },
    ]);
    const answered = viewOf(played(seekingBy(2), [1, 'shapes circle star star']));
    expect(answered).toMatchObject({ given: [{ answer: { black: 0, white: 2 } }] });
  });

  test('4. Three blacks solve that puzzle; the round ends when both are solved or out of rows.', () => {
    const half = played(seekingBy(2), [1, solvedColours]);
    expect(half.phase).toBe('seeking');
    expect(refusalOf(half, [1, wrongColours])).toEqual({ why: 'puzzle-solved', puzzle: 'colours' });
    expect(played(half, [1, solvedShapes]).phase).toBe('shown');
    expect(played(half, ...wrong(wrongShapes, 7)).phase).toBe('seeking');
    expect(played(half, ...wrong(wrongShapes, 8)).phase).toBe('shown');
    const none = played(seekingBy(2), ...wrong(wrongShapes, 8), ...wrong(wrongColours, 7));
    expect(none.phase).toBe('seeking');
    expect(played(none, [1, wrongColours]).phase).toBe('shown');
    expect(played(none, [1, solvedColours]).phase).toBe('shown');
  });

  test('Decided: an unsolved puzzle counts its 8 rows and is shown.', () => {
    const state = played(seekingBy(2), [1, solvedColours], ...wrong(wrongShapes, 8));
    expect(totals(state)).toEqual([9, 0]);
    expect(viewOf(state)).toMatchObject({ code: ['red-star', 'green-circle', 'blue-cross'] });
  });

  test('5. The setter scores one point for every row used, colours and shapes together.', () => {
    const state = seekingBy(2);
    expect(totals(played(state, [1, solvedColours], [1, solvedShapes]))).toEqual([2, 0]);
    expect(
      totals(played(state, ...wrong(wrongColours, 3), [1, solvedColours], ...wrong(wrongShapes, 2), [1, solvedShapes])),
    ).toEqual([7, 0]);
    expect(totals(played(state, ...wrong(wrongColours, 8), ...wrong(wrongShapes, 8)))).toEqual([16, 0]);
  });

  test('6. The three cards are shown, laid aside and covered on the central board: the pack is three cards smaller.', () => {
    const { state, events } = accepted(played(seekingBy(2), [1, solvedColours]), [1, solvedShapes]);
    const code = ['red-star', 'green-circle', 'blue-cross'];
    expect(events).toMatchObject([{ what: 'row' }, { what: 'shown', round: 1, setter: 0, code, points: 2 }]);
    for (const viewer of viewersOf(2)) {
      expect(viewOf(state, viewer)).toMatchObject({ phase: 'shown', code, covered: code, fresh: code });
    }
    const next = played(state, [0, 'next']);
    expect(refusalOf(next, [1, 'cards red-star red-circle red-cross'])).toEqual({
      why: 'card-covered',
      card: 'red-star',
    });
    expect(refusalOf(next, [1, 'cards red-square red-circle red-cross'])).toBeUndefined();
  });

  test('Cards drawn at random are never covered ones.', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const state = afterRounds(started(2), 7);
        const input = { type: 'move', seat: 1, move: { act: 'draw' } } as const;
        const step = rules.step(played(state, [0, 'next']), input, moment(seed));
        const code = step.ok && step.state.phase === 'seeking' ? step.state.code : [];
        expect(code).toHaveLength(3);
        for (const card of code) expect(state.course.covered).not.toContain(card);
      }),
      { numRuns: 20 },
    );
  });
});

describe('Between rounds', () => {
  const pause = shown(played(seekingBy(2), [1, solvedColours], [1, solvedShapes]));

  test('The three cards are shown until somebody at the table goes on.', () => {
    expect(rules.awaiting(pause)).toBe('anyone');
    for (const seat of [0, 1]) {
      const { state, events } = accepted(pause, [seat, 'next']);
      expect(state.phase).toBe('choosing');
      expect(events).toEqual([{ what: 'began', round: 2, setter: 1, pack: 'same' }]);
    }
  });

  test('The next round begins by itself after a minute, and not sooner.', () => {
    expect(rules.deadline(pause)).toBe(60_000);
    const early = rules.step(pause, { type: 'tick' }, moment('early', 0, 59_999));
    expect(early).toEqual({ ok: true, state: pause, events: [] });
    const due = rules.step(pause, { type: 'tick' }, moment('due', 0, 60_000));
    expect(due.ok && due.state).toEqual(played(pause, [0, 'next']));
    expect(due.ok && due.events).toMatchObject([{ to: 'table', event: { what: 'began' } }]);
  });

  test('There is no deadline while cards are chosen or sought, or in the end.', () => {
    for (const state of [started(2), seekingBy(2), afterRounds(started(2, { rounds: 2 }), 2)]) {
      expect(rules.deadline(state)).toBeUndefined();
      expect(rules.step(state, { type: 'tick' }, moment('tick', 0, 1e9))).toEqual({ ok: true, state, events: [] });
    }
  });

  test('After the last round the game is over at once.', () => {
    expect(afterRounds(started(2, { rounds: 2 }), 2).phase).toBe('over');
  });
});

describe('Inputs that are not moves', () => {
  test('Nobody joins, leaves or answers an errand.', () => {
    for (const input of [
      { type: 'join', seat: 2 },
      { type: 'leave', seat: 0 },
      { type: 'answer', errand: 'solve', value: 1 },
    ] as const) {
      expect(rules.step(started(2), input, moment())).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
    }
  });
});

describe('States', () => {
  test('Every state of a game passes its schema, unchanged also after a round trip through JSON.', () => {
    for (const states of [
      botGame('schema', [dreamer, thinker]),
      botGame('schema', [dreamer, thinker, dreamer], { rounds: 6 }),
    ]) {
      for (const state of states) expect(mastermind.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
    }
  });

  test('Every config that can be chosen passes its schema, and so does every preset.', () => {
    const { choices } = mastermind;
    for (const rounds of [undefined, 2, 7, 24]) {
      for (const setters of [undefined, 'in-turn', 'one-after-the-other']) {
        for (const possible of [undefined, 'told', 'not-told']) {
          const config = choices!.config({ rounds, setters, possible });
          expect(mastermind.config.parse(JSON.parse(JSON.stringify(config)))).toEqual(config);
          expect(config.rounds).toBe(rounds);
          expect(config.setters).toBe(setters ?? 'in-turn');
          expect(config.possible).toBe(possible ?? 'not-told');
        }
      }
    }
    for (const preset of Object.values(mastermind.presets)) expect(mastermind.config.parse(preset)).toEqual(preset);
  });

  test('A game of any length, with any config and number of players, ends with as many rounds as it said.', () => {
    const configs = fc.record({
      rounds: fc.option(fc.integer({ min: 2, max: 24 }), { nil: undefined }),
      setters: fc.constantFrom('in-turn', 'one-after-the-other'),
    });
    fc.assert(
      fc.property(configs, fc.constantFrom(2, 3), (config, seats) => {
        const start = started(seats, config);
        const { rounds } = viewOf(start);
        const end = afterRounds(start, rounds);
        expect(end).toMatchObject({ phase: 'over', course: { points: Array(rounds).fill(2) } });
        expect(rules.awaiting(end)).toEqual([]);
        expect(tryMove(end, [0, 'next'])).toEqual({ ok: false, refusal: { why: 'over' } });
      }),
      { numRuns: 40 },
    );
  });
});
