import { describe, expect, test } from 'vitest';
import type { Channel, Message, User } from '../../src/playground/discord/world/records.ts';
import { placesOf } from '../town/anywhere.ts';
import { altOf, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { today, typeInto, wayOf } from '../town/solving.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();
const { discord, ada, bob, cleo } = town;
const places = placesOf(town, ada);

const given = (channel: Channel, command: string, values = {}, user: User = ada): Promise<Message> =>
  discord.as(user).command(channel, command, values).answered();

describe.each(places)('in $where', ({ channel, stays }) => {
  test('the puzzle is played by buttons and by typing, and another follows', async () => {
    const seed = `far-${channel.id}`;
    const board = await given(channel, 'ricochet puzzle', { difficulty: 'easy', seed });
    expect(isPrivate(board)).toBe(!stays);
    const { moves, typed } = wayOf('puzzle', seed, 'easy');
    const [first = '', ...rest] = typed.split(' ');
    await typeInto(town, ada, board, first);
    const again = await given(channel, 'ricochet puzzle');
    expect(altOf(again)).toBe(altOf(board));
    const solved = await given(channel, 'ricochet move', { move: rest.join(' ') });
    expect(textOf(solved)).toMatch(new RegExp(`${moves} moves`));
    await discord.as(ada).click(solved, 'Another one').acknowledged;
    await discord.until(() => buttonsOf(solved).includes('Type moves'), 'another board');
  });

  test('a button of the help begins it', async () => {
    const help = await given(channel, 'plateau help');
    expect(textOf(help)).toContain('Here you play alone');
    expect(isPrivate(help)).toBe(!stays);
    const board = await discord.as(ada).click(help, 'A puzzle for me').answered();
    expect(buttonsOf(board)).toContain('Type moves');
    expect(isPrivate(board)).toBe(!stays);
  });

  test('what needs a server is refused kindly, and says what there is', async () => {
    const words = channel.guild === undefined ? 'That needs a server' : 'Plateau is not a member of this server';
    const refused = ['plateau settings', 'plateau profile', 'ricochet start', 'foxu accept'];
    for (const command of refused) {
      const answer = await given(channel, command);
      expect(textOf(answer)).toContain(words);
      expect(textOf(answer)).toContain('/plateau help');
    }
    expect(textOf(await given(channel, 'foxu challenge', { opponent: bob }))).toContain(words);
    expect(textOf(await given(channel, 'ricochet daily', { share: true }))).toContain(words);
  });

  test('the rules are shown, and what is kept of somebody', async () => {
    expect(textOf(await given(channel, 'foxu rules'))).toContain('Foxu');
    expect((await given(channel, 'plateau export-me')).attachments[0]?.filename).toBe(`plateau-${ada.id}.json`);
  });
});

test('the board of the day is one board wherever it is played, and is kept through a kill', async () => {
  const [direct, group, far] = places;
  const board = await given(direct.channel, 'ricochet daily');
  expect(buttonsOf(board)).not.toContain('Share');
  await town.kill();
  await town.start();
  const { moves, typed } = wayOf('daily', today());
  await typeInto(town, ada, board, typed);
  for (const { channel } of [group, far]) {
    const there = await given(channel, 'ricochet daily');
    expect(altOf(there)).toBe(altOf(board));
    expect(buttonsOf(there)).not.toContain('Share');
    const results = await given(channel, 'ricochet daily', { results: true });
    expect(textOf(results)).toContain(`1. <@${ada.id}> – ${moves} moves`);
  }
  // That of a server is another, with results of its own.
  const club = await given(town.channel, 'ricochet daily', { results: true });
  expect(textOf(club)).toContain('Nobody has solved it');
});

test('everything is said in the language of who plays', async () => {
  discord.install(cleo);
  const channel = discord.direct(cleo);
  expect(textOf(await given(channel, 'plateau aide', {}, cleo))).toContain('Ici, vous jouez en solitaire');
  expect(textOf(await given(channel, 'plateau réglages', {}, cleo))).toContain('il faut un serveur');
  expect(buttonsOf(await given(channel, 'ricochet puzzle', {}, cleo))).toContain('Rouge');
});

test('who is forgotten loses these boards too', async () => {
  const [direct] = places;
  const before = altOf(await given(direct.channel, 'ricochet puzzle'));
  const asked = await given(direct.channel, 'plateau forget-me');
  await discord.as(ada).click(asked, 'Yes, forget me').acknowledged;
  await discord.until(() => !buttonsOf(asked).includes('Yes, forget me'), 'to be forgotten');
  expect(altOf(await given(direct.channel, 'ricochet puzzle'))).not.toBe(before);
  expect(textOf(await given(direct.channel, 'ricochet daily', { results: true }))).toContain('Nobody has solved it');
});

test('nothing was logged as wrong', () => {
  expect(town.output()).not.toMatch(/"level":[456]0/);
});
