import { ComponentType, InteractionType } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { needs } from '../needs.ts';
import { answerTo, beginDuel, type Duel, told } from '../town/duels.ts';
import { boardIn, boardsIn, customIdsOf, nextBoard, oneBoardIn, revisionOf, textOf } from '../town/reading.ts';
import { type BotProcess, openProcesses } from './processes.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let processes: ReturnType<typeof openProcesses>;
let store: Store;
let bot: BotProcess;
beforeAll(async () => {
  town = await openTown();
  const redis = await town.openRedis();
  processes = openProcesses(town, redis);
  store = openRedisStore(connectRedis(redis));
});
beforeEach(async () => {
  await processes.endAll();
  bot = await processes.start();
});
afterAll(async () => {
  await processes?.endAll();
  await store?.close();
  await town.close();
});

const newChannel = (): Channel => town.discord.addChannel(town.guild, { name: 'restored' });

async function shuffle({ channel, first }: Duel): Promise<void> {
  const board = boardIn(town.discord, channel);
  const shown = revisionOf(board) ?? 0;
  town.discord.as(first).click(board, 'Shuffle');
  await town.discord.until(() => (revisionOf(boardIn(town.discord, channel)) ?? 0) > shown, 'the move to be shown');
}

/** A duel whose store was put back to an earlier moment than its board shows. */
async function duelOfYesterday(): Promise<{ readonly duel: Duel; readonly kept: number }> {
  const duel = await beginDuel(town, newChannel());
  await shuffle(duel);
  // What was shown is noted within a second or two.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const backup: string[] = [];
  for await (const line of store.export()) backup.push(line);
  const kept = revisionOf(boardIn(town.discord, duel.channel)) ?? 0;
  for (let n = 0; n < 3; n++) await shuffle(duel);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  await store.import(backup);
  return { duel, kept };
}

/** A duel whose store was put back to a day before its board was posted anew, with a process that has just started. */
async function duelWithUnknownBoard(): Promise<Duel> {
  const { discord, ada } = town;
  const duel = await beginDuel(town, newChannel());
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  const backup: string[] = [];
  for await (const line of store.export()) backup.push(line);
  await answerTo(town, ada, duel.channel, 'foxu show', { public: true });
  await discord.until(() => duel.board.deleted, 'a new message');
  await shuffle(duel);
  await bot.kill();
  await store.import(backup);
  bot = await processes.start();
  return duel;
}

describe('a board that is newer than its table', () => {
  test.each(['of the same process', 'of a process that has just started'])(
    'is brought back by a press, and goes on from there, %s',
    needs.server,
    async (which) => {
      const { duel, kept } = await duelOfYesterday();
      if (which !== 'of the same process') {
        await bot.kill();
        bot = await processes.start();
      }
      const { discord } = town;
      const board = boardIn(discord, duel.channel);
      expect(revisionOf(board)).toBe(kept + 3);
      const press = discord.as(duel.first).click(board, 'Shuffle');
      await discord.until(() => press.followUps.length > 0, 'an answer');
      expect(textOf(press.followUps[0] as never)).toContain('moved on');
      await discord.until(() => revisionOf(board) === kept, 'the board as it is kept', 8_000);
      for (let n = 0; n < 4; n++) await shuffle(duel);
      expect(revisionOf(board)).toBe(kept + 4);
      expect(boardsIn(discord, duel.channel)).toEqual([board]);
    },
  );

  test('is brought back when it had been posted anew since then, and no other board stays', needs.server, async () => {
    const { discord } = town;
    const duel = await duelWithUnknownBoard();
    const lowest = boardIn(discord, duel.channel);
    discord.as(duel.first).click(lowest, 'Shuffle');
    await discord.until(
      () => revisionOf(lowest) === revisionOf(duel.challenge) || revisionOf(lowest) === 2,
      'the board',
    );
    await shuffle(duel);
    await oneBoardIn(discord, duel.channel);
    expect(boardIn(discord, duel.channel).id).toBe(lowest.id);
  });
});

