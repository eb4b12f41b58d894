import { setTimeout as sleep } from 'node:timers/promises';
import { rngFrom } from '../../src/games/rng.ts';
import type { BotProcess } from './botProcess.ts';
import type { FaultTown } from './faultTown.ts';
import { everyGameName, type Games, openGames } from './games.ts';
import type { PutMatch } from './putMatch.ts';
import { seedOf, type Tally } from './tally.ts';

/** Every step of a move, and the moment between it and the next. */
const points = (['load', 'commit', 'announce', 'announced'] as const).flatMap((step) =>
  (['before', 'after'] as const).map((when) => ({ step, when })),
);
type Point = (typeof points)[number];

/** A board that never gets through, or whose answer never comes back. */
const boards = { path: /^\/channels\/\d+\/messages(\/\d+)?$/, times: 99, delayMs: 20_000 };
/** A step that is not reached in this time is not reached at all, for instance because a move was refused. */
const reachedWithin = 2_500;
/** One kill in so many comes at no step in particular, while all games move. */
const anyEvery = 5;
const longestPause = 120;

/** Makes a move and kills the program at this point of it. */
async function killAt(
  { step, when }: Point,
  bot: BotProcess,
  town: FaultTown,
  move: () => Promise<'made' | 'nobody can'>,
): Promise<boolean> {
  if (step === 'announce') {
    const hung = town.discord.fail({ ...boards, when });
    await move();
    const reached = await town.discord
      .until(() => hung.hits() > 0, 'a board on its way', reachedWithin)
      .then(
        () => true,
        () => false,
      );
    await bot.kill();
    hung.stop();
    return reached;
  }
  await bot.dieAt({ step, when, nth: 1 });
  const patience = (await move()) === 'made' ? reachedWithin : 0;
  const reached = await Promise.race([bot.ended.then(() => true), sleep(patience, false)]);
  await bot.kill();
  return reached;
}

/** How many changes all tables have seen together. */
async function revisions(town: FaultTown, { matches }: Games): Promise<number> {
  const loaded = await Promise.all(matches.map(({ table }) => town.store.load(table)));
  return loaded.reduce((sum, { revision }) => sum + revision, 0);
}

/** Several towns side by side: a kill mostly waits, for the program to start and for what it takes over. */
const sideBySide = 2;

/** Kills the program so often, in towns that `open` gives. */
export async function killAgainAndAgain(open: () => Promise<FaultTown>, name: string, tally: Tally): Promise<void> {
  const kills = Number(process.env['FAULTS_KILLS'] ?? 102);
  const seed = seedOf(name);
  const towns = Array.from({ length: sideBySide }, async (_, nth) =>
    killIn(await open(), { share: nth, kills, seed: `${seed}/${nth}` }, tally),
  );
  const missed = (await Promise.all(towns)).reduce((sum, each) => sum + each, 0);
  tally.remark = `seed ${seed}${missed === 0 ? '' : `, ${missed} moves did not reach their step`}`;
}

interface Killing {
  /** Which of the towns this is. */
  readonly share: number;
  /** In all towns together. */
  readonly kills: number;
  readonly seed: string;
}

/**
 * Kills the program at every step of a move in each game in turn, and at no step in particular, and looks after each
 * start what became of the games. Gives how many moves did not reach the step.
 */
async function killIn(town: FaultTown, { share, kills, seed }: Killing, tally: Tally): Promise<number> {
  let bot = await town.start();
  const games = await openGames({ town, seed, tally, presses: 'may be cut off' });
  const rng = rngFrom(`${seed}/kills`, 0);
  // The towns begin at different games, so that together they try all steps in all of them.
  let steered = share * points.length * Math.floor(everyGameName.length / sideBySide);
  let missed = 0;
  for (let kill = 0; tally.tries < kills; kill++) {
    tally.tries += 1;
    const memory = await games.remember();
    let certain = await revisions(town, games);
    if (kill % anyEvery === anyEvery - 1) {
      await games.moveAll(memory);
      await sleep(rng.int(longestPause));
      await bot.kill();
      bot = await town.start();
      await games.check(memory);
      continue;
    }
    const point = points[steered % points.length] as Point;
    const match = games.matches[Math.floor(steered / points.length) % games.matches.length] as PutMatch;
    steered += 1;
    const reached = await killAt(point, bot, town, () => games.move(match, memory));
    if (!reached) {
      tally.tries -= 1;
      missed += 1;
      if (missed > kills) throw new Error('the steps of a move are not reached');
    }
    // The store had answered that the commit is done, though nobody may have seen it yet.
    if (reached && point.step === 'commit' && point.when === 'after') certain += 1;
    bot = await town.start();
    const found = await revisions(town, games);
    if (found < certain) tally.lost.push(`${certain - found} commits that the store had confirmed`);
    await games.check(memory, { only: [match] });
  }
  games.checkPosts();
  await bot.stop();
  return missed;
}
