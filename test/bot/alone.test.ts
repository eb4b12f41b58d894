import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { Channel, Message } from '../../src/playground/discord/world/records.ts';
import { playAlone, playOn } from '../town/alone.ts';
import { answerTo } from '../town/duels.ts';
import { altOf, nextBoard, shownTwice, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, guild } = town;

const alone = games.flatMap((game) => game.bots.map((level) => ({ id: game.id, level, game })));
const among = alone.filter(({ game: { seating } }) => seating.most > 2);

/** The game is over, and names its computers with their level. */
function expectPlayed(channel: Channel, board: Message, level: string) {
  expect(`${textOf(board)} ${altOf(board)}`).toMatch(new RegExp(`the computer \\(${level}\\)`, 'i'));
  expect(shownTwice(discord, channel)).toEqual([]);
}

test.concurrent.each(alone)(
  'somebody alone plays $id against the computer ($level) to its end',
  async ({ id, level, game }) => {
    const channel = discord.addChannel(guild, { name: `${id}-${level}` });
    expectPlayed(channel, await playAlone(town, ada, channel, game, { level }), level);
  },
);

test.concurrent.each(among)(
  'and $id at a table whose other seats computers fill ($level)',
  async ({ id, level, game }) => {
    const channel = discord.addChannel(guild, { name: `${id}-table-${level}` });
    const rounds = id === 'mastermind' ? { rounds: 3 } : {};
    await answerTo(town, ada, channel, `${game.words.en.command} table`, { level, ...rounds });
    const table = await nextBoard(discord, channel, 0);
    discord.as(ada).click(table, 'Computer fills up');
    await nextBoard(discord, channel, 1);
    expectPlayed(channel, await playOn(town, ada, channel, game), level);
  },
);

test('nothing was logged as wrong', () => {
  expect(town.output()).not.toMatch(/"level":[456]0/);
});
