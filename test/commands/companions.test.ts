import { afterEach, beforeEach, expect, test } from 'vitest';
import { boardIn, buttonsOf, nextBoard, textOf } from '../town/reading.ts';
import { openPanelTown, type PanelTown } from './panelTown.ts';

let town: PanelTown;
beforeEach(async () => {
  town = await openPanelTown();
});
afterEach(() => town.close());

async function begun(computers: string) {
  const { discord, ada, channel } = town;
  await discord.as(ada).command(channel, 'ricochet start', { computers, bidding: 30, seed: 'along 24' }).answered();
  return nextBoard(discord, channel, 0);
}

const text = () => textOf(boardIn(town.discord, town.channel));

/** Lets seconds pass until the board says this. */
async function passUntil(words: string | RegExp): Promise<string> {
  for (let second = 0; second < 240; second++) {
    await town.pass(1);
    if (text().match(words) !== null) return text();
  }
  throw new Error(`The board never says ${words}, but: ${text()}`);
}

test('Somebody alone plays a round to its end with a computer of each level.', async () => {
  await town.start();
  expect(textOf(await begun('all'))).toContain(
    'Playing along: the computer (easy), the computer (medium), the computer (hard).',
  );
  await passUntil('Bids: the computer \\(hard\\) 8');
  await passUntil('the computer \\(easy\\) 6');
  await passUntil('The computer \\(hard\\) demonstrates: 0 of 5 moves made');
  expect(await passUntil('wins the')).toMatch(/the computer \(hard\) wins the [a-z ]+ in 5 moves\./);
});

test('A bot that ends between two bids of a computer is followed by one that doubles none.', async () => {
  const end = await town.start();
  await begun('all');
  await passUntil('Bids: the computer \\(hard\\) 8');
  await end();
  await town.start();
  const improved = await passUntil('Bids: the computer \\(hard\\) 6');
  expect(improved.match(/\(hard\) bids \d/g)).toEqual(['(hard) bids 8', '(hard) bids 6']);
});

test('Computers come and go by buttons.', async () => {
  const { discord, ada } = town;
  await town.start();
  const board = await begun('easy');
  const more = await discord.as(ada).click(board, 'More…').answered();
  expect(buttonsOf(more)).toEqual(expect.arrayContaining(['Add a computer', 'Computers go']));
  discord.as(ada).click(more, 'Add a computer');
  await discord.until(() => buttonsOf(more).includes('Hard'), 'the levels');
  await discord.as(ada).click(more, 'Hard').acknowledged;
  await discord.until(() => text().includes('Playing along: the computer (easy), the computer (hard).'), 'both');
  const again = await discord.as(ada).click(boardIn(discord, town.channel), 'More…').answered();
  await discord.as(ada).click(again, 'Computers go').acknowledged;
  await discord.until(() => !text().includes('Playing along'), 'neither');
  await town.pass(120);
  expect(text()).not.toContain('Bids:');
});
