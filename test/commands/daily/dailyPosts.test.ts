import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Store, StoreAway } from '../../../src/store/port.ts';
import { altOf, buttonsOf, textOf } from '../../town/reading.ts';
import { type DailyTown, hour, minute, openDailyTown } from './dailyTown.ts';

let town: DailyTown;
let refused: unknown = [];
beforeEach(async () => {
  refused = [];
  town = await openDailyTown('2026-11-19T07:30:00Z');
});
afterEach(async () => {
  expect(await town.close()).toEqual(refused);
});

function server(locale = 'en-US') {
  const ada = town.discord.addUser({ name: 'ada' });
  const guild = town.discord.addGuild({ name: 'Club', preferredLocale: locale, members: [ada] });
  const channel = town.discord.addChannel(guild, { name: 'daily' });
  return { guild, channel, post: { channel: channel.id, hour: 9 } };
}

const at = (time: string) => town.time.until(Date.parse(time));

/** A server whose board of the day is due. */
async function serverInTime() {
  const made = server();
  await town.choose(made.guild.id, { dailyPost: made.post });
  await at('2026-11-19T09:00:00Z');
  return made;
}

describe('the board of the day', () => {
  test('is posted once, at its hour, with a button that plays it', async () => {
    const { guild, channel, post } = server();
    await town.choose(guild.id, { dailyPost: post, timeZone: 'Europe/Paris' });
    const bot = await town.open();
    await bot.look();
    expect(town.postsIn(channel)).toEqual([]);
    await at('2026-11-19T08:00:00Z');
    await bot.look();
    const [message] = town.postsIn(channel);
    expect(message && textOf(message)).toContain('### Ricochet Robots · The board of the day · 19 Nov');
    expect(message && buttonsOf(message)).toEqual(['Play']);
    expect(message && altOf(message)).toContain('Row 1 is at the top');
    // Nobody knows yesterday's board here.
    expect(message?.attachments.length).toBe(1);
    for (let look = 0; look < 5; look++) {
      await town.time.until(town.time.now() + hour);
      await bot.look();
    }
    expect(town.postsIn(channel).length).toBe(1);
    await at('2026-11-20T08:00:00Z');
    await bot.look();
    expect(town.postsIn(channel).length).toBe(2);
  });

  test('comes by itself each day, also through the change to summer time', async () => {
    const { guild, channel, post } = server('fr');
    await at('2027-03-26T12:00:00Z');
    await town.choose(guild.id, { dailyPost: { ...post, hour: 2 }, timeZone: 'Europe/Paris', language: 'en' });
    const bot = await town.open();
    await bot.look();
    const before = town.postsIn(channel).length;
    const posted: string[] = [];
    for (let now = Date.parse('2027-03-27T00:00:00Z'); now < Date.parse('2027-03-30T00:00:00Z'); now += 15 * minute) {
      await town.time.until(now);
      await bot.look();
      const count = town.postsIn(channel).length - before;
      if (count > posted.length) posted.push(new Date(now).toISOString().slice(0, 16));
    }
    expect(posted).toEqual(['2027-03-27T01:00', '2027-03-28T01:00', '2027-03-29T00:00']);
  });

  test('shows yesterday’s table, streaks and shortest solution, and cuts long names', async () => {
    const { guild, channel, post } = server();
    await town.choose(guild.id, { dailyPost: post });
    const score = (best: number, name: string) => JSON.stringify({ best, took: 151_000, first: 60_000, name });
    const long = 'A name that is much longer than there is room for';
    for (const [id, best, name] of [
      ['11', 8, 'Ada'],
      ['12', 7, long],
      ['13', 9, '**Bob**'],
    ] as const)
      await town.store.note(guild.id, 'ricochet/daily', `2026-11-18/${id}`, score(best, name), '2026-11-01');
    const lines = [
      { page: 'streaks/ricochet/daily', name: '11', text: '{"last":"2026-11-18","run":12,"longest":12,"solved":40}' },
      { page: 'streaks/ricochet/daily', name: '12', text: '{"last":"2026-11-18","run":1,"longest":3,"solved":9}' },
    ];
    await town.store.enter(guild.id, { from: await town.store.bookRevision(guild.id), lines, scores: [] });
    await at('2026-11-19T09:00:00Z');
    const bot = await town.open();
    await bot.look();
    const [message] = town.postsIn(channel);
    const text = message === undefined ? '' : textOf(message);
    expect(text).toContain('### Yesterday’s board · 18 Nov');
    expect(text).toContain('1. A name that is much lon… – 7 moves (2:31)');
    expect(text).toContain('2. Ada – 8 moves (2:31)');
    expect(text).toContain('3. \\*\\*Bob\\*\\* – 9 moves (2:31)');
    expect(text).toMatch(/\*\*Days in a row\*\*\nAda \(12\)\n/);
    expect(message?.attachments.map(({ filename }) => filename)).toEqual([
      'daily-2026-11-19.png',
      'daily-2026-11-18.gif',
    ]);
    expect(message && altOf(message)).toContain('The best solution has');
    expect(town.films).toEqual([9]);
  });

  test('is told nothing of before it is over', async () => {
    const { guild, channel, post } = server();
    await town.choose(guild.id, { dailyPost: post });
    const line = JSON.stringify({ best: 7, took: 1, first: 1, name: 'Ada' });
    await town.store.note(guild.id, 'ricochet/daily', '2026-11-19/11', line, '2026-11-01');
    await at('2026-11-19T09:00:00Z');
    await (await town.open()).look();
    const [message] = town.postsIn(channel);
    expect(message && textOf(message)).not.toContain('Ada');
    expect(message && altOf(message)).not.toContain('solution');
  });
});

