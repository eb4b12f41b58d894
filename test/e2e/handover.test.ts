import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { needs } from '../needs.ts';
import { beginDuel, type Duel } from '../town/duels.ts';
import { boardIn, nextBoard, oneBoardIn, revisionOf } from '../town/reading.ts';
import { type BotProcess, openProcesses } from './processes.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let processes: ReturnType<typeof openProcesses>;
let redis: string;
beforeAll(async () => {
  town = await openTown();
  redis = await town.openRedis();
  processes = openProcesses(town, redis);
});
afterAll(async () => {
  await processes?.endAll();
  await town.close();
});

const shard = (nth: number) => ({ SHARDS: String(nth), SHARD_COUNT: '2' });
const newChannel = (n = 0): Channel => town.discord.addChannel(town.guild, { name: `handover-${n}` });

/** Presses *Shuffle* on this board until told to stop, and keeps the presses that were made while a process heard them. */
function pressing({ channel, first }: Duel, every: number, heard: () => boolean) {
  const presses: Exchange[] = [];
  let on = true;
  const done = (async () => {
    while (on) {
      const press = town.discord.as(first).click(boardIn(town.discord, channel), 'Shuffle');
      if (heard()) presses.push(press);
      await sleep(every);
    }
  })();
  return {
    presses,
    async end() {
      on = false;
      await done;
    },
  };
}

/** Expects that the only board of each channel is that of the newest revision: it can be pressed on. */
async function noneIsStuck(duels: readonly Duel[]): Promise<void> {
  for (const { channel, first } of duels) {
    const board = boardIn(town.discord, channel);
    const shown = revisionOf(board) ?? 0;
    const press = town.discord.as(first).click(board, 'Shuffle');
    await nextBoard(town.discord, channel, shown);
    expect(press.followUps).toEqual([]);
    await oneBoardIn(town.discord, channel);
  }
}

describe('two shards that are restarted in turn while people play', () => {
  test('leave no board behind, and acknowledge every press they hear', {
    ...needs.server,
    timeout: 120_000,
  }, async () => {
    const bots = [await processes.start(shard(0)), await processes.start(shard(1))];
    const duels: Duel[] = [];
    for (let n = 0; n < 8; n++) duels.push(await beginDuel(town, newChannel(n)));
    let heard = true;
    const hands = duels.map((duel) => pressing(duel, 300, () => heard));
    await sleep(1_500);
    for (const nth of [0, 1, 0, 1]) {
      // What is on its way when the process ends may not be heard.
      heard = false;
      await sleep(200);
      const { code, took } = await (bots[nth] as BotProcess).stop();
      expect(code).toBe(0);
      expect(took).toBeLessThan(10_000);
      bots[nth] = await processes.start(shard(nth));
      heard = true;
      await sleep(1_000);
    }
    await Promise.all(hands.map((hand) => hand.end()));
    await sleep(3_000);
    const presses = hands.flatMap((hand) => hand.presses);
    expect(presses.length).toBeGreaterThan(40);
    expect(presses.filter(({ failed }) => failed)).toEqual([]);
    await noneIsStuck(duels);
    expect(bots.flatMap((bot) => bot.warnings())).toEqual([]);
    await Promise.all(bots.map((bot) => bot.kill()));
  });
});
