import { SlashCommandBuilder } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commandSet } from '../../src/commands/slash/commandSet.ts';
import { games } from '../../src/games/registry.ts';
import { needs } from '../needs.ts';
import { axeFaults } from './axe.ts';
import { closeWindow, phone } from './chromium.ts';
import { openSite, type Site } from './site.ts';

/** The labels of the buttons of each card, by the command of its game. */
const cards = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(`Object.fromEntries([...document.querySelectorAll('.welcome .card')].map((card) => [
    card.querySelector('.card-name').textContent,
    [...card.querySelectorAll('button')].map((button) => button.textContent),
  ]))`);

describe('the cards of the games', needs.chromium, () => {
  let site: Site;
  const commands = commandSet(games).filter(({ name }) => games.some(({ words }) => words.en.command === name));
  beforeAll(async () => {
    site = await openSite();
  });
  afterEach(() => site.answer(async () => undefined));
  afterAll(() => site.close());

  test.each([
    ['Ada', 'ada', 'light', 'Challenge Bob', 'Play the computer', 'A puzzle', 'Board of the day'],
    ['Cléo', 'cleo', 'dark', 'Défier Ada', 'Contre l’ordinateur', 'Un casse-tête', 'Le défi du jour'],
  ] as const)('have at most four buttons, which fit on a phone, for %s', async (...given) => {
    const [, name, colorScheme, challenge, computer, puzzle, daily] = given;
    await site.client.application.commands.set(commands);
    const window = await site.window(name, { viewport: phone, colorScheme });
    const { page } = window;
    await page.locator('.card', { hasText: '/mastermind' }).waitFor();
    const found = await cards(page);
    expect(Object.keys(found).length).toBe(games.length);
    for (const labels of Object.values(found)) {
      expect(labels.length).toBeGreaterThanOrEqual(2);
      expect(labels.length).toBeLessThanOrEqual(4);
      expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(24);
    }
    expect(found['/foxu']?.slice(0, 2)).toEqual([computer, challenge]);
    expect(found['/zgame']?.[0]).toBe(computer);
    expect(found['/mastermind']?.[0]).toBe(computer);
    expect(found['/ricochet']).toEqual(expect.arrayContaining([puzzle, daily]));
    const beyond = `document.querySelector('.log').scrollWidth - document.querySelector('.log').clientWidth`;
    expect(await page.evaluate(beyond)).toBeLessThanOrEqual(0);
    expect(await axeFaults(page)).toEqual([]);
    await closeWindow(window);
  });

  test('begin with one press what their last line says', async () => {
    await site.client.application.commands.set(commands);
    const asked: string[] = [];
    site.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      asked.push(`/${interaction.commandName} ${interaction.options.getSubcommand()}`);
      expect(interaction.options.data[0]?.options).toEqual([]);
      await interaction.reply({ content: 'Here it is', flags: 'Ephemeral' });
    });
    const window = await site.window('bob');
    const { page } = window;
    const card = page.locator('.card', { hasText: '/zgame' });
    await card.getByRole('button', { name: 'zgame: Play the computer' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Here it is').first().waitFor();
    expect(asked).toEqual(['/zgame computer']);
    expect(await card.locator('code').textContent()).toBe('/zgame computer');
    await closeWindow(window);
  });

  test('offer to try a game as soon as it has a command for that, as the last of four', async () => {
    const game = new SlashCommandBuilder().setName('go').setDescription('A game');
    for (const name of ['daily', 'puzzle', 'start', 'computer', 'try']) {
      game.addSubcommand((way) => way.setName(name).setDescription('A way to begin'));
    }
    await site.client.application.commands.set([game.toJSON()]);
    const window = await site.window('bob');
    await window.page.locator('.card', { hasText: '/go' }).waitFor();
    expect(await cards(window.page)).toEqual({ '/go': ['Play the computer', 'Start', 'A puzzle', 'Try it'] });
    await closeWindow(window);
  });
});
