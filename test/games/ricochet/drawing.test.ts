import { describe, expect, test } from 'vitest';
import { boardOf, centre } from '../../../src/games/ricochet/board/board.ts';
import type { RobotCells, TargetName } from '../../../src/games/ricochet/board/vocabulary.ts';
import { targetNames } from '../../../src/games/ricochet/board/vocabulary.ts';
import type { State } from '../../../src/games/ricochet/kind.ts';
import { beginRound } from '../../../src/games/ricochet/rounds.ts';
import {
  accepted,
  at,
  board,
  heard,
  moment,
  opened,
  place,
  played,
  refusalOf,
  rules,
  standard,
  viewOf,
  ways,
} from './playing.ts';

const { targets } = boardOf(board);
const draws = 60;

/** Which targets are drawn next from these, with the robots in this position, over many tries. */
function drawn(left: readonly TargetName[], from: RobotCells) {
  const table = { config: standard, board, left, players: opened().players } as const;
  return Array.from({ length: draws }, (_, nth) => beginRound(table, 2, from, moment(nth, 'draws')));
}

/** Seat 0 wins the red star, so the red robot ends on it. */
const won = (left: readonly TargetName[]) =>
  played(opened({ left }), [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`]);

describe('Drawing a target', () => {
  test('Each of the targets left may be drawn, and no other.', () => {
    const left = ['green-moon', 'blue-gear', 'vortex'] as const;
    expect(new Set(drawn(left, place).map(({ state }) => state.round.target))).toEqual(new Set(left));
  });

  test('A target on which the active robot already stands is put back, and another is drawn.', () => {
    const onRedStar: RobotCells = [targets['red-star'], 17, 30, 225];
    for (const { state, events } of drawn(['red-star', 'vortex'], onRedStar)) {
      expect(events).toEqual([{ what: 'drawn', round: 2, target: 'vortex' }]);
      expect(state.round.place).toEqual(onRedStar);
    }
    const otherOnRedStar: RobotCells = [17, targets['red-star'], 30, 225];
    expect(new Set(drawn(['red-star', 'vortex'], otherOnRedStar).map(({ state }) => state.round.target)).size).toBe(2);
  });

  test.each([0, 1, 2, 3])('The vortex is not drawn while any robot is on it (robot %i).', (robot) => {
    const onVortex = [11, 17, 30, 225].map((cell, nth) =>
      nth === robot ? targets.vortex : cell,
    ) as unknown as RobotCells;
    for (const { state } of drawn(['red-star', 'vortex'], onVortex)) expect(state.round.target).toBe('red-star');
  });

  test('When robots are on all targets left, they are put on free cells at random, as at the start.', () => {
    const taken = [...centre, ...Object.values(targets)];
    const onBoth: RobotCells = [targets['red-star'], targets.vortex, 30, 225];
    const scattered = drawn(['red-star', 'vortex'], onBoth);
    for (const { state, events } of scattered) {
      expect(events).toEqual([{ what: 'scattered' }, { what: 'drawn', round: 2, target: state.round.target }]);
      expect(new Set(state.round.place).size).toBe(4);
      expect(state.round.place.filter((cell) => taken.includes(cell))).toEqual([]);
      expect(viewOf(state).place).toEqual(state.round.place);
    }
    expect(new Set(scattered.map(({ state }) => state.round.target)).size).toBe(2);
    expect(new Set(scattered.map(({ state }) => `${state.round.place}`)).size).toBe(draws);
  });

  test('The round remembers the one before it.', () => {
    const next = played(won(targetNames), [81, '1: next']);
    expect(next.before).toMatchObject({ number: 1, target: 'red-star', place, result: { how: 'won', seat: 0 } });
    expect(viewOf(next).before).toMatchObject({ round: 1, target: 'red-star', place, result: { how: 'won', seat: 0 } });
    expect(viewOf(opened())).not.toHaveProperty('before');
  });

  test('Between rounds there is a pause, which anybody can end.', () => {
    const resting = won(targetNames);
    expect(rules.deadline(resting)).toBe(110_000);
    expect(rules.awaiting(resting)).toBe('anyone');
    expect(played(resting, [109.9, 'tick'])).toBe(resting);
    for (const deed of [
      [110, 'tick'],
      [80.1, '3: next'],
    ] as const) {
      expect(heard(resting, deed)).toMatchObject([{ what: 'drawn', round: 2 }]);
      expect(played(resting, deed).round.since).toBe(deed[0] * 1_000);
    }
  });
});

describe('After a target that nobody bid for', () => {
  const unbid = (left: readonly TargetName[]) => played(opened({ left }), [240, '0: timer'], [301.5, 'tick']);

  test('Another target is drawn, when there is another.', () => {
    for (let nth = 0; nth < draws; nth++) {
      const next = accepted(unbid(['red-star', 'vortex']), [302, '0: next'], `unbid ${nth}`).state;
      expect(next.round.target).toBe('vortex');
    }
  });

  test('When it is the last target, its solution was shown, so the robots are put on other cells.', () => {
    const again = accepted(unbid(['red-star']), [302, '0: next']);
    expect(again.events).toEqual([{ what: 'scattered' }, { what: 'drawn', round: 2, target: 'red-star' }]);
    expect(again.state.round.place).not.toEqual(place);
  });
});

describe('After a target that nobody could reach in a demonstration', () => {
  const failing = (from: State, second: number) =>
    played(from, [second, '0: 3'], [second + 61.5, 'tick'], [second + 62, '0: give up']);
  const nobody = (left: readonly TargetName[]) => failing(opened({ left }), 10);

  test('Another target is drawn, when there is another.', () => {
    for (let nth = 0; nth < draws; nth++) {
      const next = accepted(nobody(['red-star', 'vortex']), [81, '0: next'], `nobody ${nth}`);
      expect(next.events).toEqual([{ what: 'drawn', round: 2, target: 'vortex' }]);
      expect(next.state.round.place).toEqual(place);
    }
  });

  test('When all that are left were shown from here, the robots are put on other cells, and all may be drawn.', () => {
    const second = played(nobody(['red-star', 'vortex']), [81, '0: next']);
    const both = failing(second, 90);
    expect(both.spent).toEqual(['red-star']);
    const third = Array.from({ length: draws }, (_, nth) => accepted(both, [153, '0: next'], `both ${nth}`));
    for (const { state, events } of third) {
      expect(events).toMatchObject([{ what: 'scattered' }, { what: 'drawn', round: 3 }]);
      expect(state.round.place).not.toEqual(place);
      expect(state.spent).toEqual([]);
    }
    expect(new Set(third.map(({ state }) => state.round.target))).toEqual(new Set(['red-star', 'vortex']));
  });

  test('When a token is won, the robots have moved, and every target may be drawn again.', () => {
    const won = played(
      nobody(['green-moon', 'red-star', 'vortex']),
      [81, '0: next'],
      [90, '0: 9'],
      [151.5, 'tick'],
      [152, '0: give up'],
      [153, '0: next'],
    );
    const moved: State = { ...won, round: { ...won.round, target: 'red-star', place } };
    const token = played(moved, [160, '0: 3'], [221.5, 'tick'], [222, `0: ${ways.best}`], [223, '0: next']);
    expect(token.spent).toEqual([]);
  });

  test('A game begun before that was decided draws as it always has, so that its log gives it again.', () => {
    const { edition: _, ...config } = standard;
    const older: State = { ...opened({ left: ['red-star', 'vortex'] }), config };
    const failed = failing(older, 10);
    const next = Array.from({ length: draws }, (_, nth) => accepted(failed, [81, '0: next'], `nobody ${nth}`).state);
    expect(new Set(next.map(({ round }) => round.target)).size).toBe(2);
    for (const state of next) expect('spent' in state).toBe(false);
    const unbidden = played({ ...opened({ left: ['red-star'] }), config }, [240, '0: timer'], [301.5, 'tick']);
    expect(heard(unbidden, [302, '0: next'])).toEqual([{ what: 'drawn', round: 2, target: 'red-star' }]);
  });
});

describe('A target that cannot be reached', () => {
  test.each([
    ['open', []],
    ['quiet', [[240, 'tick']]],
    ['turned', [[240, '0: timer']]],
    ['bidding', [[10, '0: 7']]],
  ] as const)('As soon as that is known, the round ends (%s), and everybody is told.', (stage, deeds) => {
    const state = played(opened(), ...deeds);
    expect(state.stage.at).toBe(stage);
    const { state: over, events } = accepted(state, [250, 'answer impossible']);
    expect(events).toEqual([{ what: 'impossible', target: 'red-star' }]);
    expect(at(viewOf(over), 'resting').past).toMatchObject({
      result: { how: 'impossible' },
      reveal: { known: 'impossible' },
    });
    expect(over.left).toContain('red-star');
  });

  test('While somebody demonstrates, the round goes on.', () => {
    const showing = played(opened(), [10, '0: 7'], [71.5, 'tick'], [75, '0: r^']);
    const { state, events } = accepted(showing, [80, 'answer impossible']);
    expect(events).toEqual([]);
    expect(viewOf(state)).toEqual(viewOf(showing));
    expect(heard(state, [81, '0: give up'])).toMatchObject([
      { what: 'failed' },
      { what: 'nobody' },
      { what: 'solved' },
    ]);
  });

  test('Another target is drawn next; when there is no other, the robots are put on other cells.', () => {
    const impossible = (left: readonly TargetName[]) => played(opened({ left }), [1, 'answer impossible']);
    for (let nth = 0; nth < draws; nth++) {
      const next = accepted(impossible(['red-star', 'vortex']), [40, 'tick'], `impossible ${nth}`);
      expect(next.events).toEqual([{ what: 'drawn', round: 2, target: 'vortex' }]);
    }
    const last = accepted(impossible(['red-star']), [40, 'tick']);
    expect(last.events).toEqual([{ what: 'scattered' }, { what: 'drawn', round: 2, target: 'red-star' }]);
    expect(last.state.round.place).not.toEqual(place);
  });
});

describe('When the config has a longest solution', () => {
  const config = { longest: 3 } as const;
  /** The red star is won, and another is drawn: one of the two that are left. */
  const judging = played(
    opened({ config, left: ['red-star', 'green-moon', 'vortex'] }),
    [10, '0: 3'],
    [71.5, 'tick'],
    [80, `0: ${ways.best}`],
    [90, '1: next'],
  );

  test('A target is drawn, and not shown before it is judged.', () => {
    expect(viewOf(judging)).toMatchObject({ round: 2, target: undefined, stage: { at: 'judging' }, hint: 'closed' });
    expect(rules.awaiting(judging)).toEqual([]);
    expect(rules.listening?.(judging)).toBeUndefined();
    expect(refusalOf(judging, [91, '0: 7'])).toEqual({ why: 'no-bids-now', stage: 'judging' });
    expect(JSON.stringify(viewOf(judging))).not.toContain(`"target":"${judging.round.target}"`);
    const start = rules.setup({ ...standard, ...config }, 1, moment(0));
    expect(viewOf(start)).toMatchObject({ round: 1, target: undefined, stage: { at: 'judging' } });
  });

  test('Nobody is told which target it is.', () => {
    const won = opened({ config, left: ['red-star', 'green-moon', 'vortex'] });
    const told = heard(won, [10, '0: 3'], [71.5, 'tick'], [80, `0: ${ways.best}`], [90, '1: next']);
    expect(told).toEqual([{ what: 'judging', round: 2 }]);
  });

  test('A target that is not too long is shown, and its round begins then.', () => {
    const { state, events } = accepted(judging, [91, 'answer at-least 3']);
    expect(events).toEqual([{ what: 'drawn', round: 2, target: judging.round.target }]);
    expect(state).toMatchObject({ round: { since: 91_000, hints: { given: 0, nextAt: 91_000 } } });
    expect(at(state, 'open').quietAt).toBe(91_000 + 240_000);
  });

  test.each(['at-least 4', 'impossible'])(
    'A target that is too long is put back unseen (%s), and another is drawn.',
    (answer) => {
      const { state, events } = accepted(judging, [91, `answer ${answer}`]);
      expect(events).toEqual([{ what: 'skipped', longest: 3 }]);
      expect(state.round).toMatchObject({ number: 2, solution: { known: 'not-yet' } });
      expect(new Set([judging.round.target, state.round.target])).toEqual(new Set(['green-moon', 'vortex']));
      expect(at(state, 'judging')).toEqual({ at: 'judging', until: 94_000, tried: [judging.round.target] });
      expect(state.left).toEqual(['green-moon', 'vortex']);
      expect(rules.errand?.(state)?.name).not.toBe(rules.errand?.(judging)?.name);
    },
  );

  test('The number of moves of the best solution decides.', () => {
    const start = (longest: number) => {
      const state = opened({ config: { longest }, left: ['red-star', 'vortex'] });
      return { ...state, stage: { at: 'judging', until: 3_000, tried: [] } } as const;
    };
    expect(heard(start(2), [1, `answer best ${ways.best}`])).toEqual([{ what: 'skipped', longest: 2 }]);
    expect(heard(start(3), [1, `answer best ${ways.best}`])).toEqual([{ what: 'drawn', round: 1, target: 'red-star' }]);
  });

  test('When all were tried, the last is shown anyway; if it is impossible, everybody is told.', () => {
    const second = played(judging, [91, 'answer at-least 4']);
    const { target } = second.round;
    expect(heard(second, [92, 'answer at-least 4'])).toEqual([{ what: 'drawn', round: 2, target }]);
    expect(heard(second, [92, 'answer impossible'])).toEqual([
      { what: 'drawn', round: 2, target },
      { what: 'impossible', target },
    ]);
    expect(played(second, [92, 'answer impossible']).stage.at).toBe('resting');
  });

  test('When the judgement takes too long, the target is shown anyway, and the answer still comes.', () => {
    expect(rules.deadline(judging)).toBe(93_000);
    const shown = accepted(judging, [93, 'tick']);
    expect(shown.events).toEqual([{ what: 'drawn', round: 2, target: judging.round.target }]);
    expect(played(shown.state, [94, 'answer at-least 20'])).toMatchObject({
      stage: { at: 'open' },
      round: { solution: { known: 'at-least', moves: 20 } },
    });
  });
});