describe('a bot that was away at the hour', () => {
  test('posts when it is back on the same day, and nothing of the days before', async () => {
    const { guild, channel, post } = server();
    await town.choose(guild.id, { dailyPost: post });
    const before = await town.open();
    await at('2026-11-19T09:00:00Z');
    await before.look();
    await before.end();
    await at('2026-11-22T23:50:00Z');
    const after = await town.open();
    await after.look();
    expect(town.postsIn(channel).map((message) => textOf(message).match(/· (\d+ Nov)/)?.[1])).toEqual([
      '19 Nov',
      '22 Nov',
    ]);
    await at('2026-11-23T00:10:00Z');
    await after.look();
    expect(town.postsIn(channel).length).toBe(2);
  });

  /** A store that goes away at this call of `enter`, as for a process that is killed there. */
  function failingAt(nth: number): Store {
    let calls = 0;
    return {
      ...town.store,
      enter: async (home, entering) => {
        if (++calls === nth) throw new StoreAway('killed');
        return town.store.enter(home, entering);
      },
    };
  }

  test.each([
    ['before it is begun', 1],
    ['between the message and its note', 2],
  ] as const)('posts once when it was killed %s', async (_, nth) => {
    const { guild, channel } = await serverInTime();
    const killed = await town.open(failingAt(nth));
    await killed.look();
    await killed.end();
    // Long after Discord has forgotten the nonce.
    await at('2026-11-19T15:00:00Z');
    const next = await town.open();
    await next.look();
    await next.look();
    expect(town.postsIn(channel).length).toBe(1);
    const marks = [...(await town.store.page(guild.id, 'daily-posts')).values()].map((line) => JSON.parse(line));
    expect(marks).toEqual([expect.objectContaining({ message: town.postsIn(channel)[0]?.id })]);
  });

  test('posts once when Discord took the message and its answer was lost', async () => {
    const { channel } = await serverInTime();
    const bot = await town.open();
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    town.discord.fail({ method: 'POST', path, when: 'after', destroy: 'close' });
    await bot.look();
    await town.time.until(town.time.now() + minute);
    await bot.look();
    expect(town.postsIn(channel).length).toBe(1);
  });

  test('posts a minute after another process began it and was killed', async () => {
    const { channel } = await serverInTime();
    const killed = await town.open();
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    const lost = town.discord.fail({ method: 'POST', path, destroy: 'close' });
    await killed.look();
    expect([lost.hits() > 0, town.postsIn(channel)]).toEqual([true, []]);
    await killed.end();
    lost.stop();
    await at('2026-11-19T09:00:50Z');
    const next = await town.open();
    next.start();
    // It looks with its timers, and asks Discord in between.
    await next.look();
    await at('2026-11-19T09:01:01Z');
    await town.discord.until(() => town.postsIn(channel).length === 1, 'the post');
  });
});

