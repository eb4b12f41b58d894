import { setTimeout as sleep } from 'node:timers/promises';
import { openPlainRedis } from '../store/plainRedis.ts';
import { checkBoard } from './checks.ts';
import { type FaultTown, openFaultTown } from './faultTown.ts';
import { movesIn } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { faultTest, type Tally } from './tally.ts';

const tables = 40;
const perSecond = 40;
const limitSeconds = 15;
/** discord.js sends no more than this. */
const requestsPerSecond = 50;
/** What a machine that does other work may take longer. */
const room = 6_000;
const stopsWithin = 10_000;
/** Discord does not count answers to interactions. */
const counted = /^\/(?!interactions|webhooks)/;

async function openTables(town: FaultTown, tally: Tally): Promise<readonly PutMatch[]> {
  const people = town.people.slice(0, 2);
  const matches = Array.from({ length: tables }, (_, n) => {
    const channel = town.discord.addChannel(town.guild, { name: `busy-${n}` });
    return putMatch({ store: town.store, channel, game: 'foxu', people, seed: channel.id });
  });
  const begun = await Promise.all(matches);
  for (const match of begun) await checkBoard(town, match, tally);
  return begun;
}

/** In the first turn the pegs may be shuffled as often as one likes, also from a board that is behind. */
async function moveFor({ discord, people }: FaultTown, matches: readonly PutMatch[], seconds: number): Promise<number> {
  const [ada] = people;
  if (ada === undefined) throw new Error('nobody is there');
  const begun = performance.now();
  let made = 0;
  for (; made < seconds * perSecond; made++) {
    await sleep(Math.max(0, begun + (made * 1_000) / perSecond - performance.now()));
    discord.as(ada).command((matches[made % tables] as PutMatch).channel, 'foxu move', { move: 'shuffle' });
  }
  return made;
}

const edits = ({ discord }: FaultTown, from: number) =>
  discord.requests
    .slice(from)
    .filter(({ method, path, status }) => method !== 'GET' && counted.test(path) && status < 300).length;

faultTest(
  `Discord takes nothing for ${limitSeconds} s, while ${perSecond} moves a second are made`,
  async (tally, closing) => {
    const redis = closing(await openPlainRedis());
    const town = closing(await openFaultTown(redis.url));
    const { discord } = town;
    let bot = await town.start();
    const matches = await openTables(town, tally);
    const from = discord.requests.length;

    discord.rateLimit({ path: counted, seconds: limitSeconds, scope: 'global' });
    const made = await moveFor(town, matches, limitSeconds);
    const over = performance.now();
    tally.tries = made;
    // What waits is at most one board a table, beside those that were given to discord.js before.
    const within = ((2 * tables) / requestsPerSecond) * 1_000 + room;
    for (const match of matches) {
      await checkBoard(town, match, tally, Math.max(1_000, over + within - performance.now()));
      const counts = (await movesIn(town, match)).length;
      if (counts < made / tables) tally.lost.push(`${match.channel.name}: ${made / tables} moves, ${counts} count`);
      if (counts > made / tables) tally.doubled.push(`${match.channel.name}: ${made / tables} moves, ${counts} count`);
    }
    const recovered = performance.now() - over;
    await sleep(2_000);
    const sent = edits(town, from) / tables;
    if (sent > 3) tally.doubled.push(`${sent} requests a table, though each has one board`);

    const second = discord.rateLimit({ path: counted, seconds: 60, scope: 'global' });
    await moveFor(town, matches, 2);
    const limit = performance.now();
    const code = await bot.stop();
    const took = performance.now() - limit;
    if (code !== 0 || took > stopsWithin)
      tally.late.push(`the program ended with ${code} after ${Math.round(took)} ms`);
    tally.remark = `recovered after ${(recovered / 1_000).toFixed(1)} s, ${sent.toFixed(1)} requests a table, ended after ${(took / 1_000).toFixed(1)} s`;
    second.stop();
    bot = await town.start();
    for (const match of matches) await checkBoard(town, match, tally);
    await bot.stop();
  },
);
