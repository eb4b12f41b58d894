import { describe, expect, test } from 'vitest';
import { replayed } from '../../../src/games/zgame/actions.ts';
import { files, squares } from '../../../src/games/zgame/board.ts';
import { filesOfZ } from '../../../src/games/zgame/decided.ts';
import { zgame } from '../../../src/games/zgame/index.ts';
import { numberOf, sides, signs } from '../../../src/games/zgame/kind.ts';
import { judgeLine } from '../../../src/games/zgame/line.ts';
import { presets } from '../../../src/games/zgame/presets.ts';
import {
  accepted,
  arranged,
  begun,
  eventsOf,
  fresh,
  inTurns,
  moment,
  otherLine,
  played,
  randomGame,
  reached,
  refusalOf,
  rules,
  someLine,
  standing,
  turnsFrom,
  viewOf,
} from './playing.ts';

describe('Pieces', () => {
  test('Eight pieces each: one Z, two zeros, one arrow, two crosses, two pluses.', () => {
    expect(numberOf).toEqual({ Z: 1, '0': 2, '>': 1, x: 2, '+': 2 });
    expect(signs.reduce((sum, sign) => sum + numberOf[sign], 0)).toBe(8);
  });

  test.each([
    ['Z', 'one square in any of the 8 directions', 'c3 c4 c5 d3 d5 e3 e4 e5'],
    ['0', 'one square forward, straight or diagonal', 'c5 d5 e5'],
    ['>', 'one or two squares forward, straight or diagonal, in one direction', 'b6 c5 d5 d6 e5 f6'],
    ['x', 'any number of squares along a diagonal, forward or back', 'a1 a7 b2 b6 c3 c5 e3 e5 f2 f6 g1 g7 h8'],
    ['+', 'any number of squares along a row or column', 'a4 b4 c4 d1 d2 d3 d5 d6 d7 d8 e4 f4 g4 h4'],
  ])('%s moves %s.', (sign, _, to) => {
    expect(reached(turnsFrom(`w${sign}d4 wZh2 bZa8`), 'd4')).toBe(to);
  });

  test('For Black, forward is down the board.', () => {
    expect(reached(turnsFrom('wZh1 bZa8 b>d4', { turn: 'black' }), 'd4')).toBe('b2 c3 d2 d3 e3 f2');
    expect(reached(turnsFrom('wZh1 bZa8 b0d4', { turn: 'black' }), 'd4')).toBe('c3 d3 e3');
  });

  test('A zero or an arrow on the last row cannot move.', () => {
    const state = turnsFrom('w0a8 w>c8 wZe1 bZh5');
    expect([reached(state, 'a8'), reached(state, 'c8')]).toEqual(['', '']);
  });
});

