import type { SendableChannels } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { foxu } from '../playground/botParts.ts';
import { axeFaults } from './axe.ts';
import { closeWindow, phone, wide } from './chromium.ts';
import { openSite, type Site } from './site.ts';

/** The ranks of the headings that can be reached, in reading order. */
const ranks = (page: Page) =>
  page.evaluate(`[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((one) => one.checkVisibility() && !one.closest('[inert]'))
    .map(({ tagName }) => Number(tagName[1]))`) as Promise<number[]>;

/** What Chromium itself tells a screen reader: the role and name of each thing. */
async function heard(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`);
}

async function expectInOrder(page: Page): Promise<void> {
  const found = await ranks(page);
  expect(found.filter((rank) => rank === 1)).toHaveLength(1);
  expect(found[0]).toBe(1);
  for (const [index, rank] of found.entries()) expect(rank).toBeLessThanOrEqual((found[index - 1] ?? 0) + 1);
  expect(await axeFaults(page)).toEqual([]);
}

describe('whoever reads the page by its headings and names', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    await site.client.application.commands.set([foxu.toJSON()]);
    const channel = (await site.client.channels.fetch(site.channel.id)) as SendableChannels;
    await channel.send({
      content: '### Small\n# Large\n### Small again',
      embeds: [{ title: 'Aside', description: '## In it' }],
    });
    await (await site.client.users.fetch(site.person('ada').id)).send('It is your turn');
  });
  afterAll(() => site.close());

  test.each([
    ['a wide window', wide],
    ['a phone', phone],
  ])('finds one first heading in %s, and none left out below it', async (_, viewport) => {
    const window = await site.window('ada', { viewport });
    const { page } = window;
    await page.locator('.card').waitFor();
    await page.getByRole('heading', { name: 'Small again' }).waitFor();
    await expectInOrder(page);
    await page.getByRole('button', { name: 'Games' }).click();
    await expectInOrder(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog').getByText('It is your turn').waitFor();
    await expectInOrder(page);
    await page.keyboard.press('Escape');
    if (viewport === phone) {
      await page.getByRole('button', { name: 'Show channels' }).click();
      await expectInOrder(page);
    }
    await closeWindow(window);
  });

  test('hears names without the letters that stand for faces, and with spaces between what they are made of', async () => {
    const window = await site.window('ada');
    const { page } = window;
    await page.getByRole('heading', { name: 'Small again' }).waitFor();
    const names = await heard(page);
    expect(names).toContain('link: Bob');
    expect(names.filter((name) => /^heading: Plateau APP \d/.test(name))).toHaveLength(1);
    await closeWindow(window);
  });

  test('stays where they are with the keyboard when a switch changes the page', async () => {
    const window = await site.window('ada');
    const { page } = window;
    for (const name of ['Français', 'English', 'Not allowed', 'Allowed']) {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name, exact: true, pressed: true }).waitFor();
      expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
    }
    await closeWindow(window);
  });
});
