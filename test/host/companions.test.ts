import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chatSpeech } from '../../src/commands/board/speech.ts';
import { stageLines } from '../../src/commands/board/stageLines.ts';
import { moreRows } from '../../src/commands/board/stageRows.ts';
import type { Level } from '../../src/games/contract.ts';
import { type Entry, replay } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import type { State } from '../../src/games/ricochet/kind.ts';
import type { Host } from '../../src/host/host.ts';
import { wakes } from '../../src/host/match/turns.ts';
import { ada, bob, duel, minute, openRoom, type Room } from './room.ts';

let room: Room;
beforeEach(async () => {
  room = await openRoom();
});
afterEach(() => room.close());

const table = '7000';
const ricochet = games.find(({ id }) => id === 'ricochet')!;

async function open(...computers: readonly Level[]): Promise<void> {
  const config = ricochet.configure({});
  const opening = {
    game: 'ricochet',
    guild: '1',
    language: 'en',
    by: ada,
    config,
    computers,
    seed: 'along 24',
  } as const;
  await room.host.open(table, opening);
  await settled();
}

async function snapshot() {
  return (await room.host.look(table))!;
}

async function state(): Promise<State> {
  return (await snapshot()).match.play?.state as State;
}

/** Waits until what is done aside is done. */
async function settled(): Promise<void> {
  for (let tries = 0; tries < 2_000; tries++) {
    const { match, game } = await snapshot();
    const lacks = wakes(match, game).some(({ wake }) => wake === 'plans' || wake === 'errand');
    if (!lacks) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('what is done aside is never done');
}

/** Lets time pass second by second, and waits each time until the computers have seen what happened. */
async function pass(seconds: number, by: () => Host = () => room.host): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    room.clock.wall += 1_000;
    await room.store.pulse(room.clock.wall, Number.MAX_SAFE_INTEGER);
    await by().sweep();
    await settled();
  }
}

async function log(): Promise<readonly Entry[]> {
  return (await room.store.log(table)).map((entry) => JSON.parse(entry) as Entry);
}

const moves = async () =>
  (await log()).flatMap(({ input, at }) => (input.type === 'move' ? [{ at, seat: input.seat, text: input.text }] : []));

describe('computers in an open game', () => {
  test('bid, improve, and demonstrate, with only one member at the table', async () => {
    await open('easy', 'medium', 'hard');
    const { since } = (await state()).round;
    await pass(200);
    const made = await moves();
    const bids = made.filter(({ text }) => text.startsWith('#1'));
    expect(bids.length).toBeGreaterThan(1);
    expect(Math.min(...bids.map(({ at }) => at - since))).toBeGreaterThan(10_000);
    expect(made.some(({ text }) => !text.startsWith('#'))).toBe(true);
    const { round, before } = await state();
    expect(round.number).toBeGreaterThan(1);
    expect(before?.result.how).toBe('won');
  });

  test('do the same when a process ends between their bids and another goes on', async () => {
    await open('easy', 'medium', 'hard');
    await pass(150);
    const whole = await moves();
    await room.close();
    room = await openRoom();
    await open('easy', 'medium', 'hard');
    let host = room.host;
    for (let part = 0; part < 10; part++) {
      await host.stop();
      host = room.another();
      await pass(15, () => host);
    }
    expect(await moves()).toEqual(whole);
    const { match, game } = await snapshot();
    const { seats, at: now } = match.opened!;
    expect(replay(game, { config: match.config, seats, seed: match.seed, now }, await log())).toEqual(match.play);
    await host.stop();
  });

  test('do everything once, however many processes look what is due', async () => {
    await open('easy', 'medium', 'hard');
    const [one, other] = [room.host, room.another()];
    const both = { ...one, sweep: async () => void (await Promise.all([one.sweep(), other.sweep()])) };
    await pass(100, () => both);
    const bids = (await moves()).filter(({ text }) => text.startsWith('#1'));
    expect(bids.length).toBeGreaterThan(3);
    expect(bids.length).toBe(new Set(bids.map(({ seat, text }) => `${seat} ${text}`)).size);
    await other.stop();
  });

  test('stop when the last member has done nothing for ten minutes, and go on when one acts', async () => {
    await open('hard');
    await pass(20 * 60);
    const quiet = await moves();
    expect(quiet.length).toBeGreaterThan(0);
    expect(quiet.at(-1)!.at).toBeLessThanOrEqual((await snapshot()).match.seen[0]! + 10 * minute);
    await room.host.act(table, { act: 'move', by: ada.id, text: 'timer' });
    await settled();
    await pass(400);
    expect((await moves()).filter(({ seat }) => seat === 1).length).toBeGreaterThan(quiet.length);
  });
});

