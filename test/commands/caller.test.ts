import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, type CallerParts, openCaller } from '../../src/commands/calls/caller.ts';
import { letterTo } from '../../src/commands/calls/letter.ts';
import { chooseCalls } from '../../src/commands/calls/preferences.ts';
import { type Connection, connectDiscord } from '../../src/commands/client/connect.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { beginPlay } from '../../src/host/match/begin.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { User } from '../../src/playground/discord/world/records.ts';
import { type Store, StoreAway } from '../../src/store/port.ts';
import { openApiInspector } from '../playground/openapi.ts';

const log = pino({ level: 'silent' });
const game = games.find(({ id }) => id === 'foxu') as Game;
const wallTime = (instant: number): number => instant;

let discord: LocalDiscord;
let connection: Connection;
let ada: User;
let bob: User;
let kept: Map<string, string>;
let shelves: Map<string, string>;

beforeEach(async () => {
  discord = await openLocalDiscord({ inspect: openApiInspector() });
  ada = discord.addUser({ name: 'ada', displayName: '*Ada*' });
  bob = discord.addUser({ name: 'bob', displayName: 'Bob' });
  discord.addGuild({ name: 'Club', members: [ada, bob] });
  connection = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  [kept, shelves] = [new Map(), new Map()];
  await chooseCalls(bob.id, { calls: 'message', language: 'fr' }, newStore());
});
afterEach(async () => {
  await connection.close();
  expect(discord.violations).toEqual([]);
  await discord.close();
});

const away = async (): Promise<never> => {
  throw new StoreAway();
};

/** One that all processes share. */
function newStore(): Pick<Store, 'preferences' | 'savePreferences' | 'notes' | 'note' | 'unnote'> {
  return {
    preferences: async (person) => kept.get(person),
    savePreferences: async (person, preferences) =>
      void (preferences === undefined ? kept.delete(person) : kept.set(person, preferences)),
    notes: async () => new Map(shelves),
    note: async (_, __, name, line) => void shelves.set(name, line),
    unnote: async (_, __, name) => void shelves.delete(name),
  };
}

/** The caller of a new process. */
function newCaller(changes: Partial<CallerParts['store']> = {}): Caller {
  return openCaller({ client: connection.client, store: { ...newStore(), ...changes }, wallTime, log });
}

function playing(changes: Partial<Match> = {}): Match {
  const members = [ada, bob].map(({ id, displayName: name }) => ({ kind: 'member', id, name }) as const);
  const [by, against] = members as [(typeof members)[number], (typeof members)[number]];
  const challenge = { game: 'foxu', guild: '1', language: 'en', by, against: [against], turnLimit: 1_000_000 } as const;
  const invited = challengeMatch(challenge, game, 1, 'seed', 0);
  const match = beginPlay(invited, [against, by], { game, now: 0, seed: 'seed', revision: 1 });
  return { ...match, call: { why: 'turn', seats: [0] }, ...changes };
}

const snapshot = (revision: number, changes?: Partial<Match>): Snapshot => ({
  table: '5.6',
  revision,
  match: playing(changes),
  game,
  bulletin: undefined,
});

const letters = () => discord.messages(discord.directWith(bob) ?? expect.fail()).map(({ content }) => content);

describe('a direct message', () => {
  test('is written once for one call, and again for the next', async () => {
    expect(await newCaller().call(snapshot(3), [ada.id, bob.id])).toEqual([ada.id]);
    expect(await newCaller().call(snapshot(3), [ada.id, bob.id])).toEqual([ada.id]);
    expect(letters().length).toBe(1);
    await newCaller().call(snapshot(5), [bob.id]);
    expect(letters().length).toBe(2);
  });

  test('is written once also when the process dies before it could note it', async () => {
    expect(await newCaller({ note: away }).call(snapshot(3), [bob.id])).toEqual([]);
    expect(await newCaller().call(snapshot(3), [bob.id])).toEqual([]);
    expect(letters().length).toBe(1);
  });

  test('is not written while the store cannot say who wants one, and everybody is mentioned', async () => {
    expect(await newCaller({ preferences: away }).call(snapshot(3), [ada.id, bob.id])).toEqual([ada.id, bob.id]);
    expect(discord.directWith(bob)).toBeUndefined();
  });

  test('is not written to whoever keeps what no version understands', async () => {
    kept.set(bob.id, '{"calls":"by pigeon"}');
    expect(await newCaller().call(snapshot(3), [bob.id])).toEqual([bob.id]);
  });
});

test('of whoever wants what is usual again, nothing is kept', async () => {
  await newCaller().call(snapshot(3), [bob.id]);
  expect([kept.size, shelves.size]).toEqual([1, 1]);
  await chooseCalls(bob.id, { calls: 'here', language: 'fr' }, newStore());
  expect([kept.size, shelves.size]).toEqual([0, 0]);
  expect(await newCaller().call(snapshot(5), [bob.id])).toEqual([bob.id]);
});

describe('the text of a direct message', () => {
  const text = (changes: Partial<Match>, language: 'en' | 'fr' = 'en') =>
    letterTo(bob.id, snapshot(3, changes), language, wallTime).split('\n');
  const place = 'The board is here: https://discord.com/channels/1/6';
  const whyYou = '-# You asked for direct messages. `/plateau notify` in a server changes that.';

  test('says what is asked, with whom, until when, and where', () => {
    expect(text({})).toEqual([
      'It is your turn in **Foxu** with \\*Ada\\*.',
      'Time for this turn ends <t:1000:R>.',
      place,
      whyYou,
    ]);
    expect(text({ call: { why: 'reminder', seats: [0] } })[0]).toContain('A reminder: it is your turn in **Foxu**');
    expect(text({ call: { why: 'offer', seats: [0] }, drawOffer: 1 })[0]).toBe(
      '\\*Ada\\* offers you a draw in **Foxu**.',
    );
  });

  test('says until when its member has time, where another has less', () => {
    const zgame = games.find(({ id }) => id === 'zgame') as Game;
    const match = beginPlay({ ...playing(), game: 'zgame', play: undefined }, playing().seats, {
      ...{ game: zgame, now: 0, seed: 'seed', revision: 1 },
    });
    const turns = match.clock.turns?.map((turn) => (turn.seat === 0 ? { ...turn, since: 500_000 } : turn));
    const arranging: Snapshot = { ...snapshot(3), game: zgame, match: { ...match, clock: { ...match.clock, turns } } };
    expect(letterTo(bob.id, arranging, 'en', wallTime)).toContain('Time for this turn ends <t:1500:R>.');
    expect(letterTo(ada.id, arranging, 'en', wallTime)).toContain('Time for this turn ends <t:1000:R>.');
  });

  test('says that a game is over, or that somebody would like another', () => {
    const over = { stage: { at: 'over', ending: { by: 'agreement' } }, call: { why: 'end', seats: [0] } } as const;
    expect(text(over)).toEqual(['Your game of **Foxu** with \\*Ada\\* is over.', place, whyYou]);
    const asked = { ...over, call: { why: 'rematch', seats: [0] }, rematch: [1] } as const;
    expect(text(asked)[0]).toBe('\\*Ada\\* would like a rematch of **Foxu**.');
    expect(text(asked, 'fr')[0]).toBe('\\*Ada\\* vous propose une revanche, à **Foxu**.');
  });
});