describe('a board that the store of an older day does not know', () => {
  test.each(['typed in the channel', 'given as a command'])(
    'gives way to the one that a move shows, %s',
    needs.server,
    async (how) => {
      const { discord } = town;
      const duel = await duelWithUnknownBoard();
      if (how === 'typed in the channel') discord.as(duel.first).say(duel.channel, 'ready');
      else await answerTo(town, duel.first, duel.channel, 'foxu move', { move: 'ready' });
      await discord.until(() => {
        const [board, ...more] = boardsIn(discord, duel.channel);
        return more.length === 0 && board !== undefined && textOf(board).includes('choose the two opposite corners');
      }, 'one board that shows the move');
    },
  );
});

describe('a board whose table is not in the store', () => {
  const empty = ['{"plateau":"store","version":1}', '{"keys":0}'];

  test.each([
    ['a move', 'Shuffle', 'en'],
    ['a form', 'By hand', 'en'],
    ['a panel', 'More…', 'fr'],
  ] as const)('says so after a press on %s, and a new game can begin', needs.server, async (_, control, language) => {
    const { discord, ada, bob } = town;
    const duel = await beginDuel(town, newChannel());
    await store.import(empty);
    await store.saveSettings(town.guild.id, JSON.stringify({ language }));
    const press = discord.as(duel.first).click(duel.board, control);
    expect(await told(town, press)).toContain('No such game');
    await discord.until(() => boardsIn(discord, duel.channel).length === 0, 'the board to be replaced');
    expect(textOf(duel.board)).toContain(language === 'en' ? 'I no longer know this game' : 'Je ne connais plus');
    expect(customIdsOf(duel.board)).toEqual([]);
    expect(duel.board.attachments).toEqual([]);
    await store.saveSettings(town.guild.id, '{}');
    const again = await beginDuel(town, duel.channel, bob, ada);
    await shuffle(again);
    expect(boardsIn(discord, duel.channel)).toEqual([again.board]);
  });

  test('is replaced only when it was pressed itself', needs.server, async () => {
    const { discord, ada, bob } = town;
    const [lost, kept] = [await beginDuel(town, newChannel()), newChannel()];
    await store.import(empty);
    const { board } = await beginDuel(town, kept);
    const before = board.states.length;
    const [own] = customIdsOf(lost.board);
    const typed = discord.as(bob).say(lost.channel, 'good morning');
    const panel = await answerTo(town, ada, kept, 'foxu show');
    for (const from of [board, typed, panel]) {
      const forged = { type: InteractionType.MessageComponent, channel: from.channel, from } as const;
      const data = { component_type: ComponentType.Button, custom_id: own };
      const press = discord.as(ada).forge({ ...forged, data });
      const answer = await discord.until(() => press.followUps[0], 'an answer');
      expect(textOf(answer)).toContain('No such game');
    }
    expect(boardsIn(discord, lost.channel)).toEqual([lost.board]);
    discord.as(lost.second).click(lost.board, 'Shuffle');
    await discord.until(() => boardsIn(discord, lost.channel).length === 0, 'the board to be replaced');
    expect(board.states.length).toBe(before);
    expect(textOf(typed)).toBe('');
  });
});

test.each([
  ['', 0],
  [', also when Discord fails at first', 8],
])(
  'a challenge in a store that was emptied is a new message, which calls whoever is challenged%s',
  needs.server,
  async (_, times) => {
    const { discord, ada, bob } = town;
    const channel = newChannel();
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    const lost = await nextBoard(discord, channel, 0);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await store.import(['{"plateau":"store","version":1}', '{"keys":0}']);
    const post = { method: 'POST', path: new RegExp(`^/channels/${channel.id}/messages$`) };
    const failing = times > 0 ? discord.fail({ ...post, status: 500, body: {}, times }) : undefined;
    await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
    const challenge = await discord.until(
      () => boardsIn(discord, channel).find(({ id }) => id !== lost.id),
      'a new message',
      55_000,
    );
    expect(failing?.hits() ?? 0).toBe(times);
    expect(challenge.pings.users).toEqual([bob]);
    discord.as(bob).click(challenge, 'Accept');
    await nextBoard(discord, channel, 1);
  },
);