describe('a computer', () => {
  const invite = (level: string, by: string = ada.id) => room.host.act(table, { act: 'invite', by, level });
  const dismiss = () => room.host.act(table, { act: 'dismiss', by: ada.id });
  const lines = async () => {
    const found = await snapshot();
    return stageLines(
      found,
      chatSpeech(found.match, 'en', (instant) => instant),
    );
  };
  const buttons = async () =>
    moreRows(await snapshot(), 0, 'en').flatMap(({ components }) =>
      components.flatMap((each) => ('label' in each ? [each.label] : [])),
    );

  test('is invited by whoever plays there, and everybody sees it', async () => {
    await open();
    expect(await lines()).toEqual([]);
    expect(await buttons()).toContain('Add a computer');
    expect(await buttons()).not.toContain('Computers go');
    expect(await invite('medium')).toMatchObject({ ok: true });
    expect(await lines()).toEqual(['-# Playing along: the computer (medium).']);
    expect((await snapshot()).match.seats).toEqual([ada, { kind: 'computer', level: 'medium' }]);
    expect(await buttons()).toContain('Computers go');
    expect(room.announced.length).toBe(2);
    await settled();
    await pass(100);
    expect((await moves()).some(({ seat }) => seat === 1)).toBe(true);
  });

  test('is not invited twice, nor by others, nor where computers do not play', async () => {
    await open('easy');
    expect(await invite('easy')).toMatchObject({ ok: false, refusal: { why: 'companion-here' } });
    expect(await invite('divine')).toMatchObject({ ok: false, refusal: { why: 'no-computer' } });
    expect(await invite('hard', bob.id)).toMatchObject({ ok: false, refusal: { why: 'not-your-table' } });
    await room.host.challenge('7001', duel);
    await room.host.act('7001', { act: 'accept', by: bob.id });
    expect(await room.host.act('7001', { act: 'invite', by: ada.id, level: 'easy' })).toMatchObject({
      ok: false,
      refusal: { why: 'no-computer' },
    });
  });

  test('that is sent away does nothing more, and may come back to its seat', async () => {
    await open('hard');
    expect(await dismiss()).toMatchObject({ ok: true });
    expect(await lines()).toEqual([]);
    expect(await dismiss()).toMatchObject({ ok: false, refusal: { why: 'no-companions' } });
    await pass(150);
    expect(await moves()).toEqual([]);
    expect(await invite('hard')).toMatchObject({ ok: true });
    expect((await snapshot()).match.seats.length).toBe(2);
    await settled();
    await pass(150);
    expect((await moves()).length).toBeGreaterThan(0);
  });

  test('that has bid and is sent away does not demonstrate', async () => {
    await open('hard');
    for (let second = 0; (await moves()).length === 0 && second < 200; second++) await pass(1);
    await dismiss();
    await settled();
    await pass(70);
    expect((await state()).stage).toMatchObject({ at: 'resting', result: { how: 'nobody' } });
  });

  test('plays along in the next game too', async () => {
    await open('easy', 'hard');
    await room.host.act(table, { act: 'stop', by: ada.id, rank: 'member' });
    await room.host.act(table, { act: 'rematch', by: ada.id, name: ada.name });
    const { match } = await snapshot();
    expect(match.stage.at).toBe('playing');
    expect(match.seats.map(({ kind }) => kind)).toEqual(['member', 'computer', 'computer']);
    expect((await state()).players.length).toBe(3);
  });

  test('is asked again when a process has ended before it could say what it will do', async () => {
    await open('hard');
    const { match, game } = await snapshot();
    const { plans: _, ...forgotten } = match;
    expect(wakes(match, game).map(({ wake }) => wake)).not.toContain('plans');
    expect(wakes(forgotten, game)).toContainEqual({ wake: 'plans', at: match.clock.since + 10_000 });
  });
});
