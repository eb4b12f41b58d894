import { describe, expect, test } from 'vitest';
import { corners, holes, points } from '../../../src/games/foxu/board.ts';
import { foxu } from '../../../src/games/foxu/index.ts';
import { colours, pegsLeft } from '../../../src/games/foxu/kind.ts';
import { stopsOf } from '../../../src/games/foxu/slides.ts';
import {
  accepted,
  boardOf,
  boardWith,
  inTurns,
  moment,
  played,
  prepared,
  refusalOf,
  rules,
  seatToMove,
  somePegs,
  turnsFrom,
} from './playing.ts';

describe('Contents and goal', () => {
  test('Number of players: 2.', () => {
    expect(foxu.seating).toEqual({ least: 2, most: 2 });
  });

  test('One board with 32 holes, two tubes, and three sets of 11 pegs, blue, yellow and grey.', () => {
    const board = boardOf(played(prepared));
    expect(holes).toHaveLength(32);
    expect(Object.keys(board.tubes)).toEqual(['yellow', 'blue']);
    expect(board.grey).toHaveLength(11);
    expect(colours.map((colour) => pegsLeft(board, colour))).toEqual([11, 11]);
  });

  test('The goal: to be the first to empty one’s tube of the 11 pegs.', () => {
    const nearly = boardOf(played(prepared));
    const yellow = holes.filter((hole) => !nearly.grey.includes(hole) && hole !== 'a2').slice(0, 10);
    const state = turnsFrom({ ...nearly, pegs: { yellow, blue: [] } });
    expect(rules.outcome(played(['a2'], state))).toEqual({ winners: [0] });
  });
});

describe('Preparation', () => {
  test('The player drawn by lot to play first fills any holes of the board at random with the 11 grey pegs.', () => {
    const state = rules.setup({}, 2, moment('a'));
    expect(rules.awaiting(state)).toEqual([0]);
    const again = accepted(state, 'shuffle').state;
    for (const { phase, grey } of [state, again].filter((each) => each.phase === 'pegs')) {
      expect(phase).toBe('pegs');
      expect(new Set(grey.filter((hole) => holes.includes(hole))).size).toBe(11);
    }
    expect(again).not.toEqual(state);
    expect(played([somePegs], state)).toMatchObject({
      grey: ['b2', 'b3', 'b4', 'c2', 'c3', 'd2', 'd4', 'e3', 'e5', 'f2', 'f4'],
    });
  });

  test('The first player chooses two opposite corners of a diagonal and places the tubes there for the start.', () => {
    const state = played([somePegs, 'ready']);
    expect(rules.awaiting(state)).toEqual([0]);
    const starts = corners.map((corner) => boardOf(played([`corners blue ${corner}`], state)).tubes);
    expect(starts).toEqual([
      { yellow: 'f6', blue: 'a1' },
      { yellow: 'f1', blue: 'a6' },
      { yellow: 'a6', blue: 'f1' },
      { yellow: 'a1', blue: 'f6' },
    ]);
  });

  test('Blue pegs are stacked in one tube and yellow pegs in the other.', () => {
    expect(boardOf(played(prepared)).pegs).toEqual({ yellow: [], blue: [] });
  });
});

describe('Rules of the game', () => {
  const free = turnsFrom(boardWith([], 'c3', 'f1'));

  test('Tubes move in any direction, in a straight line as far as the player wishes, across, up and down or diagonally.', () => {
    const reached = points.filter((point) => refusalOf(free, point) === undefined);
    expect(reached.join(' ')).toBe('a1 a3 a5 b2 b3 b4 c1 c2 c4 c5 c6 d2 d3 d4 e1 e3 e5 f3 f6');
  });

  test('The lines drawn on the grid show the directions a tube may follow.', () => {
    expect(refusalOf(free, 'd5')).toEqual({ why: 'off-the-lines', from: 'c3', to: 'd5' });
  });

  test('Tubes may be led to the 4 corners marked by concentric circles.', () => {
    const lines = { a1: 'a3', a6: 'a3', f1: 'c1', f6: 'c6' } as const;
    for (const corner of corners) {
      const state = played([corner], turnsFrom(boardWith([], lines[corner], 'd4')));
      expect(boardOf(state).tubes.yellow).toBe(corner);
    }
  });

  test('Tubes may never go back during a turn.', () => {
    const next = accepted(free, 'c6').state;
    expect(seatToMove(next)).toBe(1);
    expect(refusalOf(next, 'c4', 0)).toEqual({ why: 'not-your-turn', awaited: 1 });
  });

  test('Tubes cannot pass one another on the same line.', () => {
    const state = turnsFrom(boardWith([], 'c1', 'c4'));
    expect(refusalOf(state, 'c3')).toBeUndefined();
    expect(refusalOf(state, 'c5')).toEqual({ why: 'blocked', by: 'blue', at: 'c4', to: 'c5' });
  });
});

