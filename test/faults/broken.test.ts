import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import { clockKey, liveKey, logKey, recordKey } from '../../src/store/keys.ts';
import { boardIn } from '../e2e/reading.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { openRedis } from './redisServer.ts';
import { faultTest } from './tally.ts';

/** As many as a sweep takes at once, and more. */
const broken = 70;
const seed = 'broken';

/** Ways in which what is kept of a table may be damaged: by hand, by a newer version, by a bad disk. */
const damages: readonly ((redis: Redis, match: PutMatch, body: string, rng: Rng) => Promise<unknown>)[] = [
  (redis, { table }, body, rng) => redis.hset(recordKey(table), 'body', body.slice(0, rng.int(body.length))),
  (redis, { table }, body) => redis.hset(recordKey(table), 'body', body.replace('"format":1', '"format":9')),
  (redis, { table }, body) => redis.hset(recordKey(table), 'body', body.replace('"game":"foxu"', '"game":"chess"')),
  (redis, { table }, body, rng) => {
    const at = rng.int(body.length - 2);
    return redis.hset(recordKey(table), 'body', `${body.slice(0, at)}\u0000]${body.slice(at + 2)}`);
  },
  (redis, { table }) => redis.hset(recordKey(table), 'bulletin', 'no bulletin'),
  (redis, { table }) => redis.hset(recordKey(table), 'revision', 'seven'),
  (redis, { table }) => redis.multi().del(recordKey(table)).rpush(recordKey(table), 'a list').exec(),
  (redis, { table }) => redis.multi().del(logKey(table)).set(logKey(table), 'a text').exec(),
  (redis, { table }) => redis.multi().del(liveKey(table)).set(liveKey(table), 'a text').exec(),
];

faultTest(`${broken} tables whose stored state is damaged`, async (tally, closing) => {
  const server = closing(await openRedis());
  const redis = new Redis(server.url);
  closing({ close: () => redis.disconnect() });
  const town = closing(await openFaultTown(server.url));
  const { discord, store } = town;
  let bot = await town.start();
  const games = await openGames({ town, seed, tally });

  const people = town.people.slice(0, 2);
  const channels = Array.from({ length: broken }, (_, n) => discord.addChannel(town.guild, { name: `broken-${n}` }));
  const matches = await Promise.all(
    channels.map((channel) => putMatch({ store, channel, game: 'foxu', people, seed: channel.id })),
  );
  await discord.until(() => channels.every((channel) => discord.messages(channel).length > 0), 'all boards', 60_000);

  const rng = rngFrom(seed, 0);
  for (const [nth, match] of matches.entries()) {
    const { body = '' } = await store.load(match.table);
    await damages[nth % damages.length]?.(redis, match, body, rng);
    tally.tries += 1;
  }
  // All of them are due and to be announced, before every sound table.
  await Promise.all(matches.map(({ table }) => dueAtOnce(redis, recordKey(table), table)));

  for (const life of ['the same process', 'the next process']) {
    const memory = await games.remember();
    await games.moveAll(memory);
    // In the channel of a damaged table people are answered, and the others do not notice.
    const presses = channels.map((channel) =>
      discord.as(people[0] as (typeof people)[number]).click(boardIn(discord, channel), 'Shuffle'),
    );
    const answers = await Promise.all(presses.map(({ acknowledged }) => acknowledged));
    const silent = answers.filter((answered) => !answered).length;
    if (silent > 0) tally.late.push(`${life}: ${silent} presses on damaged tables were not acknowledged`);
    await sleep(3_000);
    await games.check(memory);
    if (!bot.isRunning()) tally.lost.push(`${life} has ended`);
    await bot.kill();
    bot = await town.start();
  }
  const { outages } = await store.clock();
  if ((await redis.type(clockKey)) !== 'hash') tally.lost.push('the clock is gone');
  tally.remark = `seed ${seed}, ${outages.length} outages`;
});

function dueAtOnce(redis: Redis, record: string, table: string): Promise<unknown> {
  const bucket = record.slice(0, record.indexOf('table:'));
  return Promise.all([redis.zadd(`${bucket}wakes`, 1, table), redis.zadd(`${bucket}unannounced`, 1, table)]);
}
