import { MessageFlags } from 'discord.js';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BoardParts } from '../../src/commands/board/board.ts';
import { openPublisher } from '../../src/commands/board/publisher.ts';
import { openTraffic, type Traffic } from '../../src/commands/board/traffic.ts';
import { type Connection, connectDiscord } from '../../src/commands/client/connect.ts';
import type { Game } from '../../src/games/kernel.ts';
import { games } from '../../src/games/registry.ts';
import { beginPlay } from '../../src/host/match/begin.ts';
import { challengeMatch } from '../../src/host/match/challenge.ts';
import type { Match } from '../../src/host/match/match.ts';
import type { Herald, Notice } from '../../src/host/outbox/herald.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { renderPicture } from '../../src/render/picture.ts';
import { idOf } from '../../src/store/address.ts';
import { openApiInspector } from '../playground/openapi.ts';
import { boardsIn, textOf } from '../town/reading.ts';
import { usualSettings } from './usualSettings.ts';

let discord: LocalDiscord;
let connection: Connection;
let publisher: Herald;
let traffic: Traffic;
let channel: Channel;
let ada: User;
let bob: User;

const log = pino({ level: 'silent' });
const game = games.find(({ id }) => id === 'foxu') as Game;

beforeEach(async () => {
  discord = await openLocalDiscord({ inspect: openApiInspector() });
  ada = discord.addUser({ name: 'ada', displayName: 'Ada' });
  bob = discord.addUser({ name: 'bob', displayName: 'Bob' });
  const guild = discord.addGuild({ name: 'Club', members: [ada, bob] });
  channel = discord.addChannel(guild, { name: 'games' });
  connection = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
  traffic = openTraffic();
  publisher = anotherPublisher();
});
afterEach(async () => {
  await connection.close();
  await discord.close();
});

/** The publisher of a new process, which does not know what was posted before. */
function anotherPublisher(painters: Partial<Pick<BoardParts, 'paint' | 'film'>> = {}): Herald {
  return openPublisher({
    client: connection.client,
    traffic,
    caller: { call: async (_, members) => [...members] },
    log,
    paint: async (scene) => renderPicture(scene),
    film: async () => new Uint8Array(),
    wallTime: (instant) => instant,
    settings: usualSettings,
    ...painters,
  });
}

function playing(): Match {
  const members = [ada, bob].map(({ id, name }) => ({ kind: 'member', id, name }) as const);
  const [by, ...against] = members as [(typeof members)[number], ...typeof members];
  const challenge = { game: 'foxu', guild: '1', language: 'en', by, against, turnLimit: 86_400_000 } as const;
  const invited = challengeMatch(challenge, game, 1, 'seed', Date.now());
  return beginPlay(invited, members, { game, now: Date.now(), seed: 'seed', revision: 1 });
}

const notice = (revision: number, changes: Partial<Match> = {}, rest: Partial<Notice> = {}): Notice => ({
  table: idOf({ at: 'channel', channel: channel.id }),
  revision,
  match: { ...playing(), ...changes },
  game,
  bulletin: undefined,
  origin: 'made',
  ...rest,
});

describe('a player who was away', () => {
  const reminder = {
    call: { why: 'reminder', seats: [0] },
    clock: { limit: 86_400_000, since: 0, reminded: true },
  } as const;

  test('is called once by a new message, which calls nobody else', async () => {
    const first = await publisher.announce(notice(1));
    const edited = await publisher.announce(notice(2, {}, { bulletin: first.bulletin }));
    expect([first.posted, edited.posted]).toEqual(['new', 'edited']);
    const called = await publisher.announce(notice(3, reminder, { bulletin: edited.bulletin }));
    expect(called.posted).toBe('new');
    const again = await publisher.announce(notice(3, reminder, { bulletin: called.bulletin, origin: 'found' }));
    expect(again.posted).toBe('edited');
    const [board, ...more] = discord.messages(channel);
    expect(more).toEqual([]);
    expect(board?.pings.users).toEqual([ada]);
    expect(textOf(board as never)).toContain('a reminder: your turn ends <t:');
    expect(discord.violations).toEqual([]);
  });

  test('is not called twice when the process that called them died before it could note that', async () => {
    const first = await publisher.announce(notice(1));
    await publisher.announce(notice(2, reminder, { bulletin: first.bulletin }));
    const { now } = discord;
    discord.now = () => now() + 20 * 60_000;
    const found = await anotherPublisher().announce(notice(2, reminder, { bulletin: first.bulletin, origin: 'found' }));
    expect(found.posted).toBe('new');
    expect(discord.messages(channel).filter(({ pings }) => pings.users.length > 0).length).toBe(1);
    expect(boardsIn(discord, channel).length).toBe(1);
  });
});

