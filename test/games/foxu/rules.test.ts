import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corners, directions, holes, isCorner, opposite, points, ray } from '../../../src/games/foxu/board.ts';
import { easy } from '../../../src/games/foxu/bots/easy.ts';
import { hard } from '../../../src/games/foxu/bots/hard.ts';
import { occurrencesToDraw } from '../../../src/games/foxu/decided.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import { pegsLeft, type State } from '../../../src/games/foxu/kind.ts';
import { stopsOf } from '../../../src/games/foxu/slides.ts';
import {
  accepted,
  boardOf,
  boardWith,
  botGame,
  inTurns,
  moment,
  played,
  prepared,
  refusalOf,
  rules,
  somePegs,
  turnsFrom,
} from './playing.ts';

describe('Board', () => {
  test('6×6 points, a1 to f6; the four corners have no hole, the other 32 have one.', () => {
    expect(points).toHaveLength(36);
    expect([points[0], points.at(-1)]).toEqual(['a1', 'f6']);
    expect(points.filter((point) => !holes.includes(point))).toEqual(['a1', 'a6', 'f1', 'f6']);
  });

  test('32 holes, 33 pegs: one peg is one too many.', () => {
    expect(3 * 11 - holes.length).toBe(1);
  });

  test('Lines run along every row, column and diagonal, to the edge.', () => {
    const reach = (point: (typeof points)[number]) => directions.map((direction) => ray(point, direction).length);
    expect(reach('a1')).toEqual([5, 5, 5, 0, 0, 0, 0, 0]);
    expect(reach('c4')).toEqual([2, 2, 3, 3, 3, 2, 2, 2]);
    expect(ray('b5', 'downRight')).toEqual(['c4', 'd3', 'e2', 'f1']);
  });

  test('A tube may travel along any line, and may stand on a corner.', () => {
    expect(boardOf(played(['f1'], turnsFrom(boardWith([], 'b5', 'f6')))).tubes.yellow).toBe('f1');
  });
});

describe('Preparation', () => {
  test('The first player fills any 11 holes with the grey pegs, by hand or at random, until satisfied.', () => {
    const state = played(['shuffle', somePegs, 'shuffle', somePegs, 'ready']);
    expect(state).toMatchObject({ phase: 'corners', grey: somePegs.split(' ').slice(1) });
  });

  test('The grey pegs lie at random from the start, so that the first player can accept them at once.', () => {
    const starts = ['a', 'b', 'c'].map((seed) => rules.setup({}, 2, moment(seed)));
    expect(new Set(starts.map((state) => JSON.stringify(state))).size).toBe(3);
    for (const state of starts) expect(accepted(state, 'ready').state.phase).toBe('corners');
  });

  test('The same holes in another order are the same position.', () => {
    const backwards = ['pegs', ...somePegs.split(' ').slice(1).reverse()].join(' ');
    expect(played([backwards])).toEqual(played([somePegs]));
  });

  test('The first player chooses one of the two diagonals and says which colour is where.', () => {
    const state = played([somePegs, 'ready']);
    for (const corner of corners) {
      const tubes = boardOf(played([`corners yellow ${corner}`], state)).tubes;
      expect(tubes).toEqual({ yellow: corner, blue: opposite[corner] });
    }
  });

  test('Each tube holds 11 pegs of its colour.', () => {
    const board = boardOf(played(prepared));
    expect([pegsLeft(board, 'yellow'), pegsLeft(board, 'blue')]).toEqual([11, 11]);
  });
});

describe('Turns', () => {
  test('A tube moves in a straight line in any of 8 directions, as far as its player likes, at least one point.', () => {
    const board = boardWith([], 'c3', 'f1');
    expect(new Set(stopsOf(board, 'yellow').map(({ direction }) => direction)).size).toBe(8);
    expect(refusalOf(turnsFrom(board), 'c3')).toEqual({ why: 'staying-put', at: 'c3' });
  });

  test('It never passes or lands on the other tube.', () => {
    const state = turnsFrom(boardWith([], 'b2', 'd4'));
    expect(refusalOf(state, 'd4')).toEqual({ why: 'occupied', by: 'blue', to: 'd4' });
    expect(refusalOf(state, 'e5')).toEqual({ why: 'blocked', by: 'blue', at: 'd4', to: 'e5' });
  });

  test('Each empty hole the tube slides over, and the one it stops on, takes one peg from the tube, in the order passed.', () => {
    const state = turnsFrom(boardWith([], 'e3', 'f6'));
    const { state: next, events } = accepted(state, 'b3');
    expect(events).toEqual([
      { what: 'slid', seat: 0, slide: { colour: 'yellow', from: 'e3', to: 'b3', pegged: ['d3', 'c3', 'b3'], left: 8 } },
    ]);
    expect(boardOf(next).pegs).toEqual({ yellow: ['d3', 'c3', 'b3'], blue: [] });
  });

  test('Filled holes and corners take none, and the point it starts from takes none.', () => {
    const board = { ...boardWith(['b1'], 'c1', 'f6'), pegs: { yellow: [], blue: ['d1' as const] } };
    expect(inTurns(played(['a1'], turnsFrom(board))).last.pegged).toEqual([]);
    expect(inTurns(played(['f1'], turnsFrom(board))).last.pegged).toEqual(['e1']);
  });

  test('The tube that drops its eleventh peg wins at once, wherever it was going.', () => {
    const yellow = holes.filter((hole) => hole.startsWith('b') || hole.startsWith('c')).slice(0, 9);
    const board = { ...boardWith([], 'a1', 'f6'), pegs: { yellow, blue: [] } };
    const { state, events } = accepted(turnsFrom(board), 'a6');
    expect(events).toMatchObject([{ slide: { pegged: ['a2', 'a3'], left: 0 } }, { what: 'won', seat: 0 }]);
    expect(rules.outcome(state)).toEqual({ winners: [0] });
  });
});

