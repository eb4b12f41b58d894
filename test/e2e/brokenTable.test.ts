import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Slide } from '../../src/games/ricochet/board/vocabulary.ts';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import { solos } from '../../src/games/ricochet/solo/solos.ts';
import type { TableId } from '../../src/store/address.ts';
import { liveKey, logKey, recordKey, settingsKey, shelfKey } from '../../src/store/keys.ts';
import { needs } from '../needs.ts';
import { answerTo, beginDuel, told } from '../town/duels.ts';
import { altOf, buttonsOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { openTown, type Town } from './town.ts';

let town: Town;
beforeEach(async () => {
  town = await openTown();
});
afterEach(() => town.close());

test(
  'in the channel of a broken table everybody is told what is the case, and a moderator can clear it',
  needs.server,
  async () => {
    const { discord, ada, bob, cleo, channel, guild } = town;
    const address = await town.openRedis();
    await town.start({ environment: { REDIS_URL: address } });
    const { board, first, second } = await beginDuel(town, channel);
    const redis = new Redis(address);
    await redis.hset(recordKey(channel.id as `${bigint}`), 'body', '{"format":1,"game":"foxu"');
    redis.disconnect();

    const damaged = 'The game kept here cannot be read any more';
    expect(await told(town, discord.as(first).click(board, 'Shuffle'))).toContain(damaged);
    expect(await told(town, discord.as(second).click(board, 'More…'))).toContain(damaged);
    expect(textOf(await answerTo(town, ada, channel, 'foxu show'))).toContain(damaged);
    expect(textOf(await answerTo(town, ada, channel, 'foxu show', { public: true }))).toContain(damaged);
    expect(textOf(await answerTo(town, ada, channel, 'foxu challenge', { opponent: cleo }))).toContain(damaged);
    expect(textOf(await answerTo(town, cleo, channel, 'foxu stop'))).toContain('ne peut plus être lue');

    const lines = town.output().split('\n');
    const named = lines.filter((line) => line.includes('this table cannot be read'));
    expect(named.length).toBe(1);
    expect(named[0]).toContain(`"table":"${channel.id}"`);
    expect(lines.filter((line) => line.includes('a press or a command failed'))).toEqual([]);

    discord.setPermissions(guild, bob, ['ManageMessages']);
    expect(textOf(await answerTo(town, bob, channel, 'foxu stop'))).toContain('put it away as it is');
    expect(textOf(await answerTo(town, ada, channel, 'foxu challenge', { opponent: cleo }))).toContain(channel.id);
    const next = await nextBoard(discord, channel, revisionOf(board) ?? 0);
    expect(textOf(next)).toContain('challenges');
  },
);

test('settings, lists of live games and results that are spoilt keep nobody from playing', needs.server, async () => {
  const { discord, ada, bob, channel, guild } = town;
  const address = await town.openRedis();
  await town.start({ environment: { REDIS_URL: address } });
  const redis = new Redis(address);
  await redis.set(settingsKey(guild.id), '{"language":');
  await redis.hset(liveKey(channel.id), channel.id, 'nothing');
  const today = new Date().toISOString().slice(0, 10);
  await redis.hset(shelfKey(guild.id, 'ricochet/daily'), `${today}/${bob.id}`, '{"best":"few"}');
  redis.disconnect();
  expect(textOf(await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob }))).toContain(channel.id);
  expect(textOf(await nextBoard(discord, channel, 0))).toContain('challenges');
  const results = await answerTo(town, ada, channel, 'ricochet daily', { results: true });
  expect(textOf(results)).toContain('Nobody has solved');
});

test('whoever plays alone on a board that is broken is told what to do, and gets a new one', needs.server, async () => {
  const { discord, ada, bob, channel } = town;
  const address = await town.openRedis();
  await town.start({ environment: { REDIS_URL: address } });
  const redis = new Redis(address);
  const [hers, his] = [`@${ada.id}`, `@${bob.id}`] as [TableId, TableId];

  const puzzle = await answerTo(town, ada, channel, 'ricochet puzzle', { difficulty: 'easy', seed: 'one' });
  await redis.hset(recordKey(hers), 'body', '{"format":1');
  expect(await told(town, discord.as(ada).click(puzzle, 'Type moves'))).toContain('no longer read this board');
  const next = await answerTo(town, ada, channel, 'ricochet puzzle');
  expect(buttonsOf(next)).toContain('Type moves');
  expect(altOf(next)).not.toBe(altOf(puzzle));
  expect(await redis.keys('*cleared-table:*')).toEqual([expect.stringContaining(`cleared-table:${hers}@`)]);

  // Beside a board that can be read, what is damaged goes out of the way as soon as a move is made.
  const sound = await answerTo(town, bob, channel, 'ricochet puzzle', { difficulty: 'easy', seed: 'two' });
  await redis.del(logKey(his));
  await redis.set(logKey(his), 'no list');
  const before = altOf(sound);
  const pressed = discord.as(bob).click(sound, 'Type moves');
  const modal = await discord.until(() => pressed.modal, 'a field');
  const [first = ''] = wayOf('easy', 'two');
  await discord.as(bob).submit(modal, { typed: first }).acknowledged;
  await discord.until(() => altOf(sound) !== before, 'the board to change');
  redis.disconnect();
});

/** The moves of the shortest solution of a puzzle. */
function wayOf(difficulty: string, seed: string): readonly string[] {
  const puzzle = solos.find(({ name }) => name === 'puzzle');
  if (puzzle === undefined) throw new Error('no puzzle');
  const { best } = puzzle.prepare({ difficulty }, seed) as { best: readonly Slide[] };
  return notation.write({ act: 'slide', slides: best }).split(' ');
}
