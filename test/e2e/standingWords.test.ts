import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apartLine, featsLine, fresh, gameLine, memberPage, rankList } from '../../src/host/standings/lines.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { type FaultTown, openFaultTown } from '../faults/faultTown.ts';
import { altOf, textOf } from '../town/reading.ts';

let town: FaultTown;
let channel: Channel;
let ada: User;
let bob: User;

beforeAll(async () => {
  town = await openFaultTown();
  [ada, bob] = town.people as [User, User];
  const { discord, guild, store } = town;
  channel = discord.addChannel(guild, { name: 'games' });
  await town.start();
  const course = { ...fresh, played: 24, won: 10 };
  const line = (name: string, value: unknown) => ({ page: memberPage(ada.id), name, text: JSON.stringify(value) });
  const at = Date.parse('2026-03-05T12:00:00Z');
  await store.keepReplay({ code: 'KEPT2345', match: 'a match', line: '', at: Date.now() });
  const entered = await store.enter(guild.id, {
    from: await store.bookRevision(guild.id),
    lines: [
      line(gameLine('ricochet'), { all: course, months: {} }),
      line(gameLine('foxu'), { all: { ...course, played: 3, won: 1 }, months: {} }),
      line(apartLine('ricochet', 'hard'), { played: 7, won: 1, drawn: 0 }),
      line(featsLine('ricochet'), [
        { moves: 12, code: 'KEPT2345', at },
        { moves: 9, code: 'G0NE2345', at },
      ]),
    ],
    scores: [{ list: rankList('ricochet'), name: ada.id, score: 1 }],
  });
  expect(entered).toBe('done');
});
afterAll(() => town.close());

const answerTo = (user: User, command: string, values = {}) =>
  town.discord.as(user).command(channel, command, values).answered();
const profileOf = async (member: User) => altOf(await answerTo(bob, 'plateau profile', { member }));

describe('A profile', () => {
  test('calls rounds what counts by rounds, and games what counts as a whole', async () => {
    const shown = await profileOf(ada);
    expect(shown).toContain('24 rounds, 10 won');
    expect(shown).toContain('Foxu: rating 1000, 3 games, 1 won');
    expect(shown).toContain('Ricochet Robots, hard: 7 rounds, 1 won');
  });

  test('names the replay of a best round as long as there is one, and then its day', async () => {
    const shown = await profileOf(ada);
    expect(shown).toContain('solved in 12 moves, which nobody can beat (KEPT2345)');
    expect(shown).toContain('solved in 9 moves, which nobody can beat (Mar 5, 2026)');
    expect(shown).not.toContain('G0NE2345');
  });
});

test('A ranking in words calls rounds what counts by rounds', async () => {
  const shown = await answerTo(bob, 'plateau rank', { game: 'ricochet', period: 'all-time', text: true });
  expect(textOf(shown)).toContain('10 of 24 rounds won');
});

describe('Where results do not count,', () => {
  beforeAll(async () => {
    const { discord, guild } = town;
    discord.setPermissions(guild, ada, ['ManageGuild']);
    await answerTo(ada, 'plateau settings', { results: 'do-not-count' });
  });

  test('a ranking or profile without anybody says so', async () => {
    expect(textOf(await answerTo(ada, 'plateau rank', { game: 'foxu' }))).toBe('This server does not count results.');
    expect(textOf(await answerTo(ada, 'plateau profile', { member: bob }))).toBe('This server does not count results.');
  });

  test('a ranking of before says so too', async () => {
    const shown = await answerTo(ada, 'plateau rank', { game: 'ricochet', period: 'all-time' });
    expect(textOf(shown)).toContain('This server does not count results. The rating is cautious');
  });
});
