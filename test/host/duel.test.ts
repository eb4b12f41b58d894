import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Act } from '../../src/host/match/act.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Answer } from '../../src/host/tables.ts';
import { idOf } from '../../src/store/address.ts';
import { pressesOf } from '../games/playing.ts';
import { ada, bob, duel, hour, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';

async function act(what: Act): Promise<Answer | 'nothing'> {
  return room.host.act(table, what);
}

async function matchNow(): Promise<Match> {
  const snapshot = await room.host.look(table);
  if (snapshot === undefined) throw new Error('no table');
  return snapshot.match;
}

/** Who begins, and who does not. */
async function begun(): Promise<readonly [string, string]> {
  await room.host.challenge(table, duel);
  await act({ act: 'accept', by: bob.id });
  const [first, second] = (await matchNow()).seats.map((seat) => (seat.kind === 'member' ? seat.id : '')) as [
    string,
    string,
  ];
  return [first, second];
}

const reason = (answer: Answer | 'nothing') =>
  answer === 'nothing' || answer.ok
    ? 'accepted'
    : answer.refusal.of === 'host'
      ? answer.refusal.why
      : answer.refusal.refusal.why;

describe('who begins', () => {
  test.each([
    ['challenger', ada.id],
    ['opponent', bob.id],
  ] as const)('is the %s when the challenge says so, and the other player in the rematch', async (first, id) => {
    const beginner = async () => {
      const seat = (await room.host.look(table))?.match.seats[0];
      return seat?.kind === 'member' ? seat.id : undefined;
    };
    await room.host.challenge(table, { ...duel, first });
    await room.host.act(table, { act: 'accept', by: bob.id });
    expect(await beginner()).toBe(id);
    await room.host.act(table, { act: 'resign', by: ada.id });
    for (const by of [ada.id, bob.id]) await room.host.act(table, { act: 'rematch', by });
    expect(await beginner()).toBe(id === ada.id ? bob.id : ada.id);
  });
});

describe('a challenge', () => {
  test('waits for its answer, and begins the game when it is accepted', async () => {
    await room.host.challenge(table, duel);
    expect((await matchNow()).stage).toMatchObject({ at: 'invited', by: ada.id });
    expect(reason(await act({ act: 'accept', by: bob.id }))).toBe('accepted');
    expect((await matchNow()).stage).toEqual({ at: 'playing' });
  });

  test.each([
    ['the challenger', { act: 'accept', by: ada.id }, 'own-challenge'],
    ['a stranger', { act: 'accept', by: '999' }, 'not-invited'],
    ['somebody who moves before it is answered', { act: 'move', by: bob.id, text: 'ready' }, 'not-started'],
    [
      'somebody who would take back what others began',
      { act: 'stop', by: bob.id, rank: 'member' },
      'not-your-challenge',
    ],
  ] as const)('is not answered by %s', async (_, what, why) => {
    await room.host.challenge(table, duel);
    expect(reason(await act(what))).toBe(why);
    expect((await matchNow()).stage.at).toBe('invited');
  });

  test('can be declined, and taken back by the challenger', async () => {
    await room.host.challenge(table, duel);
    await act({ act: 'decline', by: bob.id });
    expect((await matchNow()).stage).toEqual({ at: 'declined', by: bob.id });
    await room.host.challenge(table, duel);
    await act({ act: 'stop', by: ada.id, rank: 'member' });
    expect((await matchNow()).stage).toEqual({ at: 'withdrawn' });
    expect(reason(await act({ act: 'accept', by: bob.id }))).toBe('over');
  });

  test('lapses when nobody answers', async () => {
    await room.host.challenge(table, duel);
    await room.pass(23 * hour);
    expect((await matchNow()).stage.at).toBe('invited');
    await room.pass(2 * hour);
    expect((await matchNow()).stage.at).toBe('lapsed');
  });

  test('cannot be made where another one waits for an answer', async () => {
    await room.host.challenge(table, duel);
    expect(reason(await room.host.challenge(table, { ...duel, by: bob, against: [ada] }))).toBe('crowded');
  });

  test('is on the list of its channel while it waits, with the names of those challenged', async () => {
    await room.host.challenge(`${table}.1`, duel);
    expect([...(await room.host.live(table))]).toMatchObject([
      [`${table}.1`, { stage: 'invited', game: 'foxu', invited: [bob.id], by: ada.id }],
    ]);
    await room.host.act(`${table}.1`, { act: 'decline', by: bob.id });
    expect([...(await room.host.live(table))]).toEqual([]);
  });

  test('is shown in a message that calls those challenged', async () => {
    await room.host.challenge(table, duel);
    await room.host.stop();
    expect(room.announced.at(-1)?.match.call).toEqual({ why: 'challenge', seats: [1] });
  });
});

describe('who begins', () => {
  test('is drawn at random', async () => {
    const firsts = new Set<string>();
    for (let game = 0; game < 12; game++) {
      const table = idOf({ at: 'channel', channel: `80${game}` });
      await room.host.challenge(table, duel);
      await room.host.act(table, { act: 'accept', by: bob.id });
      const [first] = ((await room.host.look(table)) as { match: Match }).match.seats;
      firsts.add(first?.kind === 'member' ? first.id : '');
    }
    expect(firsts).toEqual(new Set([ada.id, bob.id]));
  });

  test('changes in a rematch, which begins when both want it', async () => {
    const [first, second] = await begun();
    await act({ act: 'resign', by: first });
    expect(reason(await act({ act: 'rematch', by: first }))).toBe('accepted');
    expect(reason(await act({ act: 'rematch', by: first }))).toBe('rematch-asked');
    expect((await matchNow()).stage.at).toBe('over');
    await act({ act: 'rematch', by: second });
    const match = await matchNow();
    expect(match.stage.at).toBe('playing');
    expect(match.seats.map((seat) => seat.kind === 'member' && seat.id)).toEqual([second, first]);
  });
});

describe('the end of a game', () => {
  test('comes when somebody resigns', async () => {
    const [first, second] = await begun();
    expect(reason(await act({ act: 'resign', by: '999' }))).toBe('not-your-table');
    await act({ act: 'resign', by: second });
    expect((await matchNow()).stage).toEqual({ at: 'over', ending: { by: 'resigning', seat: 1 } });
    expect(reason(await act({ act: 'move', by: first, text: 'ready' }))).toBe('over');
  });

  test('comes when a draw is offered and agreed to', async () => {
    const [first, second] = await begun();
    await act({ act: 'draw', by: first });
    expect(reason(await act({ act: 'draw', by: first }))).toBe('already-offered');
    await act({ act: 'draw', by: second });
    expect((await matchNow()).stage).toEqual({ at: 'over', ending: { by: 'agreement' } });
  });

  test('does not come when a draw offer is declined, or answered by a move', async () => {
    const [first, second] = await begun();
    await act({ act: 'draw', by: first });
    expect(reason(await act({ act: 'play-on', by: first }))).toBe('already-offered');
    await act({ act: 'play-on', by: second });
    expect((await matchNow()).drawOffer).toBeUndefined();
    await act({ act: 'draw', by: second });
    await act({ act: 'move', by: first, text: 'shuffle' });
    expect((await matchNow()).drawOffer).toBeUndefined();
    expect((await matchNow()).stage.at).toBe('playing');
  });

  test('comes when a moderator stops the game; a player alone cannot stop it', async () => {
    const [first] = await begun();
    expect(reason(await act({ act: 'stop', by: first, rank: 'member' }))).toBe('stop-not-yours');
    expect(reason(await act({ act: 'stop', by: '999', rank: 'member' }))).toBe('not-your-table');
    await act({ act: 'stop', by: '999', rank: 'moderator' });
    expect((await matchNow()).stage).toEqual({ at: 'over', ending: { by: 'moderator' } });
  });

  test('comes when somebody stops it whom the server allows to, and says who', async () => {
    await begun();
    await act({ act: 'stop', by: '999', rank: 'entitled' });
    expect((await matchNow()).stage).toEqual({ at: 'over', ending: { by: 'member', id: '999' } });
    expect(reason(await act({ act: 'stop', by: '999', rank: 'entitled' }))).toBe('over');
  });

  test('comes when a turn takes too long, after one reminder', async () => {
    const [first] = await begun();
    await room.pass(17 * hour);
    expect((await matchNow()).clock.reminded).toBe(false);
    await room.pass(2 * hour);
    expect((await matchNow()).clock.reminded).toBe(true);
    const reminders = room.announced.filter(({ match }) => match.call?.why === 'reminder');
    expect(reminders.length).toBe(1);
    expect((await matchNow()).stage.at).toBe('playing');
    await room.pass(6 * hour);
    expect((await matchNow()).stage).toEqual({ at: 'over', ending: { by: 'time', late: [0] } });
    expect(reason(await act({ act: 'move', by: first, text: 'shuffle' }))).toBe('over');
  });

  test('does not come by time when a move was made in time, or when there is no limit', async () => {
    const [first] = await begun();
    await room.pass(23 * hour);
    await act({ act: 'move', by: first, text: 'ready' });
    await room.pass(23 * hour);
    expect((await matchNow()).stage.at).toBe('playing');
    await room.host.challenge('9000', { ...duel, turnLimit: undefined });
    await room.host.act('9000', { act: 'accept', by: bob.id });
    await room.pass(400 * 24 * hour);
    expect((await room.host.look('9000'))?.match.stage.at).toBe('playing');
  });
});

describe('against the computer', () => {
  test('a game begins at once and the computer answers every move, to the end', async () => {
    const against = [{ kind: 'computer', level: 'easy' }] as const;
    await room.host.challenge(table, { ...duel, against });
    const { games } = room.host;
    const game = games.get('foxu');
    for (let turns = 0; turns < 400; turns++) {
      await room.host.sweep();
      const match = await matchNow();
      if (match.stage.at === 'over') break;
      const seat = match.seats.findIndex(({ kind }) => kind === 'member');
      if (match.play === undefined || !game?.awaiting(match.play).toString().includes(String(seat))) {
        await new Promise((resolve) => setTimeout(resolve, 1));
        continue;
      }
      const speech = { language: 'en', player: String, when: String } as const;
      const press = game.sight(match.play, seat, speech).controls.flatMap(pressesOf);
      const move = press.flatMap((one) => ('move' in one && one.move !== 'shuffle' ? [one.move] : [])).at(-1);
      expect(reason(await act({ act: 'move', by: ada.id, text: move ?? '' }))).toBe('accepted');
    }
    expect((await matchNow()).stage).toMatchObject({ at: 'over' });
  });

  test('no draw can be offered', async () => {
    await room.host.challenge(table, { ...duel, against: [{ kind: 'computer', level: 'easy' }] });
    expect(reason(await act({ act: 'draw', by: ada.id }))).toBe('computer-plays-on');
  });
});
