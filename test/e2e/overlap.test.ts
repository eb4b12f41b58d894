import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { beginDuel } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { boardsIn, nextBoard, revisionOf } from '../town/reading.ts';
import { type BotProcess, openProcesses } from './processes.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
let processes: ReturnType<typeof openProcesses>;
const bots: BotProcess[] = [];
beforeAll(async () => {
  town = await openTown();
  processes = openProcesses(town, await town.openRedis());
  // Both hear everything, as in a restart that overlaps.
  bots.push(await processes.start({ LOG_LEVEL: 'debug' }), await processes.start({ LOG_LEVEL: 'debug' }));
});
afterAll(async () => {
  await processes?.endAll();
  await town.close();
});

const newChannel = () => town.discord.addChannel(town.guild, { name: 'overlap' });
/** Both processes have had the time to answer what they heard. */
const calm = () => new Promise((resolve) => setTimeout(resolve, 700));

describe('while two processes hear the same', () => {
  test('a typed move counts once', needs.server, async () => {
    const { discord } = town;
    const channel = newChannel();
    const { board, first } = await beginDuel(town, channel);
    const before = revisionOf(board) ?? 0;
    for (let n = 1; n <= 10; n++) {
      discord.as(first).say(channel, 'shuffle');
      await nextBoard(discord, channel, before + n - 1);
    }
    const newest = () => boardsIn(discord, channel).map(revisionOf);
    await discord.until(() => newest().join() === `${before + 10}`, 'one board, and the newest');
    await calm();
    expect(newest()).toEqual([before + 10]);
  });

  test('a press counts once and leaves no error in the log', needs.server, async () => {
    const { discord } = town;
    const channel = newChannel();
    const { board, first } = await beginDuel(town, channel);
    const before = revisionOf(board) ?? 0;
    let shown = board;
    for (let n = 1; n <= 10; n++) {
      const press = discord.as(first).click(shown, 'Shuffle');
      await press.acknowledged;
      shown = await nextBoard(discord, channel, before + n - 1);
      expect(press.followUps).toEqual([]);
    }
    await calm();
    expect(revisionOf(shown)).toBe(before + 10);
    expect(bots.flatMap((bot) => bot.warnings())).toEqual([]);
  });

  test('a refused press is answered once, and a command begins one game', needs.server, async () => {
    const { discord, ada, bob, cleo } = town;
    const channel = newChannel();
    const { board } = await beginDuel(town, channel);
    const press = discord.as(cleo).click(board, 'Shuffle');
    await discord.until(() => press.followUps.length > 0, 'an answer');
    await calm();
    expect(press.followUps.length).toBe(1);
    await discord.as(ada).command(channel, 'foxu stop').answered();
    const other = newChannel();
    await discord.as(bob).command(other, 'foxu challenge', { opponent: ada }).answered();
    await shows(town, other, 'challenges');
    await calm();
    expect(discord.threads(other)).toEqual([]);
    expect(bots.flatMap((bot) => bot.warnings())).toEqual([]);
  });
});
