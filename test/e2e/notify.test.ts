import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { boardsIn, nextBoard, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const closedMailbox: unknown = [expect.stringContaining('50007')];
const town = await liveTown(undefined, closedMailbox);
const { discord } = town;

const fresh = (): Channel => discord.addChannel(town.guild, { name: 'calls' });
const somebody = (name: string, locale?: string): User => {
  const user = discord.addUser({ name, displayName: name, ...(locale === undefined ? {} : { locale }) });
  discord.addMember(town.guild, user);
  return user;
};
const wants = (user: User, how: 'here' | 'message' | 'never') =>
  answerTo(town, user, town.quiet, 'plateau notify', { how });

/** What a person has got in private. */
function letters(user: User): readonly Message[] {
  const channel = discord.directWith(user);
  return channel === undefined ? [] : discord.messages(channel);
}

/** A challenge is the first message that calls somebody. */
async function challenged(user: User, channel = fresh()): Promise<Message> {
  await answerTo(town, town.ada, channel, 'foxu challenge', { opponent: user });
  return nextBoard(discord, channel, 0);
}

describe('whoever a board calls', () => {
  test('is mentioned in the channel, unless they choose otherwise', async () => {
    const dan = somebody('dan');
    expect(textOf(await answerTo(town, dan, town.quiet, 'plateau notify'))).toContain('I mention you in its channel');
    expect((await challenged(dan)).pings.users).toEqual([dan]);
    expect(letters(dan)).toEqual([]);
  });

  test('gets a direct message when they chose it, in their language, and is not mentioned', async () => {
    const eve = somebody('eve', 'fr');
    expect(textOf(await wants(eve, 'message'))).toContain('je vous envoie un message privé');
    const channel = fresh();
    const board = await challenged(eve, channel);
    expect(board.pings.users).toEqual([]);
    // What stands in the channel is the same for all.
    expect(textOf(board)).toContain(`<@${eve.id}>`);
    const [letter, ...more] = letters(eve);
    expect(more).toEqual([]);
    expect(letter?.content).toContain('Ada vous défie à une partie de **Foxu**');
    expect(letter?.content).toMatch(/Le défi expire <t:\d+:R>/);
    expect(letter?.content).toContain(`https://discord.com/channels/${town.guild.id}/${channel.id}`);
    expect(letter?.content).toContain('/plateau prévenir');
    expect(letter?.pings.users).toEqual([]);
  });

  test('is neither mentioned nor written to when they chose so, and may choose again', async () => {
    const finn = somebody('finn');
    expect(textOf(await wants(finn, 'never'))).toContain('I do not call you any more');
    const board = await challenged(finn);
    expect(board.pings.users).toEqual([]);
    expect(textOf(board)).toContain(`<@${finn.id}>`);
    expect(letters(finn)).toEqual([]);
    await wants(finn, 'here');
    expect((await challenged(finn)).pings.users).toEqual([finn]);
  });

  test('is mentioned after all when their mailbox is closed', async () => {
    const gwen = somebody('gwen');
    await wants(gwen, 'message');
    discord.setMailbox(gwen, 'closed');
    expect((await challenged(gwen)).pings.users).toEqual([gwen]);
    expect(letters(gwen)).toEqual([]);
  });

  test('is mentioned after all when Discord takes no direct message', async () => {
    const hugo = somebody('hugo');
    await wants(hugo, 'message');
    const failing = discord.fail({
      method: 'POST',
      path: /^\/users\/@me\/channels$/,
      status: 500,
      body: {},
      times: 99,
    });
    expect((await challenged(hugo)).pings.users).toEqual([hugo]);
    failing.stop();
  });

  test('is mentioned, and the board comes soon, when a direct message takes too long', async () => {
    const iris = somebody('iris');
    await wants(iris, 'message');
    const slow = discord.fail({ method: 'POST', path: /^\/users\/@me\/channels$/, delayMs: 60_000, times: 99 });
    expect((await challenged(iris)).pings.users).toEqual([iris]);
    slow.stop();
    expect(letters(iris)).toEqual([]);
  });
});

describe('a direct message', () => {
  const posts = ({ id }: Channel) => ({ method: 'POST', path: new RegExp(`^/channels/${id}/messages$`) });

  test('comes once, though the board is sent several times before Discord takes it', async () => {
    const jane = somebody('jane');
    const channel = fresh();
    await wants(jane, 'message');
    const failing = discord.fail({ ...posts(channel), status: 500, body: {}, times: 8 });
    const board = await challenged(jane, channel);
    expect(failing.hits()).toBe(8);
    expect(board.pings.users).toEqual([]);
    expect(letters(jane).length).toBe(1);
  });

  test.each(['at once', 'when Discord has forgotten the message'])(
    'comes once when the process is killed before the board is there, and the next one shows it %s',
    async (when) => {
      const kim = somebody(when === 'at once' ? 'kim' : 'lou');
      const channel = fresh();
      await wants(kim, 'message');
      const held = discord.fail({ ...posts(channel), delayMs: 60_000, times: 99 });
      discord.as(town.ada).command(channel, 'foxu challenge', { opponent: kim });
      await discord.until(() => held.hits() > 0, 'the board on its way');
      await town.kill();
      held.stop();
      expect(letters(kim).length).toBe(1);
      const { now } = discord;
      if (when !== 'at once') discord.now = () => now() + 20 * 60_000;
      await town.start();
      const board = await nextBoard(discord, channel, 0);
      expect(board.pings.users).toEqual([]);
      expect(boardsIn(discord, channel).length).toBe(1);
      expect(letters(kim).length).toBe(1);
      discord.now = now;
    },
  );
});

test('what somebody chose outlives the process', async () => {
  const mia = somebody('mia');
  await wants(mia, 'never');
  await town.stop();
  await town.start();
  expect(textOf(await answerTo(town, mia, town.quiet, 'plateau notify'))).toContain('I do not call you any more');
});
