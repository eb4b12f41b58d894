import { describe, expect, test } from 'vitest';
import type { Seat } from '../../src/games/contract.ts';
import { mount } from '../../src/games/kernel.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import type { TableId } from '../../src/store/address.ts';
import { judgedCoins } from '../games/judgedCoins.ts';
import { ada, bob, duel, openRoom, type Room } from './room.ts';

const game = mount(judgedCoins('afterwards'));
const table: TableId = '7000';

/** A game in which they hid these coins, in turn. */
async function played(room: Room, ...coins: readonly string[]): Promise<Snapshot> {
  await room.host.challenge(table, { ...duel, game: game.id, first: 'challenger' });
  await room.host.act(table, { act: 'accept', by: bob.id });
  for (const [at, text] of coins.entries()) {
    await room.host.act(table, { act: 'move', by: [ada, bob][at % 2]?.id ?? '', text });
  }
  return (await room.host.look(table)) as Snapshot;
}

describe('the look back at a game', () => {
  test('tells the moves that cost most, with what came of them and what was better', async () => {
    const room = await openRoom([game]);
    const found = await room.host.lookBack(await played(room, 'heads', 'heads', 'tails', 'heads'));
    expect(found).toMatchObject([
      // Bob, who is sure to win after it, judges the next position.
      { nth: 1, seat: 0, text: 'heads', better: { move: 'tails', worth: 0.2 }, came: { worth: -1, certain: 'proved' } },
      {
        nth: 2,
        seat: 1,
        text: 'heads',
        better: { move: 'tails', worth: 1 },
        came: { worth: -0.2, certain: 'guessed' },
      },
      // The game ends in a draw.
      { nth: 4, seat: 1, text: 'heads', better: { move: 'tails', worth: 1 }, came: { worth: 0, certain: 'proved' } },
    ]);
    await room.close();
  });

  test('does not blame a move that was the best', async () => {
    const room = await openRoom([game]);
    expect(await room.host.lookBack(await played(room, 'tails', 'tails', 'tails', 'tails'))).toEqual([]);
    await room.close();
  });

  test('looks longer at what seems to matter, and once for all who ask', async () => {
    const asked: Seat[] = [];
    const room = await openRoom([game], 'sqlite', async ({ seat }, time = 0) => {
      asked.push(seat);
      // At the second look, the first move was not so bad.
      const worth = seat === 0 ? 0 : time > 500 ? 0.1 : 0.9;
      return { move: 'tails', worth, certain: 'guessed' };
    });
    const snapshot = await played(room, 'heads', 'tails', 'tails', 'tails');
    const [one, other] = await Promise.all([room.host.lookBack(snapshot), room.host.lookBack(snapshot)]);
    expect(one).toEqual([]);
    expect(other).toBe(one);
    expect(asked).toEqual([0, 1, 0, 1, 0, 1]);
    await room.close();
  });

  test('says of a move that was made only as much as is certain, however certain the better one is', async () => {
    const cameOf = async (made: number) => {
      const room = await openRoom([game], 'sqlite', () =>
        Promise.resolve({ move: 'tails', worth: 1, certain: 'proved', made }),
      );
      const points = await room.host.lookBack(await played(room, 'heads', 'tails', 'tails', 'tails'));
      await room.close();
      return points === 'unknown' ? [] : points.map(({ came }) => came);
    };
    expect(await cameOf(0.2)).toEqual([{ move: 'heads', worth: 0.2, certain: 'guessed' }]);
    expect(await cameOf(-1)).toEqual([{ move: 'heads', worth: -1, certain: 'proved' }]);
  });

  test('that failed is tried again for whoever asks next', async () => {
    let broken = true;
    const room = await openRoom([game], 'sqlite', () =>
      broken ? Promise.reject(new Error('no memory')) : Promise.resolve(undefined),
    );
    const snapshot = await played(room, 'heads', 'tails', 'tails', 'tails');
    await expect(room.host.lookBack(snapshot)).rejects.toThrow('no memory');
    broken = false;
    expect(await room.host.lookBack(snapshot)).toEqual([]);
    await room.close();
  });

  test('says so when the game cannot be played again', async () => {
    const room = await openRoom([game]);
    const { match, ...snapshot } = await played(room, 'heads', 'heads', 'tails', 'heads');
    expect(await room.host.lookBack({ ...snapshot, match: { ...match, opened: undefined } })).toBe('unknown');
    await room.close();
  });
});
