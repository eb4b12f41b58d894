import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { boardIn, boardsIn, nextBoard, oneBoardIn, revisionOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeAll(async () => {
  town = await openTown();
  await town.start();
});
afterAll(() => town.close());

const newChannel = (): Channel => town.discord.addChannel(town.guild, { name: 'outbox' });
const posts = ({ id }: Channel) => ({ method: 'POST', path: new RegExp(`^/channels/${id}/messages$`) });
const edits = ({ id }: Channel) => ({ method: 'PATCH', path: new RegExp(`^/channels/${id}/messages/`) });
/** How many requests the bot made that concern a channel. */
const asked = ({ id }: Channel) => town.discord.requests.filter(({ path }) => path.includes(`/channels/${id}`)).length;

describe('a board that is shown again at the end of its channel', () => {
  test('stays the only one when the answer to its post was lost', async () => {
    const { discord, ada } = town;
    const channel = newChannel();
    const { board, first } = await beginDuel(town, channel);
    const lost = discord.fail({ ...posts(channel), when: 'after', destroy: 'close' });
    await answerTo(town, ada, channel, 'foxu show', { public: true });
    await discord.until(() => lost.hits() === 1, 'the lost answer');
    await oneBoardIn(town.discord, channel);
    const lowest = boardIn(discord, channel);
    expect(lowest.id).not.toBe(board.id);
    discord.as(first).click(lowest, 'Shuffle');
    await discord.until(() => (revisionOf(lowest) ?? 0) > 2, 'the move');
    expect(boardsIn(discord, channel)).toEqual([lowest]);
  });

  test('comes in the end when Discord fails at first', async () => {
    const { discord, ada } = town;
    const channel = newChannel();
    const { board } = await beginDuel(town, channel);
    const failing = discord.fail({ ...posts(channel), status: 500, body: {}, times: 8 });
    await answerTo(town, ada, channel, 'foxu show', { public: true });
    await discord.until(() => boardIn(discord, channel).id !== board.id, 'the board at the end', 30_000);
    expect(failing.hits()).toBe(8);
    await oneBoardIn(town.discord, channel);
  });

  test('becomes the only one when Discord fails at first to replace the old one', async () => {
    const { discord, ada } = town;
    const channel = newChannel();
    const { board } = await beginDuel(town, channel);
    const removal = { method: 'DELETE', path: new RegExp(board.id) };
    const failing = discord.fail({ ...removal, status: 500, body: {}, times: 8 });
    await answerTo(town, ada, channel, 'foxu show', { public: true });
    await discord.until(() => boardIn(discord, channel).id !== board.id, 'the board at the end');
    await oneBoardIn(town.discord, channel);
    expect(failing.hits()).toBe(8);
    expect(board.deleted).toBe(true);
  });

  test.each(['killed', 'stopped'] as const)(
    'comes from the next process when the first is %s before it could',
    async (how) => {
      const { discord, ada } = town;
      const channel = newChannel();
      const { board, first } = await beginDuel(town, channel);
      const failing = discord.fail({ ...posts(channel), status: 500, body: {}, times: 999 });
      await answerTo(town, ada, channel, 'foxu show', { public: true });
      await discord.until(() => failing.hits() > 4, 'a second try');
      await (how === 'killed' ? town.kill() : town.stop());
      failing.stop();
      await town.start();
      await discord.until(() => boardIn(discord, channel).id !== board.id, 'the board at the end', 20_000);
      await oneBoardIn(town.discord, channel);
      const lowest = boardIn(discord, channel);
      discord.as(first).click(lowest, 'Shuffle');
      await discord.until(() => (revisionOf(lowest) ?? 0) > 2, 'the move');
      // It was wished once, and comes once.
      expect(discord.messages(channel).at(-1)?.id).toBe(lowest.id);
    },
  );
});

test('a board whose process was killed before it could note it leaves no other board beside it', async () => {
  const { discord, ada } = town;
  const channel = newChannel();
  const { board, first } = await beginDuel(town, channel);
  // The post works, but neither the process nor the old board learn of it.
  const held = discord.fail({ ...posts(channel), when: 'after', delayMs: 60_000, times: 9 });
  discord.as(ada).command(channel, 'foxu show', { public: true });
  await discord.until(() => boardsIn(discord, channel).length === 2, 'the second board');
  await town.kill();
  held.stop();
  await town.start();
  await oneBoardIn(town.discord, channel);
  const lowest = boardIn(discord, channel);
  expect(lowest.id).not.toBe(board.id);
  expect(board.deleted).toBe(true);
  discord.as(first).click(lowest, 'Shuffle');
  await discord.until(() => (revisionOf(lowest) ?? 0) > 2, 'the move');
});

describe('a channel that refuses boards', () => {
  test('shows the board soon after the rights came back, when moves are typed', async () => {
    const { discord } = town;
    const channel = newChannel();
    const { board, first } = await beginDuel(town, channel);
    const shown = revisionOf(board) ?? 0;
    const tries = () =>
      discord.requests.filter(
        ({ method, path }) =>
          path.includes(board.id) || (method === 'POST' && path.includes(`/channels/${channel.id}/m`)),
      ).length;
    const before = tries();
    discord.denyBot(channel, 'AttachFiles');
    discord.as(first).say(channel, 'shuffle');
    await discord.until(() => tries() === before + 1, 'the first try');
    // Whoever types while the rights are missing has nothing tried sooner.
    for (let n = 0; n < 2; n++) discord.as(first).say(channel, 'shuffle');
    await discord.until(() => tries() === before + 3, 'the third try', 30_000);
    discord.allowBot(channel, 'AttachFiles');
    // By itself it would be tried after twenty seconds.
    discord.as(first).say(channel, 'shuffle');
    await discord.until(() => revisionOf(boardIn(discord, channel)) === shown + 4, 'the board', 16_000);
  });

  test('is asked ever more rarely while its thread is locked, and not at all when the game is over', async () => {
    const { discord, ada, bob } = town;
    const channel = newChannel();
    await beginDuel(town, channel);
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    const [thread] = discord.threads(channel);
    const place = thread as Channel;
    await nextBoard(discord, place, 0);
    const locked = { status: 403, body: { code: 50083, message: 'Thread is archived' } };
    const refusals = [posts(place), edits(place)].map((what) => discord.fail({ ...what, ...locked, times: 99 }));
    await answerTo(town, bob, place, 'foxu accept');
    await sleep(20_000);
    const tries = asked(place);
    // At 0, 5 and 15 seconds, each an edit, a post and a look for what is there.
    expect(refusals.reduce((sum, each) => sum + each.hits(), 0)).toBeLessThanOrEqual(8);
    await answerTo(town, ada, place, 'foxu resign');
    await sleep(12_000);
    const after = asked(place);
    expect(after - tries).toBeLessThanOrEqual(6);
    await sleep(20_000);
    expect(asked(place)).toBe(after);
    for (const each of refusals) each.stop();
  }, 90_000);
});

test('a game whose channel is deleted ends without an error, and is asked for no more', async () => {
  const { discord } = town;
  const channel = newChannel();
  const { first } = await beginDuel(town, channel);
  // The bot does not know yet that the channel is gone when it wants to show the move.
  const slow = discord.fail({ ...edits(channel), delayMs: 1_000 });
  discord.as(first).say(channel, 'shuffle');
  await discord.until(() => slow.hits() === 1, 'the edit');
  discord.removeChannel(channel);
  await discord.until(
    () => town.output().includes(`"${channel.id}","msg":"the channel of this table is gone`),
    'the end',
  );
  await sleep(2_000);
  const after = asked(channel);
  await sleep(6_000);
  expect(asked(channel)).toBe(after);
  const lines = town
    .output()
    .split('\n')
    .filter((line) => line.includes(channel.id) && /"level":[4-6]0/.test(line));
  expect(lines).toEqual([]);
});
