import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { boardIn, boardsIn, nextBoard, revisionOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
  await town.start();
});
afterEach(() => town.close());

const many = 40;

/** Many channels with a game that has one player, who may always move. */
async function manyTables(): Promise<Channel[]> {
  const { discord, guild, ada } = town;
  const channels = Array.from({ length: many }, (_, n) => discord.addChannel(guild, { name: `busy-${n}` }));
  for (const channel of channels) {
    await answerTo(town, ada, channel, 'ricochet start', { bidding: 180, seed: 'busy' });
    await nextBoard(discord, channel, 0);
  }
  return channels;
}

/** The bids of one after another, each lower, so that each of them changes the board. */
async function bidEverywhere(channels: readonly Channel[], bids: readonly number[]): Promise<void> {
  for (const bid of bids) {
    for (const channel of channels) town.discord.as(town.ada).say(channel, `${bid}`);
    await sleep(700);
  }
}

const edits = (from: number) => town.discord.requests.slice(from).filter(({ method }) => method === 'PATCH');
const isNewest = (channel: Channel, bids: number) => (revisionOf(boardIn(town.discord, channel)) ?? 0) >= 1 + bids;

describe('when Discord takes nothing for a while and boards pile up', () => {
  test('each board is sent once or twice when Discord takes boards again, and nothing waits after that', async () => {
    const { discord } = town;
    const channels = await manyTables();
    const from = discord.requests.length;
    const bids = Array.from({ length: 12 }, (_, n) => 40 - n);
    const limit = discord.rateLimit({ path: /^\/channels\/\d+\/messages/, seconds: 10, scope: 'global' });
    await bidEverywhere(channels, bids);
    await discord.until(() => channels.every((channel) => isNewest(channel, bids.length)), 'the newest boards', 30_000);
    limit.stop();
    await sleep(5_000);
    const sent = edits(from).filter(({ status }) => status === 200).length;
    // The boards that were given to Discord's client before the limit, and the newest of each table.
    expect(sent).toBeLessThanOrEqual(3 * many);
  }, 90_000);

  test('a process that is stopped ends in time, and the next one shows the newest boards within seconds', async () => {
    const { discord } = town;
    const channels = await manyTables();
    const limit = discord.rateLimit({ path: /^\/channels\/\d+\/messages/, seconds: 60, scope: 'global' });
    const bids = [40, 39, 38];
    await bidEverywhere(channels, bids);
    await sleep(1_000);
    const from = performance.now();
    expect(await town.stop()).toBe(0);
    expect(performance.now() - from).toBeLessThan(10_000);
    limit.stop();
    await town.start();
    await discord.until(() => channels.every((channel) => isNewest(channel, bids.length)), 'the newest boards', 12_000);
    await discord.until(() => channels.every((channel) => boardsIn(discord, channel).length === 1), 'one board each');
  }, 90_000);
});
