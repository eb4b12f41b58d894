import { expect, test } from 'vitest';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { prepared } from '../games/foxu/playing.ts';
import { answerTo, beginDuel, told } from '../town/duels.ts';
import { altOf, boardIn, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, cleo } = town;

test('a hint tells everybody what is best, and the look back tells who did not do it', async () => {
  const channel = discord.addChannel(town.guild, { name: 'hints' });
  const { board, first, second } = await beginDuel(town, channel, town.ada, town.bob, { hints: true });
  const play = (who: User, move: string) => answerTo(town, who, channel, 'foxu move', { move });
  for (const move of [...prepared, 'yellow d4']) await play(first, move);
  await discord.until(() => textOf(board).includes('or keep'), 'the pie');

  const early = discord.as(first).click(board, 'Hint');
  expect(await told(town, early)).toBe('A hint is for whoever is to move. Ask for one when it is your turn.');
  discord.as(second).click(board, 'Hint');
  const best = await hintFor(channel, second);
  expect(textOf(board)).toContain('(a sure win)');
  expect(buttonsOf(board)).not.toContain('Hint');

  // Whoever knows better is the one to move then, or lets the other move.
  const other = best === 'take' ? 'keep' : 'take';
  await play(second, other);
  const next = other === 'keep' ? second : first;
  // The word does what the button does.
  discord.as(next).say(channel, 'hint');
  await play(next, await hintFor(channel, next));
  await answerTo(town, second, channel, 'foxu resign');
  await discord.until(() => buttonsOf(boardIn(discord, channel)).includes('Look back'), 'the end');
  const over = boardIn(discord, channel);
  expect(buttonsOf(over)).toEqual(['Rematch', 'Replay', 'Look back', 'In words', 'Rules']);

  const looked = await discord.as(cleo).click(over, 'Look back').answered();
  expect(isPrivate(looked)).toBe(true);
  await discord.until(() => looked.attachments.length === 1, 'the turning point');
  const [played, better] = best === 'take' ? ['garder', 'prendre'] : ['prendre', 'garder'];
  expect(textOf(looked)).toContain('Foxu\u00a0: ce qui aurait été mieux');
  expect(textOf(looked)).toContain(
    `<@${second.id}> a joué *${played}*\u00a0: perdu, si les autres trouvent tout. **${better}** valait mieux\u00a0: gain assuré.`,
  );
  expect(altOf(looked)).toContain('Rangée 6');
  const typed = await answerTo(town, town.ada, channel, 'foxu look-back');
  expect(textOf(typed)).toContain(`<@${second.id}> played *${other}*: lost, if the others find everything.`);
});

test('nobody is told what would have been better as long as the game goes on', async () => {
  const channel = discord.addChannel(town.guild, { name: 'no hints' });
  const { board, first } = await beginDuel(town, channel);
  expect(buttonsOf(board)).not.toContain('Hint');
  const answer = await answerTo(town, first, channel, 'foxu look-back');
  expect(textOf(answer)).toBe('This game is still going on. When it is over, I can tell what would have been better.');
  const hint = await answerTo(town, first, channel, 'foxu hint');
  expect(textOf(hint)).toMatch(/^There are no hints here\./);
});

/** The move that the board names as the best for this player. */
function hintFor(channel: Channel, who: User): Promise<string> {
  return discord.until(
    () => new RegExp(`A hint for <@${who.id}>: \\*\\*(\\w+)\\*\\*`).exec(textOf(boardIn(discord, channel)))?.[1],
    'a hint',
  );
}
