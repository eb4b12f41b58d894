import { expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { prepared } from '../games/foxu/playing.ts';
import { readGif } from '../render/readGif.ts';
import { answerTo, beginDuel } from '../town/duels.ts';
import { altOf, boardIn, buttonsOf, customIdsOf, isPrivate, textOf } from '../town/reading.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;
const elsewhere = discord.addGuild({ name: 'Elsewhere', members: [ada, bob, cleo] });

const said = (message: Message) => message.content + textOf(message);

const unknown = /^There is no such replay\./;
const bytesOf = (message: Message) => message.attachments[0]?.bytes ?? new Uint8Array();

/** A duel that was resigned after two moves, and its code as the final board tells it. */
async function resigned(
  channel: Channel,
): Promise<{ readonly over: Message; readonly code: string; readonly second: User }> {
  const { first, second } = await beginDuel(town, channel);
  for (const move of prepared) await answerTo(town, first, channel, 'foxu move', { move });
  await answerTo(town, second, channel, 'foxu resign');
  await discord.until(() => buttonsOf(boardIn(discord, channel)).includes('Replay'), 'the end');
  const over = boardIn(discord, channel);
  const [, code = ''] = /Replay: `([2-9A-Z]{8})`/.exec(textOf(over)) ?? [];
  expect(code).toHaveLength(8);
  return { over, code, second };
}

const replay = (who: User, channel: Channel, values: object) =>
  answerTo(town, who, channel, 'plateau replay', { ...values });

function shows(panel: Message, words: string): Promise<unknown> {
  return discord.until(() => textOf(panel).includes(words), `a panel that says ${words}`);
}

test('a finished game is stepped through with buttons, by whoever sees the channel, in their language', async () => {
  const channel = discord.addChannel(town.guild, { name: 'stepping' });
  const { over, code, second } = await resigned(channel);
  discord.setLocale(cleo, 'fr');
  const panel = await discord.as(cleo).click(over, 'Replay').answered();
  expect(isPrivate(panel)).toBe(true);
  expect(textOf(panel)).toContain(`### Foxu\u00a0: partie \`${code}\``);
  expect(textOf(panel)).toContain('**Le début.**');
  expect(buttonsOf(panel)).toEqual(['Début', '◀ Reculer', 'Avancer ▶', 'Fin', 'Film', 'En texte']);
  for (const id of customIdsOf(panel)) expect(id.length).toBeLessThanOrEqual(100);
  const first = altOf(panel);
  discord.as(cleo).click(panel, 'Avancer ▶');
  await shows(panel, '**Étape 1 sur');
  expect(altOf(panel)).not.toBe(first);
  discord.as(cleo).click(panel, 'Fin');
  await shows(panel, `<@${second.id}> abandonne.`);
  // Words at the end are those of the board.
  expect(altOf(panel)).toContain('Rangée 6');

  // The buttons say all, so another process understands them.
  await town.stop();
  await town.start();
  discord.as(cleo).click(panel, 'Début');
  await shows(panel, '**Le début.**');
  expect(altOf(panel)).toBe(first);
  expect(textOf(over)).toContain(code);
  discord.setLocale(cleo, 'en-US');
});

test('it is also a film of at most a million bytes, and a text', async () => {
  const channel = discord.addChannel(town.guild, { name: 'films' });
  const { code, second } = await resigned(channel);
  const typed = code.toLowerCase().replace(/^(....)/, '$1-');
  const panel = await replay(ada, channel, { code: typed, as: 'film' });
  await discord.until(() => panel.attachments.length === 1, 'the film');
  expect(bytesOf(panel).length).toBeLessThanOrEqual(1_000_000);
  expect(readGif(bytesOf(panel)).frames.length).toBeGreaterThan(2);
  expect(altOf(panel)).toMatch(/^A film of the game in \d+ pictures\. It ends like this:/);
  expect(textOf(panel)).toMatch(/The whole game in \d+ pictures\./);
  discord.as(ada).click(panel, 'As text');
  await shows(panel, 'How it ended:');
  expect(textOf(panel)).toMatch(/1\. .*\n2\. /);
  expect(textOf(panel)).toMatch(/resigns\. .* wins!/);
  discord.as(ada).click(panel, 'End');
  await shows(panel, `<@${second.id}> resigns.`);
  discord.as(ada).say(channel, 'replay');
  await discord.until(
    () => discord.messages(channel).some((message) => said(message).includes(`\`/plateau replay\`, code \`${code}\``)),
    'what to type',
  );
  expect(textOf(await replay(ada, channel, { code, step: 2 }))).toContain('**Step 2 of');
});

test('nobody is shown a game that they could not see, or told that there is one', async () => {
  const channel = discord.addChannel(town.guild, { name: 'gone' });
  const away = discord.addChannel(elsewhere, { name: 'away' });
  const { code, over } = await resigned(channel);
  expect(textOf(await replay(cleo, channel, { code }))).toContain('**The beginning.**');
  const told = [
    await replay(cleo, away, { code }),
    await replay(cleo, channel, { code: 'ABCDEFGH' }),
    await replay(cleo, channel, { code: 'no code' }),
  ].map(textOf);
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toMatch(unknown);
  expect(textOf(await replay(ada, away, { code }))).toContain('**The beginning.**');

  const kept = await discord.as(cleo).click(over, 'Replay').answered();
  discord.removeChannel(channel);
  // Discord tells one thing after another: when this is heard, the bot knows that the channel is gone.
  expect(textOf(await replay(cleo, town.quiet, { code }))).toMatch(unknown);
  expect(textOf(await replay(bob, town.quiet, { code }))).toContain('**The beginning.**');
  expect(isPrivate(kept)).toBe(true);
});

test('the last games are suggested to those who could see them', async () => {
  const channel = discord.addChannel(town.guild, { name: 'suggested' });
  const away = discord.addChannel(elsewhere, { name: 'not here' });
  const { code } = await resigned(channel);
  async function suggested(who: User, where: Channel, typed: string): Promise<readonly string[]> {
    const asking = discord.as(who).autocomplete(where, 'plateau replay', 'code', typed);
    const choices = await discord.until(() => asking.choices, 'suggestions');
    return choices.map(({ value }) => String(value));
  }
  // It is being recorded, and the list is remembered for a few seconds.
  await expect.poll(async () => (await suggested(cleo, channel, ''))[0], { timeout: 15_000 }).toBe(code);
  expect(await suggested(cleo, channel, 'foxu')).toContain(code);
  expect(await suggested(cleo, channel, 'nothing like it')).toEqual([]);
  expect(await suggested(cleo, away, '')).toEqual([]);
});

test('a puzzle that is over is shown again to its player, and to nobody else', async () => {
  const channel = discord.addChannel(town.guild, { name: 'puzzles' });
  const board = await answerTo(town, ada, channel, 'ricochet puzzle', { difficulty: 'easy', seed: 'seen again' });
  const press = async (label: string, after: string) => {
    discord.as(ada).click(board, label);
    await discord.until(() => buttonsOf(board).includes(after), after);
  };
  await press('Show the best', 'Yes, show it');
  await press('Yes, show it', 'Replay');
  const [, code = ''] = /Replay: `([2-9A-Z]{8})`/.exec(textOf(board)) ?? [];
  const shown = altOf(board);
  expect(textOf(await replay(bob, channel, { code }))).toMatch(unknown);
  const again = await replay(ada, channel, { code, step: 9_999 });
  expect(textOf(again)).toContain('**Step 1 of 1:**');
  expect(altOf(again)).toBe(shown);
  discord.as(ada).click(again, '◀ Back');
  await shows(again, '**The beginning.**');
});
