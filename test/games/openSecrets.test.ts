import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/games/contract.ts';
import { type Game, mount, type Play } from '../../src/games/kernel.ts';
import { mastermind } from '../../src/games/mastermind/index.ts';
import { misterZero } from '../../src/games/mister-zero/index.ts';
import { zgame } from '../../src/games/zgame/index.ts';

/** A game that was just begun, and who could tell a secret there. */
interface Table {
  readonly game: Game;
  readonly play: Play;
  readonly seat: Seat;
}

function begun(game: Game, seats: number, seat: Seat, config: unknown = game.presets.standard): Table {
  return { game, play: game.open({ config, seats, seed: 'open', now: 0 }), seat };
}

function answer({ game, play }: Table, seat: Seat, text: string, typed?: 'openly') {
  const submitted = game.submit(play, { type: 'move', seat, text, ...(typed && { typed }) }, 1);
  return submitted.ok ? 'accepted' : submitted.refusal.why;
}

const arranging = begun(mount(zgame), 2, 0);
const setting = begun(mount(mastermind), 2, 0);
const advising = begun(mount(misterZero), 4, 2);

describe('typed where everybody reads it, a secret is refused with one reason, be it legal or not', () => {
  test.each([
    ['a base line', arranging, 'x+0>Z0+x', 'accepted'],
    ['a base line that is wrong', arranging, 'x+0>Z0+', 'wrong-length'],
    ['pieces that change places', arranging, 'swap a b', 'accepted'],
    ['pieces that do not exist', arranging, 'swap a z', 'no-such-file'],
    ['a code', setting, 'red circle, blue star, green cross', 'accepted'],
    ['a code with one card twice', setting, 'code red-star red-star blue-cross', 'card-twice'],
    ['a code of too few cards', setting, 'cards red-star', 'wrong-number-of-cards'],
    ['advice', advising, 'advise 3K', 'accepted'],
    ['advice for a bridge that does not exist', advising, 'advise 3Z', 'no-such-bridge'],
  ] as const)('%s', (_, table, text, inPrivate) => {
    expect(answer(table, table.seat, text, 'openly')).toBe('typed-openly');
    expect(answer(table, table.seat, text)).toBe(inPrivate);
  });

  test('a swap by a player who is ready already', () => {
    const ready = arranging.game.submit(arranging.play, { type: 'move', seat: 0, text: 'ready' }, 1);
    if (!ready.ok || !ready.changed) throw new Error('not ready');
    expect(answer({ ...arranging, play: ready.play }, 0, 'swap a b', 'openly')).toBe('typed-openly');
  });
});

describe('typed where everybody reads it, what tells no secret counts as ever', () => {
  test.each([
    ['to be ready', arranging, 0, 'ready', 'accepted'],
    ['to let chance arrange', arranging, 0, 'shuffle', 'accepted'],
    ['to let chance choose the cards', setting, 0, 'cards at random', 'accepted'],
    ['cards that a seeker names', setting, 1, 'red circle, blue star, green cross', 'not-the-setter'],
    ['a token on its bridge', advising, 0, '3K', 'accepted'],
    ['advice where two play', begun(advising.game, 2, 1), 1, 'advise 3K', 'no-partner'],
    ['advice when the partner is not to place', advising, 1, 'advise 3K', 'nobody-to-advise'],
  ] as const)('%s', (_, table, seat, text, expected) => {
    expect(answer(table, seat, text, 'openly')).toBe(expected);
  });
});
