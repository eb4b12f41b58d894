import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { State } from '../../src/games/zgame/kind.ts';
import type { Act } from '../../src/host/match/act.ts';
import { readMatch } from '../../src/host/match/match.ts';
import { ada, bob, duel, hour, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';
const act = (what: Act) => room.host.act(table, what);

async function snapshot() {
  const found = await room.host.look(table);
  if (found?.match.play === undefined) throw new Error('no game');
  return { ...found, play: found.match.play };
}

/** A game that has just begun, with both base lines still to be arranged. */
async function begun(game: string): Promise<void> {
  await room.host.challenge(table, { ...duel, game });
  await act({ act: 'accept', by: bob.id });
}

const seen = async () => {
  const { game, play } = await snapshot();
  return [game.view(play, 0), game.view(play, 1), game.view(play, 'table')] as { line?: unknown }[];
};

const endings = [
  ['resigning', () => act({ act: 'resign', by: bob.id })],
  [
    'agreement',
    async () => {
      await act({ act: 'draw', by: ada.id });
      await act({ act: 'draw', by: bob.id });
    },
  ],
  ['moderator', () => act({ act: 'stop', by: '999', rank: 'moderator' })],
  ['time', () => room.pass(49 * hour)],
] as const;

describe.each(endings)('a game that is ended by %s', (by, end) => {
  test('shows all its secrets to everybody, and stays so in the store', async () => {
    await begun('zgame');
    const { lines } = (await snapshot()).play.state as State;
    const before = await seen();
    expect(before.map(({ line }) => line)).toEqual([lines.white, lines.black, undefined]);
    const { turn } = (await snapshot()).play;
    await end();
    const { match, play, game } = await snapshot();
    expect(match.stage).toMatchObject({ at: 'over', ending: { by } });
    expect(play.turn).toBe(turn);
    for (const view of await seen()) expect(view).toMatchObject({ phase: 'over', lines, result: { by: 'outside' } });
    expect(game.outcome(play)).toEqual({ winners: [] });
    const { body } = await room.store.load(table);
    expect(readMatch(body ?? '').play?.state).toMatchObject({ phase: 'over', lines });
  });

  test('keeps its state when the game has no secrets', async () => {
    await begun('foxu');
    const { play } = await snapshot();
    await end();
    const after = await snapshot();
    expect(after.match.stage).toMatchObject({ at: 'over', ending: { by } });
    expect(after.play).toEqual(play);
    expect(after.game.outcome(after.play)).toBeUndefined();
  });
});

describe('a game of Mastermind that is resigned', () => {
  test('shows everybody the cards that were set', async () => {
    await begun('mastermind');
    const setter = (await snapshot()).match.seats[0];
    const cards = ['red-star', 'green-circle', 'blue-cross'];
    await act({ act: 'move', by: setter?.kind === 'member' ? setter.id : '', text: `cards ${cards.join(' ')}` });
    const codes = async () => ((await seen()) as { code?: unknown }[]).map(({ code }) => code);
    expect(await codes()).toEqual([cards, undefined, undefined]);
    await act({ act: 'resign', by: bob.id });
    expect(await codes()).toEqual([cards, cards, cards]);
  });
});

describe('a rematch', () => {
  test('of a game that was ended from outside begins with new secrets hidden', async () => {
    await begun('zgame');
    const { match } = await snapshot();
    await act({ act: 'resign', by: bob.id });
    await act({ act: 'rematch', by: ada.id });
    expect((await seen())[2]).toMatchObject({ phase: 'over' });
    await act({ act: 'rematch', by: bob.id });
    const again = await snapshot();
    expect(again.match.seats).toEqual([match.seats[1], match.seats[0]]);
    expect((await seen())[2]).toEqual({ phase: 'arranging', eyes: 'table', ready: [] });
  });
});
