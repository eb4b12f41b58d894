import { setTimeout as sleep } from 'node:timers/promises';
import { openPlainRedis } from '../store/plainRedis.ts';
import type { BotProcess } from './botProcess.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { faultTest } from './tally.ts';

/** Discord will not take the same login again. The program ends, or tries again with patience. */
/** The bot may not read messages any more. It goes on with all that needs no reading. */
const withoutContent = 4014;
const fatal = [4004, 4010, 4011, 4012, 4013, withoutContent];
const within = 30_000;

faultTest('Discord closes the gateway for good (4004, 4010 to 4014)', async (tally, closing) => {
  const redis = closing(await openPlainRedis());
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
    const before = bot;
    discord.closeGateway(code);
    await discord.until(() => discord.connected() === 0, 'the connection to be closed');
    tally.tries += 1;
    bot = await kept(code);
    // Whoever keeps the program must be able to read what happened and what to do.
    const ended = bot === before ? 'goes on' : `ends with ${await before.ended}`;
    const lines = before.output().match(/^plateau: .+$/gm) ?? [];
    const right = code === withoutContent ? ended === 'goes on' : ended === 'ends with 1' && lines.length === 1;
    if (!right) tally.lost.push(`${code}: the program ${ended} and says ${JSON.stringify(lines)}`);
    await games.check(memory);
  }

  // The content intent is taken away while the program runs, and Discord says so only when it connects again.
  const memory = await games.remember();
  discord.allowMessageContent = false;
  discord.invalidateSession('lost');
  await discord.until(() => discord.connected() === 0, 'the session to be lost');
  tally.tries += 1;
  const before = bot;
  bot = await kept(withoutContent);
  if (bot !== before) tally.lost.push('without the content intent the program ended');
  await discord.until(() => discord.connected() > 0, 'the program to listen without the intent', within);
  discord.allowMessageContent = true;
  await games.check(memory);
});