describe('The pie rule', () => {
  test('Whoever plays first slides a tube in a straight line as far as desired.', () => {
    const state = played(prepared);
    expect(rules.awaiting(state)).toEqual([0]);
    for (const colour of colours) {
      for (const { to } of stopsOf(boardOf(state), colour)) {
        expect(boardOf(played([`${colour} ${to}`], state)).tubes[colour]).toBe(to);
      }
    }
  });

  const opened = played([...prepared, 'yellow a4']);

  test('When the first player has moved the yellow tube, the second player may choose yellow or keep blue.', () => {
    expect(rules.awaiting(opened)).toEqual([1]);
    expect(inTurns(played(['take'], opened)).owners).toEqual({ yellow: 1, blue: 0 });
    expect(inTurns(played(['keep'], opened)).owners).toEqual({ yellow: 0, blue: 1 });
  });

  test('Who chooses yellow takes over the move as made; the first player takes blue for the rest and makes its first move.', () => {
    const state = inTurns(played(['take'], opened));
    expect(state.board).toEqual(boardOf(opened));
    expect(rules.awaiting(state)).toEqual([0]);
    expect(accepted(state, 'f5').events).toMatchObject([{ what: 'slid', seat: 0, slide: { colour: 'blue' } }]);
  });

  test('Who decides to keep blue makes the opening move with it and has that colour to the end.', () => {
    const state = played(['keep'], opened);
    expect(rules.awaiting(state)).toEqual([1]);
    expect(accepted(state, 'f5').events).toMatchObject([{ what: 'slid', seat: 1, slide: { colour: 'blue' } }]);
    expect(inTurns(played(['f5', 'b4', 'e5'], state)).owners).toEqual({ yellow: 0, blue: 1 });
  });

  test('The pie rule takes away any advantage of playing first: whatever the opening, the second player has the choice.', () => {
    const start = played(prepared);
    for (const colour of colours) {
      for (const { to } of stopsOf(boardOf(start), colour)) {
        const pie = played([`${colour} ${to}`], start);
        expect(['take', 'keep'].map((choice) => inTurns(played([choice], pie)).owners[colour])).toEqual([1, 0]);
      }
    }
  });

  test('After the first round colours are final and the players move their tubes in turn.', () => {
    const moves = ['f5', 'b4', 'e5', 'b5'];
    const movers = moves.map((_, index) => seatToMove(played(moves.slice(0, index), played(['keep'], opened))));
    expect(movers).toEqual([1, 0, 1, 0]);
    expect(refusalOf(played(['keep', 'f5'], opened), 'take')).toEqual({ why: 'not-now', phase: 'turns' });
  });

  test('As soon as one of them has emptied the tube the game is over, and that player is the winner.', () => {
    const board = boardWith([], 'a1', 'f6');
    const pegs = { yellow: [], blue: holes.slice(0, 9) };
    const state = played(['d3'], turnsFrom({ ...board, tubes: { yellow: 'd1', blue: 'f6' }, pegs }));
    const { state: end, events } = accepted(state, 'c6');
    expect(events).toMatchObject([{ what: 'slid' }, { what: 'won', seat: 1, colour: 'blue' }]);
    expect(rules.outcome(end)).toEqual({ winners: [1] });
    expect(rules.awaiting(end)).toEqual([]);
  });
});

describe('Hints on strategy', () => {
  test('If your first move gives you an advantage, your opponent can have the benefit of it.', () => {
    const state = inTurns(played([...prepared, 'yellow a6', 'take']));
    expect(state.owners.yellow).toBe(1);
    expect(pegsLeft(state.board, 'yellow')).toBe(7);
  });

  test('Tubes cannot pass one another, so place yours to block your opponent’s way.', () => {
    const open = boardWith([], 'c1', 'f6');
    const barred = boardWith([], 'c1', 'c2');
    expect(stopsOf(open, 'yellow').filter(({ direction }) => direction === 'up')).toHaveLength(5);
    expect(stopsOf(barred, 'yellow').filter(({ direction }) => direction === 'up')).toHaveLength(0);
  });
});
