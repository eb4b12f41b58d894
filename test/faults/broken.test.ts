import { Redis } from 'ioredis';
import { words } from '../../src/commands/words/words.ts';
import { type Rng, rngFrom } from '../../src/games/rng.ts';
import type { UnreadableReason } from '../../src/host/unreadable.ts';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { TableId } from '../../src/store/address.ts';
import { archiveKey, clockKey, liveKey, logKey, recordKey } from '../../src/store/keys.ts';
import { openPlainRedis } from '../store/plainRedis.ts';
import { boardIn, isPrivate, textOf } from '../town/reading.ts';
import { checkBoard } from './checks.ts';
import { openFaultTown } from './faultTown.ts';
import { openGames } from './games.ts';
import { lookAt, movesIn, nextMove } from './moves.ts';
import { type PutMatch, putMatch } from './putMatch.ts';
import { faultTest } from './tally.ts';

/** As many as a sweep takes at once, and more. */
const broken = 70;
const seed = 'broken';
const answeredWithin = 12_000;

/** A way in which what is kept of a table may be damaged, and why it cannot be played on then. */
interface Damage {
  readonly why: UnreadableReason | 'nothing';
  readonly to: (redis: Redis, match: PutMatch, body: string, rng: Rng) => Promise<unknown>;
}

const instead = (key: (table: TableId) => string): Damage => ({
  why: 'damaged',
  to: (redis, { table }) => redis.multi().del(key(table)).set(key(table), 'a text').exec(),
});

/** By hand, by a newer version, by a bad disk. */
const damages: readonly Damage[] = [
  { why: 'damaged', to: (redis, { table }, body, rng) => spoil(redis, table, body.slice(0, rng.int(body.length))) },
  { why: 'newer', to: (redis, { table }, body) => spoil(redis, table, body.replace('"format":1', '"format":9')) },
  {
    why: 'unknown-game',
    to: (redis, { table }, body) => spoil(redis, table, body.replace('"game":"foxu"', '"game":"chess"')),
  },
  {
    why: 'damaged',
    to: (redis, { table }, body, rng) => {
      const at = rng.int(body.length - 2);
      return spoil(redis, table, `${body.slice(0, at)}\u0000]${body.slice(at + 2)}`);
    },
  },
  { why: 'nothing', to: (redis, { table }) => redis.hset(recordKey(table), 'bulletin', 'no bulletin') },
  { why: 'damaged', to: (redis, { table }) => redis.hset(recordKey(table), 'revision', 'seven') },
  {
    why: 'damaged',
    to: (redis, { table }) => redis.multi().del(recordKey(table)).rpush(recordKey(table), 'a list').exec(),
  },
  instead(logKey),
  instead(archiveKey),
  instead(liveKey),
];

const spoil = (redis: Redis, table: TableId, body: string) => redis.hset(recordKey(table), 'body', body);

