import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginDuel } from '../town/duels.ts';
import { boardsIn, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

/** What an operator reads on standard error. */
const plainLines = () =>
  town
    .output()
    .split('\n')
    .filter((line) => line.startsWith('plateau:'));

describe('when Discord closes the connection for good, the bot says why in one line and ends for its keeper to restart it', () => {
  test.each([
    [4004, 'DISCORD_TOKEN'],
    [4010, 'SHARD_COUNT'],
    [4011, 'SHARD_COUNT'],
    [4012, 'Update Plateau'],
    [4013, 'Update Plateau'],
  ] as const)('with code %i', async (code, cure) => {
    await town.start();
    const { challenge } = await aChallenge();
    town.discord.closeGateway(code);
    expect(await town.ended()).toBe(1);
    expect(plainLines()).toEqual([expect.stringContaining(String(code))]);
    expect(plainLines()[0]).toContain(cure);
    await town.start();
    town.discord.as(town.bob).click(challenge, 'Accept');
    await nextBoard(town.discord, town.channel, revisionOf(challenge) ?? 0);
  });
});

async function aChallenge() {
  const { discord, ada, bob, channel } = town;
  discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
  return { challenge: await nextBoard(discord, channel, 0) };
}

describe('when the right to read messages is taken away while the bot runs', () => {
  test('it says so, and goes on with what does not need it', async () => {
    const { discord, channel } = town;
    await town.start();
    const duel = await beginDuel(town, channel);
    discord.allowMessageContent = false;
    discord.closeGateway(4014);
    await discord.until(() => discord.connected() === 0, 'the bot to be cut off');
    await discord.until(() => discord.connected() === 1, 'the bot to come again', 20_000);
    await discord.until(() => town.output().match(/"msg":"ready"/g)?.length === 2, 'the bot to be ready again');
    expect(town.output().match(/Message Content Intent/g)?.length).toBe(1);
    discord.as(duel.first).say(channel, 'ready');
    discord.as(duel.first).say(channel, 'ready', { mentions: [discord.bot] });
    const next = await nextBoard(discord, channel, revisionOf(duel.board) ?? 0);
    expect(textOf(next)).toContain('choose the two opposite corners');
    expect(await town.stop()).toBe(0);
  });
});

describe('when Discord cannot be reached while the bot connects anew', () => {
  const cutOff = async (times: number) => {
    const { discord } = town;
    await town.start();
    discord.allowMessageContent = false;
    discord.fail({ method: 'GET', path: /^\/gateway/, status: 500, times });
    discord.closeGateway(4014);
    await discord.until(() => town.output().includes('the bot could not connect anew'), 'a try', 45_000);
  };

  test('it tries again, and comes back', async () => {
    // discord.js itself tries four times.
    await cutOff(4);
    await town.discord.until(() => town.output().match(/"msg":"ready"/g)?.length === 2, 'the bot to be ready', 45_000);
    expect(await town.stop()).toBe(0);
  });

  test('it stops well when it is told to', async () => {
    await cutOff(9_999);
    expect(await town.stop()).toBe(0);
  });
});

describe('when Discord answers that it does not know the token', () => {
  test('once, the bot asks again and goes on', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start();
    const once = discord.fail({ method: 'POST', path: /^\/channels\/\d+\/messages$/, status: 401 });
    discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
    await discord.until(() => boardsIn(discord, channel).length === 1, 'the challenge', 45_000);
    expect(once.hits()).toBe(1);
    expect(town.output()).toContain('Discord refused the token and takes it again');
    expect(await town.stop()).toBe(0);
  });

  test('each time, the bot ends and says what to do', async () => {
    const { discord, ada, bob, channel } = town;
    await town.start();
    discord.fail({ path: /^\/(channels|users|gateway)/, status: 401, times: 999 });
    discord.as(ada).command(channel, 'foxu challenge', { opponent: bob });
    expect(await town.ended()).toBe(1);
    expect(plainLines()).toEqual([expect.stringContaining('DISCORD_TOKEN')]);
  });
});

describe('when Discord ends a session in the moment in which it was resumed', () => {
  test('the bot joins with a new one and plays on', async () => {
    const { discord, channel } = town;
    await town.start();
    const duel = await beginDuel(town, channel);
    let resumed = 0;
    discord.on((change) => {
      if (change.type !== 'gateway' || change.what !== 'resumed' || resumed++ > 0) return;
      discord.invalidateSession('lost');
    });
    discord.closeGateway(4000);
    await discord.until(() => resumed > 0 && discord.connected() === 1, 'the bot to come again', 45_000);
    discord.as(duel.first).command(channel, 'foxu move', { move: 'ready' });
    await nextBoard(discord, channel, revisionOf(duel.board) ?? 0);
    expect(await town.stop()).toBe(0);
  });
});

describe('when Discord does not take the commands', () => {
  test.each([
    [403, 'applications.commands'],
    [500, 'does not answer just now'],
  ] as const)('because of a %i, the bot says so, plays, and tries again', async (status, cure) => {
    const { discord, channel } = town;
    await town.start();
    const duel = await beginDuel(town, channel);
    await town.stop();
    const refused = discord.fail({ method: 'GET', path: /^\/applications\/\d+\/commands/, status, times: 999 });
    await town.start();
    expect(refused.hits()).toBeGreaterThan(0);
    expect(town.output()).toContain('"commands":"later"');
    expect(town.output()).toContain(cure);
    discord.as(duel.first).click(duel.board, 'Shuffle');
    await nextBoard(discord, channel, revisionOf(duel.board) ?? 0);
    refused.stop();
    await discord.until(() => town.output().includes('Discord knows the commands now'), 'another try', 45_000);
    expect(await town.stop()).toBe(0);
  });
});
