import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../src/playground/discord/interactions/exchange.ts';
import type { Channel } from '../../src/playground/discord/world/records.ts';
import { answerTo } from '../town/duels.ts';
import { altOf, boardsIn, buttonsOf, isPrivate, textOf } from '../town/reading.ts';
import { today, typeInto, wayOf } from '../town/solving.ts';
import { liveTown } from './liveTown.ts';

const town = await liveTown();

/** The text that is sent beside a private board. */
async function told(exchange: Exchange): Promise<string> {
  const answer = await town.discord.until(() => exchange.followUps.at(-1), 'a private answer');
  expect(isPrivate(answer)).toBe(true);
  return textOf(answer);
}

const room = (): Channel => town.discord.addChannel(town.guild, { name: 'solos' });

describe('a puzzle', () => {
  test('is a board that nobody else sees, and is solved by typing', async () => {
    const { discord, ada } = town;
    const channel = room();
    const board = await answerTo(town, ada, channel, 'ricochet puzzle', { difficulty: 'easy', seed: 'plateau' });
    expect(isPrivate(board)).toBe(true);
    expect(board.attachments.length).toBe(1);
    expect(boardsIn(discord, channel).every(isPrivate)).toBe(true);
    const { moves, typed } = wayOf('puzzle', 'plateau', 'easy');
    const [first = '', ...rest] = typed.split(' ');
    await typeInto(town, ada, board, first);
    // After a restart the puzzle is as it was.
    await town.stop();
    await town.start();
    const again = await answerTo(town, ada, channel, 'ricochet puzzle');
    expect(altOf(again)).toBe(altOf(board));
    await typeInto(town, ada, again, rest.join(' '));
    expect(textOf(again)).toMatch(new RegExp(`${moves} moves`));
    expect(buttonsOf(again)).toContain('Another one');
    await discord.as(ada).click(again, 'Another one').acknowledged;
    await discord.until(
      () => altOf(again) !== altOf(board) && buttonsOf(again).includes('Type moves'),
      'another board',
    );
  });

  test('privately refuses text that is no move, and a move against a wall', async () => {
    const { discord, bob } = town;
    const channel = room();
    const board = await answerTo(town, bob, channel, 'ricochet puzzle', { seed: 'walls' });
    const pressed = discord.as(bob).click(board, 'Type moves');
    const modal = await discord.until(() => pressed.modal, 'a field');
    expect(await told(discord.as(bob).submit(modal, { typed: 'seven cats' }))).toContain('cannot read');
    const again = discord.as(bob).click(board, 'Type moves');
    const second = await discord.until(() => again.modal, 'a field');
    expect(await told(discord.as(bob).submit(second, { typed: '12' }))).not.toContain('went wrong');
  });
});

describe('the board of the day', () => {
  test('is the same for everybody, and whoever has solved it is shown how the others did', async () => {
    const { discord, ada, bob } = town;
    const [one, other] = [room(), room()];
    const hers = await answerTo(town, ada, one, 'ricochet daily');
    const his = await answerTo(town, bob, other, 'ricochet daily');
    expect(altOf(his)).toBe(altOf(hers));
    expect(textOf(await answerTo(town, ada, one, 'ricochet daily', { results: true }))).toContain('Nobody has solved');
    const { moves, typed } = wayOf('daily', today());
    await typeInto(town, ada, hers, typed);
    const table = await answerTo(town, ada, one, 'ricochet daily', { results: true });
    expect(textOf(table)).toContain(`1. <@${ada.id}> – ${moves} moves`);
    expect(await told(discord.as(bob).click(his, 'Results'))).toBe(
      `Solved today by <@${ada.id}>. Solve it yourself to see how well.`,
    );
    // Bob is asked once before the best solution is shown to him, and may go on looking.
    const press = (label: string) => discord.as(bob).click(his, label).acknowledged;
    await press('Show the best');
    await discord.until(() => textOf(his).includes('Do you really want to see a best solution?'), 'a question');
    expect(buttonsOf(his)).toEqual(['Keep looking', 'Yes, show it']);
    await press('Keep looking');
    await discord.until(() => !textOf(his).includes('Do you really want'), 'the board');
    expect(buttonsOf(his)).toEqual(expect.arrayContaining(['Type moves', 'Show the best', 'Results']));
    await press('Show the best');
    await discord.until(() => buttonsOf(his).includes('Yes, show it'), 'the question');
    await press('Yes, show it');
    await discord.until(() => textOf(his).includes('The best solution has'), 'the solution');
    // The command shows the same board again: it does not start over.
    const back = await answerTo(town, ada, other, 'ricochet daily');
    expect(altOf(back)).toBe(altOf(hers));
  });

  test('needs no right in the channel where it is asked for: nothing is posted there', async () => {
    const { discord, guild } = town;
    const dora = discord.addUser({ name: 'dora', displayName: 'Dora' });
    discord.addMember(guild, dora);
    const channel = room();
    for (const right of ['SendMessages', 'SendMessagesInThreads', 'AttachFiles'] as const)
      discord.denyBot(channel, right);
    const board = await answerTo(town, dora, channel, 'ricochet daily');
    const before = altOf(board);
    const { typed } = wayOf('daily', today());
    const [first = ''] = typed.split(' ');
    const pressed = discord.as(dora).click(board, 'Type moves');
    const modal = await discord.until(() => pressed.modal, 'a field');
    const submitted = discord.as(dora).submit(modal, { typed: first });
    await discord.until(() => altOf(board) !== before || submitted.followUps.length > 0, 'the board to change');
    expect(submitted.followUps.map(textOf)).toEqual([]);
    expect(altOf(board)).not.toBe(before);
  });
});
