import { describe, expect, test } from 'vitest';
import { mount, type Play, replay } from '../../src/games/kernel.ts';
import { coins } from './coins.ts';

const first = coins(() => '');
const opening = { config: null, seats: 2, seed: 'a', now: 0 };

describe('a state kept by an older version', () => {
  /** Version 2 of the game writes its coins in a field of another name. */
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

  test('refuses what is no move, and says nothing happened when nothing did', () => {
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

  test('does not replay a log that is not this game’s', () => {
    const entry = { at: 1, input: { type: 'move', seat: 1, text: 'heads' } } as const;
    expect(() => replay(game, opening, [entry])).toThrow('entry 1');
  });
});