describe('two processes that serve the same server', () => {
  const sent = (channel: { id: string }) =>
    town.discord.requests.filter(
      ({ method, path }) => method === 'POST' && path.endsWith(`/channels/${channel.id}/messages`),
    ).length;

  test('post once, and only one of them asks Discord to', async () => {
    const { channel } = await serverInTime();
    const bots = [await town.open(), await town.open()];
    for (let look = 0; look < 4; look++) {
      await Promise.all(bots.map((bot) => bot.look()));
      await town.time.until(town.time.now() + minute);
    }
    expect(town.postsIn(channel).length).toBe(1);
    expect(sent(channel)).toBe(1);
  });

  test('leave to each other what is on its way', async () => {
    const { channel } = await serverInTime();
    const [one, other] = [await town.open(), await town.open()];
    const slow = town.discord.fail({ method: 'POST', path: new RegExp(`${channel.id}/messages$`), delayMs: 1_500 });
    const sending = one.look();
    await town.discord.until(() => slow.hits() === 1, 'the message on its way');
    await other.look();
    await sending;
    expect(town.postsIn(channel).length).toBe(1);
    expect(sent(channel)).toBe(1);
  });
});

describe('what a server chooses', () => {
  test('holds when it has been the same for a minute, and posts nothing twice on a day', async () => {
    const { guild, channel, post } = server();
    const other = town.discord.addChannel(guild, { name: 'other' });
    const bot = await town.open();
    await at('2026-11-19T10:00:00Z');
    await bot.look();
    await town.choose(guild.id, { dailyPost: post });
    await bot.look();
    expect(town.postsIn(channel)).toEqual([]);
    await bot.look();
    expect(town.postsIn(channel).length).toBe(1);
    await town.choose(guild.id, { dailyPost: { channel: other.id, hour: 15 } });
    await at('2026-11-19T16:00:00Z');
    for (let look = 0; look < 3; look++) await bot.look();
    expect(town.postsIn(other)).toEqual([]);
    await at('2026-11-20T15:00:00Z');
    await bot.look();
    expect(town.postsIn(other).length).toBe(1);
    await town.choose(guild.id, { dailyPost: undefined });
    await at('2026-11-21T23:00:00Z');
    for (let look = 0; look < 3; look++) await bot.look();
    expect([town.postsIn(channel).length, town.postsIn(other).length]).toEqual([1, 1]);
  });

  test('may be a channel that does not let it write: it asks Discord for nothing, and posts when it may', async () => {
    const { channel } = await serverInTime();
    town.discord.denyBot(channel, 'SendMessages');
    const bot = await town.open();
    const before = town.discord.requests.length;
    for (let look = 0; look < 5; look++) await bot.look();
    expect(town.discord.requests.length).toBe(before);
    expect(town.logged).toEqual(['the board of the day cannot be posted there']);
    town.discord.allowBot(channel, 'SendMessages');
    await town.discord.until(() => town.discord.connected() > 0, 'the bot');
    await bot.end();
    await (await town.open()).look();
    expect(town.postsIn(channel).length).toBe(1);
  });

  test('may be a channel that is gone', async () => {
    const { guild, post } = server();
    await town.choose(guild.id, { dailyPost: { ...post, channel: '123456789' } });
    await at('2026-11-19T09:00:00Z');
    const bot = await town.open();
    for (let look = 0; look < 3; look++) await bot.look();
    expect(town.logged).toEqual(['the board of the day cannot be posted there']);
  });

  test('is left alone for an hour when Discord refuses the message', async () => {
    const { channel } = await serverInTime();
    const bot = await town.open();
    const path = new RegExp(`^/channels/${channel.id}/messages$`);
    const failing = town.discord.fail({
      ...{ method: 'POST', path, status: 403, times: 1 },
      body: { code: 50_013, message: 'Missing Permissions' },
    });
    for (let look = 0; look < 30; look++) {
      await bot.look();
      await town.time.until(town.time.now() + minute);
    }
    expect(failing.hits()).toBe(1);
    expect(town.postsIn(channel)).toEqual([]);
    await town.time.until(town.time.now() + hour);
    await bot.look();
    expect(town.postsIn(channel).length).toBe(1);
  });
});