faultTest(`${broken} tables whose stored state is damaged`, async (tally, closing) => {
  const server = closing(await openPlainRedis());
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
  const tables = await Promise.all(
    matches.map(async (match, nth) => {
      const mover = nextMove(await lookAt(town, match), people, rng)?.by;
      const damage = damages[nth % damages.length];
      if (mover === undefined || damage === undefined) throw new Error('nobody can move');
      return { match, mover, ...damage };
    }),
  );
  for (const { match, to } of tables) {
    const { body = '' } = await store.load(match.table);
    await to(redis, match, body, rng);
    tally.tries += 1;
  }
  // All of them are due and to be announced, before every sound table.
  await Promise.all(matches.map(({ table }) => dueAtOnce(redis, recordKey(table), table)));

  /** Expects an answer that says what is the case, and no more than that something went wrong. */
  async function expectWords(what: string, exchange: Exchange, { match, why }: (typeof tables)[number]): Promise<void> {
    const told = () => exchange.touched.filter(isPrivate).map(textOf).join('\n');
    const { refusals, broken: noWords } = words.en;
    const isTold = () => (why === 'nothing' ? told() !== '' || exchange.state !== 'waiting' : told() === refusals[why]);
    await discord.until(isTold, 'words', answeredWithin).catch(() => undefined);
    if (!isTold() || told() === noWords) tally.lost.push(`${match.channel.name}: ${what} is told "${told()}" (${why})`);
  }

  for (const life of ['the same process', 'the next process']) {
    const memory = await games.remember();
    await games.moveAll(memory);
    // In the channel of a damaged table people are answered, and the others do not notice.
    const presses = tables.map((table) => ({
      table,
      exchange: discord.as(table.mover).click(boardIn(discord, table.match.channel), 'Shuffle'),
    }));
    const answers = await Promise.all(presses.map(({ exchange }) => exchange.acknowledged));
    const silent = answers.filter((answered) => !answered).length;
    if (silent > 0) tally.late.push(`${life}: ${silent} presses on damaged tables were not acknowledged`);
    await Promise.all(presses.map(({ exchange, table }) => expectWords(`a press in ${life}`, exchange, table)));
    await Promise.all(
      tables.map((table) => {
        const exchange = discord.as(table.mover).command(table.match.channel, 'foxu draw');
        return expectWords(`a command in ${life}`, exchange, table);
      }),
    );
    await games.check(memory);
    for (const { match, why } of tables) {
      const { name } = match.channel;
      if (why === 'nothing') await checkBoard(town, match, tally);
      const named = linesNaming(bot.output(), match.table);
      if (named === 0 && why !== 'nothing') tally.lost.push(`${name}: the log of ${life} does not name it`);
      if (named > (why === 'nothing' ? 0 : 1))
        tally.doubled.push(`${name}: the log of ${life} names it ${named} times`);
    }
    if (!bot.isRunning()) tally.lost.push(`${life} has ended`);
    await bot.kill();
    bot = await town.start();
  }

  const [one, other, moderator] = town.people;
  if (one === undefined || other === undefined || moderator === undefined) throw new Error('three people are needed');
  discord.setPermissions(town.guild, moderator, ['ManageMessages']);
  await Promise.all(
    channels.map(async (channel) => {
      const answer = await discord.as(moderator).command(channel, 'foxu stop').answered();
      const freed = [words.en.refusals.cleared, words.en.done];
      if (!freed.includes(textOf(answer))) tally.lost.push(`${channel.name}: stop is told "${textOf(answer)}"`);
    }),
  );
  // In one channel of each kind, another game begins, is shown and goes on.
  for (const { match } of tables.slice(0, damages.length)) {
    const { channel } = match;
    const answer = await discord.as(one).command(channel, 'foxu challenge', { opponent: other }).answered();
    if (textOf(answer) !== words.en.challengeSent({ url: `<#${channel.id}>` })) {
      tally.lost.push(`${channel.name}: a challenge is told "${textOf(answer)}"`);
      continue;
    }
    const challenge = await checkBoard(town, match, tally);
    if (challenge === undefined) continue;
    await discord.as(other).command(channel, 'foxu accept').answered();
    const begun = await checkBoard(town, match, tally);
    const move = nextMove(await lookAt(town, match), people, rng);
    if (begun === undefined || move === undefined) continue;
    await discord.as(move.by).command(channel, 'foxu move', { move: move.text }).answered();
    await checkBoard(town, match, tally);
    if ((await movesIn(town, match)).length !== 1) tally.lost.push(`${channel.name}: the new game does not go on`);
  }

  const { outages } = await store.clock();
  if ((await redis.type(clockKey)) !== 'hash') tally.lost.push('the clock is gone');
  tally.remark = `seed ${seed}, ${outages.length} outages`;
});

/** How many lines of the log name this table as one that cannot be read. */
function linesNaming(output: string, table: TableId): number {
  const lines = output.split('\n').filter((line) => line.includes('this table cannot be read'));
  return lines.filter((line) => line.includes(`"table":"${table}"`)).length;
}

function dueAtOnce(redis: Redis, record: string, table: string): Promise<unknown> {
  const bucket = record.slice(0, record.indexOf('table:'));
  return Promise.all([redis.zadd(`${bucket}wakes`, 1, table), redis.zadd(`${bucket}unannounced`, 1, table)]);
}
