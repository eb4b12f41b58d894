import type { SendableChannels } from 'discord.js';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { foxu } from '../playground/botParts.ts';
import { closeWindow, phone, wide } from './chromium.ts';
import { openSite, type Site } from './site.ts';

describe('the first message of a channel', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    // As many games as make the welcome longer than a window.
    const names = ['chess', 'draughts', 'go', 'hex', 'ludo', 'mill', 'reversi', 'tak'];
    await site.client.application.commands.set(
      names.map((name) => ({ ...foxu.toJSON(), name, name_localizations: null })),
    );
  });
  afterAll(() => site.close());

  test.each([
    ['a wide window', wide, 'games'],
    ['a phone', phone, 'table-talk'],
  ])(
    'is shown as it comes, also in %s that was opened on an empty channel and looked at',
    async (_, viewport, name) => {
      const { id } = site.town.channels().find((each) => each.name === name) ?? expect.fail();
      const window = await site.window('ada', { viewport });
      const { page } = window;
      await page.goto(`${new URL(page.url()).origin}/?as=ada&in=${id}`);
      await page.getByRole('heading', { name: `Welcome to #${name}` }).waitFor();
      await page.locator('.card', { hasText: '/tak' }).waitFor();
      await page.mouse.move(viewport.width / 2, viewport.height / 2);
      await page.mouse.wheel(0, 40);
      const sendable = (await site.client.channels.fetch(id)) as SendableChannels;
      await sendable.send({ content: 'The game begins' });
      await page.locator('.message', { hasText: 'The game begins' }).waitFor();
      await expect.poll(() => newestIsShown(page)).toBe(true);
      await closeWindow(window);
    },
  );
});

const newestIsShown = (page: Page) =>
  page.evaluate(`(() => {
    const log = document.querySelector('.log').getBoundingClientRect();
    const { top, bottom } = [...document.querySelectorAll('.message')].at(-1).getBoundingClientRect();
    return top >= log.top && bottom <= log.bottom;
  })()`);
