import { setTimeout as sleep } from 'node:timers/promises';
import { rngFrom } from '../../src/games/rng.ts';
import type { BotProcess } from './botProcess.ts';
import type { FaultTown } from './faultTown.ts';
import { type Games, openGames } from './games.ts';
import type { Tally } from './tally.ts';

/** Every step of a move, and the moment between it and the next. */
const points = [
  { step: 'load', when: 'before' },
  { step: 'load', when: 'after' },
  { step: 'commit', when: 'before' },
  { step: 'commit', when: 'after' },
  { step: 'announce', when: 'before' },
  { step: 'announce', when: 'after' },
  { step: 'announced', when: 'before' },
  { step: 'announced', when: 'after' },
  { step: 'any' },
] as const;
type Point = (typeof points)[number];

/** A board that never gets through, or whose answer never comes back. */
const boards = { path: /^\/channels\/\d+\/messages(\/\d+)?$/, times: 99, delayMs: 20_000 };
/** A step that is not reached in this time is not reached at all, for instance because a move was refused. */
const reachedWithin = 2_500;
const shortPause = 12;

/** Makes a move in every game and kills the program at this point of the nth of them. */
async function killAt(point: Point, nth: number, bot: BotProcess, town: FaultTown, move: () => Promise<void>) {
  switch (point.step) {
    case 'any':
      await move();
      await sleep(nth * shortPause);
      break;
    case 'announce': {
      const hung = town.discord.fail({ ...boards, when: point.when });
      await move();
      await town.discord.until(() => hung.hits() >= nth, 'a board on its way', reachedWithin).catch(() => undefined);
      await bot.kill();
      return hung.stop();
    }
    case 'load':
    case 'commit':
    case 'announced':
      await bot.dieAt({ step: point.step, when: point.when, nth });
      await move();
      await Promise.race([bot.ended, sleep(reachedWithin)]);
      break;
  }
  await bot.kill();
}

/** How many changes all tables have seen together. */
async function revisions(town: FaultTown, { matches }: Games): Promise<number> {
  const loaded = await Promise.all(matches.map(({ table }) => town.store.load(table)));
  return loaded.reduce((sum, { revision }) => sum + revision, 0);
}

/** Kills the program again and again while all games go on, and looks after each start what became of them. */
export async function killAgainAndAgain(town: FaultTown, kills: number, seed: string, tally: Tally): Promise<void> {
  let bot = await town.start();
  const games = await openGames({ town, seed, tally });
  const rng = rngFrom(`${seed}/kills`, 0);
  for (let kill = 0; kill < kills; kill++) {
    const memory = await games.remember();
    const point = points[kill % points.length] as Point;
    const nth = 1 + rng.int(3);
    const kept = await revisions(town, games);
    await killAt(point, nth, bot, town, () => games.moveAll(memory));
    tally.tries += 1;
    bot = await town.start();
    // The store had answered that so many commits are done, though nobody may have seen them yet.
    const certain = kept + (point.step === 'commit' && point.when === 'after' ? nth : 0);
    const found = await revisions(town, games);
    if (found < certain) tally.lost.push(`${certain - found} commits that the store had confirmed`);
    await games.check(memory);
  }
  games.checkPosts();
  await bot.stop();
  tally.remark = `seed ${seed}`;
}
