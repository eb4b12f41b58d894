import { MessageType } from 'discord.js';
import { expect, test } from 'vitest';
import { openVirtualTime } from '../host/virtualTime.ts';
import { beginDuel } from '../town/duels.ts';
import { textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

/** The bot's answers in a channel to typed moves that do not count. */

const time = openVirtualTime(Date.parse('2026-11-19T12:00:00Z'));
const town = await liveTown({ time });
const { discord } = town;

test('an answer has a nonce made from the message it answers, so that two processes give it once, and stays for 15 seconds', async () => {
  const { channel, first, second } = await beginDuel(town, town.channel);
  const answers = () =>
    discord.messages(channel).filter(({ author, type }) => author === discord.bot && type === MessageType.Reply);
  const said = discord.as(second).say(channel, 'shuffle');
  const answer = await discord.until(() => answers()[0], 'an answer');
  expect(textOf(answer)).toContain(`It is <@${first.id}>’s turn`);
  expect(answer.reference).toBe(said);
  const posted = discord.requests.findLast(({ method, path }) => method === 'POST' && path.includes(channel.id));
  const message_reference = { message_id: said.id };
  expect(posted?.body).toMatchObject({ nonce: said.id, enforce_nonce: true, message_reference });
  await town.answerNoted(answer);
  await time.until(time.now() + 14_000);
  expect(answers()).toEqual([answer]);
  await time.until(time.now() + 1_000);
  await discord.until(() => answers().length === 0, 'the answer to be deleted');
});
