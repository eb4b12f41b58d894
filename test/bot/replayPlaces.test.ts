import { expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { boardIn, buttonsOf, nextBoard, revisionOf, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

// A thread that is gone is asked for once.
const town = await liveTown({ refused: [expect.stringMatching(/^GET \/channels\/\d+: 404 10003/)] });
const { discord, ada, bob, cleo } = town;
discord.setLocale(cleo, 'en-US');

const unknown = /^There is no such replay\./;
const beginning = '**The beginning.**';

async function codeIn(where: Channel): Promise<{ readonly over: Message; readonly code: string }> {
  await answerTo(town, ada, where, 'foxu resign');
  await discord.until(() => buttonsOf(boardIn(discord, where)).includes('Replay'), 'the end');
  const over = boardIn(discord, where);
  const [, code = ''] = /Replay: `([2-9A-Z]{8})`/.exec(textOf(over)) ?? [];
  expect(code).toHaveLength(8);
  return { over, code };
}

/** A game that was resigned, in the thread that a channel got where another game goes on. */
async function resignedInThread(channel: Channel) {
  await beginDuel(town, channel);
  await answerTo(town, ada, channel, 'foxu challenge', { opponent: bob });
  const thread = discord.threads(channel)[0] as Channel;
  const challenge = await nextBoard(discord, thread, 0);
  await answerTo(town, bob, thread, 'foxu accept');
  await nextBoard(discord, thread, revisionOf(challenge) ?? 0);
  const ended = await codeIn(thread);
  // Nothing is left to be announced.
  await town.stop();
  await town.start();
  return { thread, ...ended };
}

const replay = async (who: User, code: string) =>
  textOf(await answerTo(town, who, town.quiet, 'plateau replay', { code }));

/** Presses a button on a private panel, until it shows this. */
async function pressed(who: User, panel: Message, label: string, shows: string | RegExp): Promise<void> {
  discord.as(who).click(panel, label);
  await discord.until(
    () => (typeof shows === 'string' ? textOf(panel).includes(shows) : shows.test(textOf(panel))),
    label,
  );
}

test('a game in a thread that was archived and locked since then is shown to who sees its channel', async () => {
  const channel = discord.addChannel(town.guild, { name: 'archives' });
  const { thread, over, code } = await resignedInThread(channel);
  discord.changeThread(thread, { archived: true, locked: true });
  expect(await replay(cleo, code)).toContain(beginning);
  // A new process knows nothing of threads that are archived.
  await town.stop();
  await town.start();
  expect(await replay(cleo, code)).toContain(beginning);
  expect(await replay(bob, code)).toContain(beginning);
  expect(thread.thread).toMatchObject({ archived: true, locked: true });

  discord.changeThread(thread, { locked: false });
  const panel = await discord.as(cleo).click(over, 'Replay').answered();
  await pressed(cleo, panel, 'End', 'resigns.');
  discord.changeThread(thread, { archived: true });
  discord.hideFrom(channel, cleo);
  expect(await replay(cleo, code)).toMatch(unknown);
  discord.showTo(channel, cleo);
  expect(await replay(cleo, code)).toContain(beginning);
});

test('a game in a thread that is gone is shown to its players alone', async () => {
  const channel = discord.addChannel(town.guild, { name: 'threadless' });
  const { thread, code } = await resignedInThread(channel);
  discord.changeThread(thread, { archived: true });
  await town.stop();
  await town.start();
  discord.removeChannel(thread);
  expect(await replay(cleo, code)).toMatch(unknown);
  expect(await replay(ada, code)).toContain(beginning);
});

test('who can no longer see the channel is shown nothing any more, also on a panel that stands; who played is', async () => {
  const channel = discord.addChannel(town.guild, { name: 'hidden' });
  await beginDuel(town, channel);
  const { code } = await codeIn(channel);
  const panel = await answerTo(town, cleo, town.quiet, 'plateau replay', { code });
  await pressed(cleo, panel, 'End', 'resigns.');
  discord.hideFrom(channel, cleo);
  discord.hideFrom(channel, bob);
  await pressed(cleo, panel, 'Start', unknown);
  expect(buttonsOf(panel)).toEqual([]);
  expect(panel.attachments).toEqual([]);
  expect(await replay(cleo, code)).toMatch(unknown);
  expect(await replay(bob, code)).toContain(beginning);
  const asking = discord.as(cleo).autocomplete(town.quiet, 'plateau replay', 'code', '');
  const choices = await discord.until(() => asking.choices, 'suggestions');
  expect(choices.map(({ value }) => value)).not.toContain(code);
  discord.showTo(channel, cleo);
  expect(await replay(cleo, code)).toContain(beginning);
});