describe('Board and set-up', () => {
  test('An 8×8 board; each player’s eight pieces fill their own base line: White at row 1, Black at row 8.', () => {
    const { pieces } = begun().position;
    expect(squares).toHaveLength(64);
    for (const [side, row, line] of [
      ['white', '1', someLine],
      ['black', '8', otherLine],
    ] as const) {
      const own = pieces.filter((piece) => piece.side === side);
      expect(own.map(({ at }) => at)).toEqual(files.map((file) => `${file}${row}`));
      expect(own.map(({ sign }) => sign).join('')).toBe(line);
    }
  });

  test('The Z stands on one of the two middle squares, d or e, the player’s choice.', () => {
    expect(filesOfZ).toEqual(['d', 'e']);
    for (const [place, file] of files.entries()) {
      const others = [...'x+0>0+x'];
      const line = [...others.slice(0, place), 'Z', ...others.slice(place)].join('');
      const refusal = filesOfZ.includes(file) ? undefined : { why: 'z-not-in-the-middle', file };
      expect(refusalOf(fresh(), line, 0)).toEqual(refusal);
    }
  });

  test('The other seven are in an order of the player’s choice.', () => {
    for (const line of ['++xZ>x00', '00xxZ++>', ...Object.values(presets)]) {
      expect(inTurns(played(['ready', 'ready'], arranged(line, line))).lines.white.join('')).toBe(line);
    }
  });

  test('The Z is face up from the start, all else face down.', () => {
    const faces = begun().position.pieces.map(({ sign, face }) => (sign === 'Z') === (face === 'up'));
    expect(faces).toEqual(Array(16).fill(true));
  });

  test('Both arrange at the same time, in any order; the game begins when both are ready.', () => {
    let state = fresh();
    expect(rules.awaiting(state)).toEqual([0, 1]);
    state = accepted(state, otherLine, 1).state;
    state = accepted(state, someLine, 0).state;
    state = accepted(state, 'ready', 1).state;
    expect([state.phase, rules.awaiting(state)]).toEqual(['arranging', [0]]);
    state = accepted(state, 'shuffle', 0).state;
    const events = eventsOf(state, 'ready', 0);
    expect(events.map(({ what }) => what)).toEqual(['ready', 'begun']);
    expect(accepted(state, 'ready', 0).state.phase).toBe('turns');
  });

  test('Each player has a legal line from the start, so that both can be ready at once.', () => {
    const starts = ['a', 'b', 'c', 'd'].map(fresh);
    for (const { lines } of starts.flatMap((state) => (state.phase === 'arranging' ? [state] : []))) {
      for (const side of sides) expect(judgeLine(lines[side].join('')).ok).toBe(true);
      expect(lines.white).not.toEqual(lines.black);
    }
    expect(new Set(starts.map((state) => JSON.stringify(state))).size).toBe(4);
    expect(played(['ready', 'ready'], fresh()).phase).toBe('turns');
  });

  test('Two pieces are swapped by their columns; a shuffle is legal too.', () => {
    const swapped = accepted(arranged(), 'swap a b', 0).state;
    expect(viewOf(swapped, 0)).toMatchObject({ line: [...'+x0>Z0+x'] });
    expect(refusalOf(swapped, 'swap d e', 0)).toBeUndefined();
    const shuffles = Array.from({ length: 20 }, (_, turn) =>
      rules.step(swapped, { type: 'move', seat: 0, move: { act: 'shuffle' } }, moment('shuffle', turn)),
    );
    for (const step of shuffles) {
      expect(step.ok && step.state.phase === 'arranging' && judgeLine(step.state.lines.white.join('')).ok).toBe(true);
    }
  });

  test('White begins and is seat 0; the host draws the lot.', () => {
    expect(rules.awaiting(begun())).toEqual([0]);
    expect(begun().position.turn).toBe('white');
    expect(rules.awaiting(played(['e1-e2'], begun()))).toEqual([1]);
  });
});

