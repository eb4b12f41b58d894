import { describe, expect, test } from 'vitest';
import type { Input, Kind, Moment } from '../../../src/games/contract.ts';
import { done, refused } from '../../../src/games/kit/done.ts';
import { fixedSeats } from '../../../src/games/kit/fixedSeats.ts';
import { rngFrom } from '../../../src/games/rng.ts';

interface Counting extends Kind {
  state: { readonly count: number };
  move: number;
  event: { readonly added: number };
  refusal: { readonly why: 'seats-fixed' } | { readonly why: 'nothing-added' };
}

const at: Moment = { now: 5, rng: rngFrom('kit', 0) };
const state = { count: 1 };

const step = fixedSeats<Counting>({
  move: ({ count }, _seat, added) =>
    added === 0 ? refused({ why: 'nothing-added' }) : done({ count: count + added }, { added }),
});

describe('A game with fixed seats', () => {
  test('makes its own moves, and tells everybody about them.', () => {
    expect(step(state, { type: 'move', seat: 0, move: 2 }, at)).toEqual({
      ok: true,
      state: { count: 3 },
      events: [{ to: 'table', event: { added: 2 } }],
    });
    expect(step(state, { type: 'move', seat: 0, move: 0 }, at)).toEqual({
      ok: false,
      refusal: { why: 'nothing-added' },
    });
  });

  test.each<Input<number>>([
    { type: 'join', seat: 2 },
    { type: 'leave', seat: 0 },
    { type: 'answer', errand: 'none', value: 1 },
  ])('refuses whoever comes or goes, and an answer to no question (%j).', (input) => {
    expect(step(state, input, at)).toEqual({ ok: false, refusal: { why: 'seats-fixed' } });
  });

  test('changes nothing at a tick, unless it says what a tick does.', () => {
    const idle = step(state, { type: 'tick' }, at);
    expect(idle).toEqual({ ok: true, state, events: [] });
    expect(idle.ok && idle.state).toBe(state);
    const timed = fixedSeats<Counting>({
      move: (same) => done(same),
      tick: (_state, { now }) => done({ count: now }, { added: 0 }),
    });
    expect(timed(state, { type: 'tick' }, at)).toMatchObject({ ok: true, state: { count: 5 } });
  });
});
