import { describe, expect, test } from 'vitest';
import { mount, type Play, replay } from '../../src/games/kernel.ts';
import { rngFrom } from '../../src/games/rng.ts';
import { thinkingFor } from '../../src/games/thinking.ts';
import { coins } from './coins.ts';

const first = coins(() => '');
const opening = { config: null, seats: 2, seed: 'a', now: 0 };

describe('a state kept by an older version', () => {
  /** Version 2 of the game keeps its coins in a field with another name. */
  const old: Play = { ...mount(first).open(opening), state: { coins: ['heads'] } };
  const second = mount({
    ...first,
    version: 2,
    migrate: (version, state) => (version === 1 ? { hidden: (state as { coins: string[] }).coins } : state),
  });

  test('is brought up to date when it is loaded, and goes on', () => {
    expect(second.awaiting(old)).toEqual([1]);
    const moved = second.submit(old, { type: 'move', seat: 1, text: 'tails' }, 1);
    expect(moved.ok && moved.changed && moved.play).toMatchObject({
      version: 2,
      state: { hidden: ['heads', 'tails'] },
    });
  });

  test('is an error, not a guess, when it does not fit', () => {
    const broken: Play = { ...old, state: { coins: ['edge'] } };
    expect(() => second.awaiting(broken)).toThrow();
  });
});

describe('the kernel', () => {
  const game = mount(first);

  test('refuses what is not a move, and says that nothing changed when nothing did', () => {
    const play = game.open(opening);
    expect(game.submit(play, { type: 'move', seat: 0, text: 'edge' }, 1)).toEqual({
      ok: false,
      refusal: { why: 'unreadable' },
    });
    expect(game.submit(play, { type: 'tick' }, 1)).toEqual({ ok: true, changed: false });
  });

  test('writes into the log what was meant, not what was typed', () => {
    const loose = mount({
      ...first,
      notation: { ...first.notation, read: (text) => first.notation.read(text.trim().toLowerCase()) },
    });
    const submitted = loose.submit(loose.open(opening), { type: 'move', seat: 0, text: ' HEADS ' }, 1);
    expect(submitted.ok && submitted.changed && submitted.entry.input).toEqual({
      type: 'move',
      seat: 0,
      text: 'heads',
    });
  });

  test('writes down what a computer player does aside, for the levels that do anything', () => {
    const busy = mount({ ...first, asides: { hard: ({ awaited }, seat) => (awaited === seat ? undefined : 'tails') } });
    const view = busy.view(busy.open(opening), 'table');
    const thinking = thinkingFor(1, rngFrom('aside', 1));
    expect(busy.asides).toEqual(['hard']);
    expect([0, 1].map((seat) => busy.aside('hard', view, seat, thinking))).toEqual([undefined, 'tails']);
    expect(busy.aside('easy', view, 1, thinking)).toBeUndefined();
    expect(game.asides).toEqual([]);
  });

  test('does not replay a log that is not this game’s', () => {
    const entry = { at: 1, input: { type: 'move', seat: 1, text: 'heads' } } as const;
    expect(() => replay(game, opening, [entry])).toThrow('entry 1');
  });
});

describe('a seat that is not at the table', () => {
  const game = mount(first);
  const play = game.open(opening);
  const absent = [2, 7, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY];

  test.each(absent)('can do nothing: seat %d.', (seat) => {
    for (const input of [{ type: 'move', seat, text: 'heads' } as const, { type: 'leave', seat } as const]) {
      expect(game.submit(play, input, 1)).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
    }
  });

  test.each(absent)('sees what the table sees: seat %d.', (seat) => {
    const leaky = mount(coins(({ hidden }, viewer) => (viewer === 'table' ? '' : hidden.join())));
    const begun = leaky.submit(leaky.open(opening), { type: 'move', seat: 0, text: 'heads' }, 1);
    if (!begun.ok || !begun.changed) throw new Error('The coin was not hidden.');
    const speech = { language: 'en', player: String, when: String } as const;
    expect(leaky.view(begun.play, seat)).toEqual(leaky.view(begun.play, 'table'));
    expect(leaky.sight(begun.play, seat, speech).description).toBe(
      leaky.sight(begun.play, 'table', speech).description,
    );
    expect(leaky.sight(begun.play, seat, speech).controls).toEqual([]);
  });

  test('can take the next free seat and no other, while there is one.', () => {
    const welcoming = mount({
      ...first,
      seating: { least: 1, most: 3, open: true },
      rules: {
        ...first.rules,
        step: (state, input, at) =>
          input.type === 'join'
            ? { ok: true, state, events: [{ to: 'table', event: { hid: input.seat } }] }
            : first.rules.step(state, input, at),
      },
    });
    const joined = (from: Play, seat: number) => welcoming.submit(from, { type: 'join', seat }, 1);
    const two = welcoming.open(opening);
    for (const seat of [0, 1, 3, -1, 2.5, Number.NaN]) {
      expect(joined(two, seat), String(seat)).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
    }
    const three = joined(two, 2);
    if (!three.ok || !three.changed) throw new Error('Nobody sat down.');
    expect(three.play.seats).toBe(3);
    expect(joined(three.play, 3)).toEqual({ ok: false, refusal: { why: 'no-such-seat' } });
  });
});