describe('A turn: move one piece, or reveal one piece', () => {
  test.each([...'0>x+'])('A hidden %s moves like a zero: one square forward, straight or diagonal.', (sign) => {
    expect(reached(turnsFrom(`w${sign}?d4 wZh2 bZa8`), 'd4')).toBe('c5 d5 e5');
    expect(reached(turnsFrom(`b${sign}?d4 wZh2 bZa8`, { turn: 'black' }), 'd4')).toBe('c3 d3 e3');
  });

  test('Instead of moving, a player may turn one own hidden piece face up; then it is the other’s turn.', () => {
    const { state, events } = accepted(begun(), 'b1!');
    expect(standing(state, 'b1')).toBe('w+');
    expect(rules.awaiting(state)).toEqual([1]);
    expect(events).toMatchObject([{ to: 'table', event: { deed: { act: 'reveal', at: 'b1', sign: '+' } } }]);
  });

  test('From their next turn on it moves by its sign.', () => {
    const state = played(['b1!', 'e8!'], begun());
    expect(reached(state, 'b1')).toBe('b2 b3 b4 b5 b6 b7 b8');
    expect(standing(played(['b1-b6'], state), 'b6')).toBe('w+');
  });

  test('A revealed piece never goes back: it stays face up wherever it moves.', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      let up = 0;
      for (const state of randomGame(seed)) {
        if (state.phase !== 'turns') continue;
        const { pieces, taken } = state.position;
        const gone = taken.length + pieces.filter(({ face }) => face === 'up').length;
        expect(gone).toBeGreaterThanOrEqual(up);
        up = gone;
      }
    }
  });

  test('Nothing jumps, not over one’s own pieces nor over the opponent’s.', () => {
    const state = turnsFrom('w+d1 w0d4 b0?a1 wxh1 bxf3 wZa2 bZh8 w>b5 bxb6');
    expect(reached(state, 'd1')).toBe('a1 b1 c1 d2 d3 e1 f1 g1');
    expect(reached(state, 'h1')).toBe('f3 g2');
    expect(reached(state, 'b5')).toBe('a6 b6 c6 d7');
  });

  test('Moving onto an opponent’s piece takes it; it is laid beside the board face up, so that both see what it was.', () => {
    const state = turnsFrom('w0?d4 wZh1 bx?e5 bZa8');
    const next = played(['d4xe5'], state);
    expect(standing(next, 'e5')).toBe('w0?');
    for (const viewer of ['table', 0, 1] as const) {
      expect(viewOf(next, viewer)).toMatchObject({
        taken: [{ side: 'black', sign: 'x' }],
        last: { from: 'd4', to: 'e5', took: { sign: 'x', face: 'down' } },
      });
    }
  });

  test('A hidden piece that reaches the opponent’s base line is revealed at once, in the same turn.', () => {
    const white = accepted(turnsFrom('w+?d7 wZh1 bZa5'), 'd7-e8');
    expect(standing(white.state, 'e8')).toBe('w+');
    expect(white.events).toMatchObject([{ event: { deed: { act: 'move', revealed: '+' } } }]);
    expect(rules.awaiting(white.state)).toEqual([1]);
    const black = accepted(turnsFrom('wxd1 wZh4 b0?c2 bZa5', { turn: 'black' }), 'c2xd1');
    expect(standing(black.state, 'd1')).toBe('b0');
    expect(black.events).toMatchObject([{ event: { deed: { revealed: '0', took: { sign: 'x' } } } }]);
  });

  test('Taking the Z wins, whatever takes it.', () => {
    for (const taker of ['w0?d7', 'w+e1', 'wxb5', 'wZd7', 'w>e6']) {
      const state = turnsFrom(`${taker} ${taker.includes('Z') ? '' : 'wZh1 '}bZe8 b0?a8`);
      const { state: over, events } = accepted(state, `${taker.slice(-2)}xe8`);
      expect(rules.outcome(over)).toEqual({ winners: [0] });
      expect(rules.awaiting(over)).toEqual([]);
      expect(events.at(-1)).toMatchObject({ to: 'table', event: { what: 'won', seat: 0 } });
    }
    const black = accepted(turnsFrom('wZe1 b+e8 bZa8', { turn: 'black' }), 'e8xe1').state;
    expect(rules.outcome(black)).toEqual({ winners: [1] });
  });

  test('There is no check and no duty to protect the Z: it may be left standing, or walk, where it can be taken.', () => {
    const state = turnsFrom('wZe1 w0a2 b+e8 bZa8');
    expect(refusalOf(state, 'a2-a3')).toBeUndefined();
    expect(refusalOf(state, 'e1-e2')).toBeUndefined();
    expect(rules.outcome(played(['e1-e2', 'e8xe2'], state))).toEqual({ winners: [1] });
  });
});

describe('After the game', () => {
  const midway = played(['b1!', 'h8-h7', 'b1-b7', 'h7-h6'], begun());

  test('Everything is shown to everybody: base lines, actions and result, from which every position can be seen again.', () => {
    const taken = played(['b7-d7', 'g8-g7', 'd7xd8'], midway);
    expect(taken.phase).toBe('over');
    for (const viewer of ['table', 0, 1] as const) {
      const view = viewOf(taken, viewer);
      if (view.phase !== 'over') throw new Error('It is not over.');
      expect(view.lines.black.join('')).toBe(otherLine);
      expect(view.actions).toEqual(['b1!', 'h8-h7', 'b1-b7', 'h7-h6', 'b7-d7', 'g8-g7', 'd7-d8']);
      expect(view.result).toEqual({ by: 'taking', side: 'white' });
    }
  });

  test('What the state keeps of a game gives every position again.', () => {
    for (const seed of ['a', 'b', 'c']) {
      const states = randomGame(seed).filter((state) => state.phase === 'turns');
      for (const { lines, actions, position, last } of states) {
        const again = replayed(lines, actions);
        expect(again.position).toEqual(position);
        expect(again.deed).toEqual(last);
      }
    }
  });
});

test('Two players.', () => {
  expect(zgame.seating).toEqual({ least: 2, most: 2 });
});
