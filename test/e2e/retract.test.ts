import { expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel, told } from '../town/duels.ts';
import { shows } from '../town/race.ts';
import { altOf, boardIn, buttonsOf, isPrivate, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, guild } = town;
const at = ({ id }: User) => `<@${id}>`;
const now = (channel: Channel) => boardIn(discord, channel);
const newChannel = (name: string) => discord.addChannel(guild, { name });
const marked = (message: Message) =>
  discord.until(() => message.reactions.get('✅')?.includes(discord.bot), 'the wish to be marked');

/** A game of Foxu in which both have slid once, and what its board told after each move. */
async function slid(name: string) {
  const { channel, board, first, second } = await beginDuel(town, newChannel(name));
  const seen: string[] = [];
  let last = board;
  for (const [who, move] of [
    [first, 'ready'],
    [first, 'corners yellow a1'],
    [first, 'yellow a4'],
    [second, 'keep'],
    [second, 'blue f3'],
  ] as const) {
    await answerTo(town, who, channel, 'foxu move', { move });
    last = await nextBoard(discord, channel, revisionOf(last) ?? 0);
    seen.push(altOf(last));
  }
  return { channel, first, second, seen };
}

test('a move is taken back when the opponent allows it, also through kills, and the game plays again from its log', async () => {
  const { channel, first, second, seen } = await slid('allowing');
  expect(textOf(await answerTo(town, first, channel, 'foxu take-back'))).toBe('Done.');
  const asked = await shows(town, channel, `${at(first)} would like to take their last move back. ${at(second)}`);
  expect(buttonsOf(asked)).toEqual(expect.arrayContaining(['Allow it', 'Play on']));
  expect(await told(town, discord.as(first).click(asked, 'Allow it'))).toContain('it is for the others to agree');
  await town.kill();
  await town.start();
  await discord.as(second).click(now(channel), 'Allow it').acknowledged;
  await town.kill();
  await town.start();
  // The kill may have come before the answer was kept. Then the question stands, and it is answered again.
  if (buttonsOf(now(channel)).includes('Allow it')) discord.as(second).click(now(channel), 'Allow it');
  const back = await shows(town, channel, `${at(first)} has taken their last move back.`);
  expect(altOf(back)).toBe(seen[1]);
  expect(buttonsOf(back)).not.toContain('Allow it');
  // What was seen before is not there any more, and what comes now is played from here.
  await answerTo(town, first, channel, 'foxu move', { move: 'yellow c1' });
  const other = await shows(town, channel, 'a1 to c1');
  expect(textOf(other)).not.toContain('taken their last move back');
  await answerTo(town, second, channel, 'foxu resign');
  const over = await shows(town, channel, 'resigns');
  const looking = await discord.as(first).click(over, 'Look back').answered();
  await discord.until(() => !textOf(looking).includes('I am looking'), 'the look back');
  expect(textOf(looking)).not.toContain('cannot be played again');
  expect(isPrivate(looking)).toBe(true);
});

test('it is asked by a button, typed in either language, answered by typing, and turned down', async () => {
  const { channel, first, second, seen } = await slid('typing');
  const more = await discord.as(second).click(now(channel), 'More…').answered();
  discord.as(second).click(more, 'Take a move back');
  await shows(town, channel, `${at(second)} would like to take their last move back`);
  await marked(discord.as(first).say(channel, 'decline'));
  await discord.until(() => !textOf(now(channel)).includes('would like to take'), 'the board without the question');
  expect(altOf(now(channel))).toBe(seen.at(-1));
  await marked(discord.as(second).say(channel, 'reprendre le coup'));
  await shows(town, channel, `${at(second)} would like to take their last move back`);
  await marked(discord.as(first).say(channel, 'accept'));
  expect(altOf(await shows(town, channel, `${at(second)} has taken their last move back.`))).toBe(seen[3]);
});

test('a computer lets it be at once, and what it was thinking about does not come', async () => {
  const { ada } = town;
  const channel = newChannel('computer');
  await answerTo(town, ada, channel, 'misterzero challenge', {
    opponent: discord.bot,
    level: 'easy',
    first: 'challenger',
  });
  await shows(town, channel, `${at(ada)} (red), your turn`);
  await answerTo(town, ada, channel, 'misterzero move', { move: '5K' });
  // At once: before the computer answers.
  expect(textOf(await answerTo(town, ada, channel, 'misterzero take-back'))).toBe('Done.');
  const back = await shows(town, channel, `${at(ada)} has taken their last move back.`);
  expect(textOf(back)).toContain(`${at(ada)} (red), your turn`);
  await answerTo(town, ada, channel, 'misterzero move', { move: '6L' });
  const answered = await shows(town, channel, /The computer \(easy\) placed/);
  expect(textOf(answered)).toContain(`${at(ada)} placed 6 on L`);
  expect(textOf(await answerTo(town, ada, channel, 'misterzero resign'))).toBe('Done.');
});