describe('a board that its process could not note', () => {
  test('is found below more messages than Discord gives at once', async () => {
    const first = await publisher.announce(notice(1));
    for (let n = 0; n < 60; n++) discord.as(ada).say(channel, `talk ${n}`);
    const unnoted = await publisher.announce(notice(2, {}, { bulletin: first.bulletin, wish: 'a wish' }));
    for (let n = 0; n < 120; n++) discord.as(ada).say(channel, `more talk ${n}`);
    const found = await anotherPublisher().announce(notice(3, {}, { bulletin: first.bulletin, origin: 'found' }));
    expect(found.place).not.toBe(unnoted.place);
    expect(boardsIn(discord, channel).map(({ id }) => id)).toEqual([found.place]);
  });

  test('is not taken for that of a match which began later, in a store that was emptied meanwhile', async () => {
    const { now } = discord;
    discord.now = () => now() - 5 * 60_000;
    const old = await publisher.announce(notice(1, { born: now() - 5 * 60_000 }));
    discord.now = now;
    const born = now();
    const call = { why: 'turn', seats: [0] } as const;
    const begun = await anotherPublisher().announce(notice(1, { born, call }, { origin: 'found' }));
    expect(begun.posted).toBe('new');
    expect(discord.messages(channel).map(({ id, pings }) => [id, pings.users])).toEqual([
      [old.place, []],
      [begun.place, [ada]],
    ]);
  });

  test('calls again where the clocks do not tell whether it is of this match, but not twice for the same', async () => {
    const old = await publisher.announce(notice(1));
    const born = Date.now() + 20_000;
    const call = { why: 'turn', seats: [0] } as const;
    const begun = await anotherPublisher().announce(notice(1, { born, call }, { origin: 'found' }));
    const again = await anotherPublisher().announce(notice(1, { born, call }, { origin: 'found' }));
    expect(begun.place).not.toBe(old.place);
    expect(again.place).toBe(begun.place);
    expect(boardsIn(discord, channel).map(({ id, pings }) => [id, pings.users])).toEqual([[begun.place, [ada]]]);
  });
});

describe('a board that is out of sight', () => {
  const say = (times: number) => {
    for (let n = 0; n < times; n++) traffic.heard(channel.id, discord.as(ada).say(channel, `talk ${n}`).id);
  };
  const called = { call: { why: 'turn', seats: [1] } } as const;

  test('comes down below three messages, silently, and the one above is taken away', async () => {
    const first = await publisher.announce(notice(1));
    say(2);
    const near = await publisher.announce(notice(1, {}, { bulletin: first.bulletin, origin: 'found' }));
    expect(near.posted).toBe('edited');
    say(1);
    const down = await publisher.announce(notice(1, {}, { bulletin: near.bulletin, origin: 'found' }));
    expect(down.posted).toBe('new');
    const boards = discord.messages(channel).filter(({ author }) => author.id === connection.client.user?.id);
    expect(boards.map(({ id, flags }) => [id, flags & MessageFlags.SuppressNotifications])).toEqual([
      [down.place, MessageFlags.SuppressNotifications],
    ]);
    expect(discord.violations).toEqual([]);
  });

  test('comes down below a single message when the match waits for something else', async () => {
    const first = await publisher.announce(notice(1));
    say(1);
    const same = await publisher.announce(notice(2, {}, { bulletin: first.bulletin }));
    expect(same.posted).toBe('edited');
    const over = { stage: { at: 'over', ending: { by: 'agreement' } } } as const;
    const ended = await publisher.announce(notice(3, over, { bulletin: same.bulletin }));
    expect([ended.posted, discord.messages(channel).at(-1)?.id]).toEqual(['new', ended.place]);
  });

  test('stays where it is when its game is over', async () => {
    const over = { stage: { at: 'over', ending: { by: 'agreement' } } } as const;
    const first = await publisher.announce(notice(1, over));
    say(5);
    const again = await publisher.announce(notice(1, over, { bulletin: first.bulletin, origin: 'found' }));
    expect(again.place).toBe(first.place);
  });

  test('leaves a line with a link where it called somebody who has not acted yet, and only until they do', async () => {
    const first = await publisher.announce(notice(1));
    const call = await publisher.announce(notice(2, called, { bulletin: first.bulletin }));
    say(3);
    const down = await publisher.announce(notice(2, called, { bulletin: call.bulletin, origin: 'found' }));
    say(3);
    const further = await publisher.announce(notice(2, called, { bulletin: down.bulletin, origin: 'found' }));
    const ours = () => discord.messages(channel).filter(({ author }) => author.id === connection.client.user?.id);
    expect(ours().map(({ id, pings }) => [id, pings.users])).toEqual([
      [call.place, [bob]],
      [further.place, []],
    ]);
    expect(textOf(ours()[0] as never)).toContain(`/${further.place}`);
    await publisher.announce(notice(3, {}, { bulletin: further.bulletin }));
    expect(ours().map(({ id }) => id)).toEqual([further.place]);
    expect(discord.violations).toEqual([]);
  });
});

