import { describe, expect, test } from 'vitest';
import { thinkingFor } from '../../../src/games/thinking.ts';
import { writeAction } from '../../../src/games/zgame/actions.ts';
import { hard } from '../../../src/games/zgame/bots/hard.ts';
import { judge } from '../../../src/games/zgame/bots/judge.ts';
import {
  type Half,
  hashAt,
  packed,
  actionsOf as packedActionsOf,
  unpacked,
} from '../../../src/games/zgame/bots/packed.ts';
import { newSearch, worthAfter } from '../../../src/games/zgame/bots/search.ts';
import { emptyTable } from '../../../src/games/zgame/bots/table.ts';
import { win, worthTable } from '../../../src/games/zgame/bots/worth.ts';
import type { Action, Position, Side, State } from '../../../src/games/zgame/kind.ts';
import { actionsOf } from '../../../src/games/zgame/moves.ts';
import { notation } from '../../../src/games/zgame/notation.ts';
import { advance, fingerprint } from '../../../src/games/zgame/position.ts';
import { accepted, fresh, inTurns, moment, played, randomGame, rules, turnsFrom, viewOf } from './playing.ts';

/** In how many actions the side that acts wins for certain, if it can within so many. By the rules alone. */
function winIn(position: Position, most: number): number | undefined {
  const wins = actionsOf(position.pieces, position.turn).map((action) => winBy(position, action, most));
  return least(wins);
}

function winBy(position: Position, action: Action, most: number): number | undefined {
  const after = advance(position, action);
  if (after.end?.by === 'taking') return 1;
  if (after.end !== undefined || most < 3 || after.passed.length > 0) return undefined;
  let longest = 0;
  for (const answer of actionsOf(after.position.pieces, after.position.turn)) {
    const next = advance(after.position, answer);
    const count = next.end !== undefined || next.passed.length > 0 ? undefined : winIn(next.position, most - 2);
    if (count === undefined) return undefined;
    longest = Math.max(longest, count);
  }
  return 2 + longest;
}

