import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { closeWindow } from './chromium.ts';
import { openSite, type Site } from './site.ts';

describe('the mark of a typed move', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  test('is drawn as an emoji, also on a machine that has none', async () => {
    const window = await site.window('bob');
    const { page } = window;
    const message = site.discord.as(site.person('bob')).say(site.channel, 'd4');
    const channel = await site.client.channels.fetch(site.channel.id);
    if (!channel?.isTextBased()) throw new Error('no text channel');
    await channel.messages.react(message.id, '✅');
    await page.locator('.reaction .emoji').waitFor();
    await expect
      .poll(() => fontsOf(page, '.reaction .emoji'), { timeout: 15_000 })
      .toEqual([expect.stringMatching(/Emoji/)]);
    await closeWindow(window);
  });
});

/** The fonts in which Chromium draws something. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName }) => familyName);
}