test('a new match in the same channel gets a message of its own, and the last board loses only its buttons', async () => {
  const first = await publisher.announce(notice(1, { stage: { at: 'over', ending: { by: 'agreement' } } }));
  const buttons = () => boardsIn(discord, channel).map(({ id }) => id);
  expect(buttons()).toEqual([first.place]);
  const second = await publisher.announce(notice(2, { began: 2 }, { bulletin: first.bulletin }));
  expect(buttons()).toEqual([second.place]);
  expect(discord.violations).toEqual([]);
  const [over, begun] = discord.messages(channel);
  expect(textOf(over as never)).toContain('agree to a draw');
  expect(over?.attachments.length).toBe(1);
  expect(textOf(begun as never)).toContain('place the 11 grey pegs');
});

test.each(['no bulletin', '[]', '{"message":7}'])(
  'a board whose bulletin is spoilt (%s) is found in the channel, and noted anew',
  async (bulletin) => {
    const first = await publisher.announce(notice(1));
    const second = await anotherPublisher().announce(notice(2, {}, { bulletin }));
    expect(second.place).toBe(first.place);
    expect(JSON.parse(second.bulletin)).toMatchObject({ message: first.place, began: 1 });
    expect(boardsIn(discord, channel).length).toBe(1);
  },
);

test('a board that Discord refuses whatever is done is not thrown as an error, so it is not tried as one', async () => {
  const body = { code: 50035, message: 'Invalid Form Body', errors: {} };
  const refusals = discord.fail({ path: /messages/, status: 400, body, times: 9 });
  expect((await publisher.announce(notice(1))).posted).toBe('nothing');
  expect(refusals.hits()).toBe(1);
});

describe('a board that waits for a painter', () => {
  /** Foxu, as if its pictures moved. */
  const filmed: Game = {
    ...game,
    sight(...args) {
      const sight = game.sight(...args);
      return { ...sight, film: [sight.scene] };
    },
  };

  test.each([
    ['paint', game],
    ['film', filmed],
  ] as const)('is given up when something newer waits to be shown (%s)', async (what, shownGame) => {
    const newer = new AbortController();
    const waiting = anotherPublisher({
      [what]: (_: unknown, { signal }: { signal?: AbortSignal } = {}) => {
        const given = new Promise<never>((_, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        });
        newer.abort();
        return given;
      },
    });
    const shown = await waiting.announce({ ...notice(1, {}, { superseded: newer.signal }), game: shownGame });
    expect(shown.posted).toBe('superseded');
    expect(discord.messages(channel)).toEqual([]);
  });

  test('is not painted at all when something newer came before its turn', async () => {
    let painted = 0;
    const busy = anotherPublisher({
      paint: async (scene) => {
        painted++;
        return renderPicture(scene);
      },
    });
    const shown = await busy.announce(notice(1, {}, { superseded: AbortSignal.abort() }));
    expect([shown.posted, painted]).toEqual(['superseded', 0]);
  });
});

describe('a channel that this process was not told of', () => {
  const asked = (answer: { readonly status: number; readonly body: unknown }) => {
    connection.client.channels.cache.delete(channel.id);
    discord.fail({ method: 'GET', path: new RegExp(`^/channels/${channel.id}$`), ...answer });
  };

  test('is gone when Discord says so', async () => {
    asked({ status: 404, body: { message: 'Unknown Channel', code: 10_003 } });
    expect((await publisher.announce(notice(1))).posted).toBe('gone');
  });

  test('is not gone because it is of a kind that nobody here knows', async () => {
    asked({ status: 200, body: { id: channel.id, guild_id: channel.guild?.id, type: 99, name: 'new' } });
    await expect(publisher.announce(notice(1))).rejects.toThrow(`no text channel ${channel.id}`);
    asked({ status: 200, body: { id: channel.id, guild_id: '1', type: 99, name: 'elsewhere' } });
    await expect(publisher.announce(notice(1))).rejects.toThrow(`no text channel ${channel.id}`);
  });
});
