import { describe, expect, test } from 'vitest';
import { occurrencesToDraw, quietTurnsToDraw } from '../../../src/games/zgame/decided.ts';
import type { Piece } from '../../../src/games/zgame/kind.ts';
import { fingerprint } from '../../../src/games/zgame/position.ts';
import { accepted, begun, inTurns, played, randomGame, rules, turnsFrom, viewOf } from './playing.ts';

/** Black cannot act: the Z stands in a corner behind pieces that cannot move. */
const walledIn = 'bZh1 b+g1 b0g2 b0h2 b>f1';

describe('Decided, where the leaflet is silent', () => {
  test('A player with no legal action passes automatically, and is told of it.', () => {
    const { state, events } = accepted(turnsFrom(`${walledIn} wZa1 wxa8`), 'a1-a2');
    expect(events.map(({ event }) => event.what)).toEqual(['acted', 'passed']);
    expect(events[1]).toEqual({ to: 'table', event: { what: 'passed', seat: 1, side: 'black' } });
    expect(rules.awaiting(state)).toEqual([0]);
    expect(inTurns(state).quiet).toBe(2);
  });

  test('If neither can act, the game is drawn.', () => {
    const { state, events } = accepted(turnsFrom(`${walledIn} wZa8 w+b8 w0a7 w0b7 w>c7`), 'c7-c8');
    expect(events.map(({ event }) => event.what)).toEqual(['acted', 'drawn']);
    expect(state).toMatchObject({ phase: 'over', result: { by: 'stuck' } });
    expect(rules.outcome(state)).toEqual({ winners: [] });
  });

  const round = ['e1-e2', 'd8-d7', 'e2-e1', 'd7-d8'];

  test('The same position with the same player to move for the third time is a draw.', () => {
    expect(occurrencesToDraw).toBe(3);
    const before = played([...round, ...round.slice(0, 3)], begun());
    expect(viewOf(before)).toMatchObject({ phase: 'turns', occurrence: 2 });
    const state = played(['d7-d8'], before);
    expect(state).toMatchObject({ phase: 'over', result: { by: 'repetition' } });
    expect(rules.outcome(state)).toEqual({ winners: [] });
  });

  test('The same pieces with the other player to move are another position.', () => {
    const state = played(['e1-e2', 'd8-d7', 'e2-d2', 'd7-d8', 'd2-e1'], begun());
    expect(viewOf(state)).toMatchObject({ occurrence: 1 });
  });

  test('Two pieces of one sign may change places: the position is the same.', () => {
    const position = (pieces: string) => fingerprint(turnsFrom(pieces).position);
    expect(position('wxa1 wxc1 wZe1 bZe8')).toBe(position('wxc1 wxa1 bZe8 wZe1'));
    expect(position('wxa1 w+c1 wZe1 bZe8')).not.toBe(position('w+a1 wxc1 wZe1 bZe8'));
  });

  test('Hidden signs do not matter for repetition: positions that look the same are the same.', () => {
    const occurrences = new Set<number>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const states = randomGame(seed, 'idle').filter((state) => state.phase === 'turns');
      const looks = states.map(({ position: { pieces, turn } }) =>
        JSON.stringify([
          turn,
          pieces.map((piece) => (piece.face === 'up' ? key(piece) : key({ ...piece, sign: 'Z' }))).toSorted(),
        ]),
      );
      const truths = states.map(({ position: { pieces, turn } }) => JSON.stringify([turn, pieces.map(key).toSorted()]));
      for (const [at, state] of states.entries()) {
        const since = (all: readonly string[]) => all.slice(0, at + 1).filter((each) => each === all[at]).length;
        expect(since(looks)).toBe(since(truths));
        expect(viewOf(state)).toMatchObject({ occurrence: since(truths) });
        occurrences.add(since(truths));
      }
    }
    expect([...occurrences]).toEqual([1, 2]);
  });

  test('It is a draw after 50 turns each without a capture, reveal or step of a zero, arrow or hidden piece.', () => {
    expect(quietTurnsToDraw).toBe(50);
    const pieces = 'wZe1 wxa1 w0b2 w0?c2 w>d2 bZe8 bxh8 b0?b3';
    const nearly = turnsFrom(pieces, { quiet: 99 });
    expect(played(['e1-f1'], nearly)).toMatchObject({ phase: 'over', result: { by: 'quiet' } });
    expect(played(['e1-f1'], turnsFrom(pieces, { quiet: 98 })).phase).toBe('turns');
    for (const progress of ['b2-b3', 'b2-a3', 'c2-c3', 'c2!', 'd2-d4', 'c2xb3']) {
      expect(inTurns(played([progress], nearly)).quiet).toBe(0);
    }
  });

  test('A pass is a turn without progress, too.', () => {
    const state = turnsFrom(`${walledIn} wZa1 wxa8`, { quiet: 98 });
    expect(played(['a1-a2'], state)).toMatchObject({ phase: 'over', result: { by: 'quiet' } });
  });
});

function key({ side, sign, face, at }: Piece): string {
  return `${side}${sign}${face}${at}`;
}