describe('Pie rule', () => {
  const opened = played([...prepared, 'blue e6']);

  test('The first player moves either tube once.', () => {
    expect(opened.phase).toBe('pie');
    expect(played([...prepared, 'yellow b1']).phase).toBe('pie');
  });

  test('After taking that colour, with the move as made, the first player owns the other tube and makes its first move.', () => {
    const state = inTurns(played(['take'], opened));
    expect(state).toMatchObject({ owners: { yellow: 0, blue: 1 }, turn: 'yellow', board: boardOf(opened) });
    expect(rules.awaiting(state)).toEqual([0]);
  });

  test('After keeping the other colour, the second player makes its first move.', () => {
    const state = inTurns(played(['keep'], opened));
    expect(state).toMatchObject({ owners: { yellow: 1, blue: 0 }, turn: 'yellow', board: boardOf(opened) });
    expect(rules.awaiting(state)).toEqual([1]);
  });
});

describe('Decided, where the leaflet is silent', () => {
  test('Turns are compulsory, and a tube always has somewhere to go: at least two lines are open, at most 25 stops.', () => {
    for (const yellow of points) {
      for (const blue of points.filter((point) => point !== yellow)) {
        const stops = stopsOf(boardWith([], yellow, blue), 'yellow');
        expect(new Set(stops.map(({ direction }) => direction)).size).toBeGreaterThanOrEqual(2);
        expect(stops.length).toBeLessThanOrEqual(25);
      }
    }
  });

  const full = holes.filter((hole) => !isCorner(hole));
  const crowded = { grey: full.slice(0, 16), pegs: { yellow: full.slice(16, 24), blue: full.slice(24) } };
  const start = turnsFrom({ ...crowded, tubes: { yellow: 'b2', blue: 'e5' } });
  const round = ['b3', 'e4', 'b2', 'e5'];

  test('The same position (holes, tubes, player to move) for the third time is a draw.', () => {
    expect(occurrencesToDraw).toBe(3);
    const twice = played([...round, ...round], start);
    expect(twice).toMatchObject({ phase: 'turns' });
    const { state, events } = accepted(twice, 'b3');
    expect(events.at(-1)).toEqual({ what: 'drawn' });
    expect(rules.outcome(state)).toEqual({ winners: [] });
    expect(rules.awaiting(state)).toEqual([]);
  });

  test('The view says how often the position has stood there, so that a draw surprises nobody.', () => {
    const occurrences = [1, 5].map((length) =>
      rules.view(played([...round, ...round].slice(0, length), start), 'table'),
    );
    expect(occurrences).toMatchObject([{ occurrence: 1 }, { occurrence: 2 }]);
  });

  test('A peg dropped on the way makes every later position a new one.', () => {
    const empty = { ...crowded, grey: crowded.grey.filter((hole) => hole !== 'a2') };
    const state = played(['b3', 'e4', 'a2'], turnsFrom({ ...empty, tubes: { yellow: 'b2', blue: 'e5' } }));
    expect(inTurns(state).seen).toHaveLength(1);
  });
});

describe('Inputs that are not moves', () => {
  test('A tick changes nothing, and none is ever due.', () => {
    for (const state of botGame('ticks', [easy, easy])) {
      expect(rules.step(state, { type: 'tick' }, moment())).toEqual({ ok: true, state, events: [] });
      expect(rules.deadline(state)).toBeUndefined();
    }
  });

  test('Nobody joins, leaves or answers an errand.', () => {
    const state = played(prepared);
    for (const input of [
      { type: 'join', seat: 2 },
      { type: 'leave', seat: 0 },
      { type: 'answer', errand: 'solve', value: 1 },
    ] as const) {
      expect(rules.step(state, input, moment())).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
    }
  });
});

describe('States', () => {
  const frozen = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  };

  test('Every state of a game passes its schema, unchanged also after a round trip through JSON.', () => {
    for (const state of botGame('schema', [easy, hard])) {
      expect(foxu.state.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
      expect(JSON.parse(JSON.stringify(rules.view(state, 0)))).toEqual(rules.view(state, 1));
    }
  });

  test('A step changes nothing in the state it is given.', () => {
    for (const state of botGame('frozen', [easy, easy])) frozen(state);
    const game = ['ready', 'corners blue a6', 'blue a5', 'take', 'e1'];
    game.reduce(
      (state: State, text) => {
        frozen(state);
        return accepted(state, text).state;
      },
      rules.setup({}, 2, moment()),
    );
  });

  test('No hole ever holds two pegs, no corner any, and no tube more or fewer than it dropped.', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        for (const state of botGame(seed, [easy, easy])) {
          if (!('board' in state)) continue;
          const { grey, pegs } = state.board;
          const filled = [...grey, ...pegs.yellow, ...pegs.blue];
          expect(new Set(filled).size).toBe(filled.length);
          expect(filled.some(isCorner)).toBe(false);
          expect([grey.length, pegs.yellow.length <= 11, pegs.blue.length <= 11]).toEqual([11, true, true]);
        }
      }),
      { numRuns: 50 },
    );
  });
});