function least(counts: readonly (number | undefined)[]): number | undefined {
  const known = counts.filter((count) => count !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

const worths = worthTable();
/** The last turns of random games, where a Z is often in danger. */
const positions = Array.from({ length: 8 }, (_, index) => randomGame(`danger ${index}`))
  .flatMap((states) => states.filter(({ phase }) => phase === 'turns').slice(-2))
  .map((state) => inTurns(state).position);

test('The search finds just the wins within three actions that plain trying out by the rules finds.', () => {
  let wins = 0;
  for (const position of positions) {
    const half: Half = position.turn === 'white' ? 0 : 1;
    const board = packed(position.pieces, half, worths);
    const search = newSearch(emptyTable(), () => false, { drawn: 0, dull: 0, force: 0 });
    for (const action of packedActionsOf(board, half)) {
      search.trail[0] = board.sums[hashAt] ?? 0;
      search.trailEnd = 1;
      const worth = worthAfter(search, board, half, action, 0, 2, -win, win, 1);
      const expected = winBy(position, unpacked(action), 3);
      if (expected === undefined) expect(worth).toBeLessThan(win - 3);
      else expect(worth).toBe(win - expected);
      wins += expected === undefined ? 0 : 1;
    }
  }
  expect(wins).toBeGreaterThan(6);
});

describe('Positions that come back', () => {
  const pieces = 'wZe1 w+a1 wxc1 bZe8 b0?h7';
  const white = ['a1-b1', 'b1-a1'];
  const black = ['e8-d8', 'd8-e8'];

  /** Both go to and fro, until one more step brings the first position for the third time. */
  function nearlyDrawn(first: Side): State {
    const start = turnsFrom(pieces, { turn: first });
    const turns = white.flatMap((step, index) => (first === 'white' ? [step, black[index]] : [black[index], step]));
    const moves = [...turns, ...turns].slice(0, -1) as string[];
    return played(moves, { ...start, seen: [fingerprint(start.position)] });
  }

  test('Who is ahead does not make the draw.', () => {
    const state = nearlyDrawn('black');
    expect(rules.outcome(accepted(state, 'b1-a1').state)).toEqual({ winners: [] });
    for (const seed of ['one', 'two', 'three', 'four']) {
      const move = hard(viewOf(state, 0), 0, thinkingFor(4, moment(seed).rng));
      expect(writeAction(move as Action)).not.toBe('b1-a1');
    }
  });

  test('Who is behind makes the draw.', () => {
    const state = nearlyDrawn('white');
    const move = hard(viewOf(state, 1), 1, thinkingFor(4, moment('behind').rng));
    expect(writeAction(move as Action)).toBe('d8-e8');
  });

  test('Who is ahead does something lasting before the turns without it are over.', () => {
    const { position } = turnsFrom(pieces);
    const seen = Array.from({ length: 99 }, (_, index) =>
      index < 98 ? `wZa${(index % 8) + 1} white` : fingerprint(position),
    );
    const state = turnsFrom('wZe1 w+a1 wxc1 w0?h2 bZe8 b0?h7', { seen, quiet: 98 });
    expect(writeAction(hard(viewOf(state, 0), 0, thinkingFor(4, moment('patience').rng)) as Action)).toMatch(/^h2/);
  });
});

describe('The look back at a turn', () => {
  const judged = (text: string, seat = 0, turn: Side = 'white') =>
    judge(viewOf(turnsFrom(text, { turn }), seat), seat, thinkingFor(10, moment('judge').rng));

  test('A Z that can be taken is a win, and proved when nothing of the other side is hidden.', () => {
    const judgement = judged('wZe1 wxa4 b+e8 bZb5 b0c2');
    expect(judgement).toEqual({ move: { act: 'move', from: 'a4', to: 'b5' }, worth: 1, certain: 'proved' });
  });

  test('A Z that cannot be saved is a loss.', () => {
    expect(judged('wZa1 b+b8 b+h2 bZh8')).toMatchObject({ worth: -1, certain: 'proved' });
  });

  test('What depends on hidden pieces is guessed, and worth more to who has more.', () => {
    const ahead = judged('wZe1 w+?a1 w+?h1 wx?b1 bZe8 b0?c8');
    const behind = judged('wZe1 w+?a1 w+?h1 wx?b1 bZe8 b0?c8', 1, 'black');
    expect([ahead?.certain, behind?.certain]).toEqual(['guessed', 'guessed']);
    expect(ahead?.worth).toBeGreaterThan(0.1);
    expect(behind?.worth).toBeLessThan(-0.1);
  });

  test('The action that was taken is worth what could be known of it: a Z left standing costs a win, luck costs nothing.', () => {
    const made = (text: string, action: string) => {
      const state = turnsFrom(text, { turn: 'white' });
      return judge(viewOf(state, 0), 0, thinkingFor(10, moment('judge').rng), notation.read(action));
    };
    const open = 'wZe1 wxa4 b+e8 bZb5 b0c2';
    expect(made(open, 'a4 b5')?.made).toBe(1);
    expect(made(open, 'e1 d1')?.made).toBeLessThan(0.5);
    // Whatever the hidden piece is, to take it was a good idea.
    const hidden = 'wZe1 w+a4 bZ?a8 b0?h8 bx?d8';
    const [taken, quiet] = [made(hidden, 'a4 a8'), made(hidden, 'e1 d1')];
    expect(taken?.made).toBeGreaterThan(quiet?.made ?? 1);
    expect(taken?.made).toBeLessThanOrEqual(taken?.worth ?? -1);
    // A guess is never sure.
    expect(taken?.worth).toBeLessThan(0.99);
  });

  test('There is nothing to say of the arranging, and of a game that is over.', () => {
    expect(judge(viewOf(fresh(), 0), 0, thinkingFor(1, moment().rng))).toBeUndefined();
    expect(judge(viewOf(rules.closed!(fresh()), 0), 0, thinkingFor(1, moment().rng))).toBeUndefined();
  });
});
