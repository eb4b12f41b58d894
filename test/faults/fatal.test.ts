import { setTimeout as sleep } from 'node:timers/promises';
import type { BotProcess } from './botProcess.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { openRedis } from './redisServer.ts';
import { faultTest } from './tally.ts';

/** Discord will not take the same login again. The program ends, or tries again with patience. */
const fatal = [4004, 4010, 4011, 4012, 4013, 4014];
const within = 30_000;

faultTest('Discord closes the gateway for good (4004, 4010 to 4014)', async (tally, closing) => {
  const redis = closing(await openRedis());
  const town = closing(await openFaultTown(redis.url));
  const { discord } = town;
  let bot = await town.start();
  const games = await openGames({
    town,
    seed: 'fatal',
    tally,
    games: ['foxu', 'ricochet'],
    presses: 'may not be heard',
  });

  /** As systemd or Docker does: a process that ended is started again. */
  async function kept(after: number): Promise<BotProcess> {
    const deadline = performance.now() + within;
    while (performance.now() < deadline) {
      if (!bot.isRunning()) return town.start();
      if (discord.connected() > 0) return bot;
      await sleep(50);
    }
    tally.lost.push(`${after}: the program neither ended nor came back, and hears nothing`);
    await bot.kill();
    return town.start();
  }

  for (const code of fatal) {
    const memory = await games.remember();
    const printed = bot.output().length;
    const before = bot;
    discord.closeGateway(code);
    await discord.until(() => discord.connected() === 0, 'the connection to be closed');
    tally.tries += 1;
    bot = await kept(code);
    // Whoever keeps the program must be able to read what happened and what to do.
    if (before.output().length === printed) tally.lost.push(`${code}: not a line in the log`);
    await games.check(memory);
  }

  // The content intent is taken away while the program runs: it goes on with all that needs no reading.
  const memory = await games.remember();
  discord.allowMessageContent = false;
  discord.invalidateSession('lost');
  await discord.until(() => discord.connected() === 0, 'the session to be lost');
  tally.tries += 1;
  bot = await kept(4014);
  discord.allowMessageContent = true;
  if (bot.isRunning()) await games.check(memory);
});
