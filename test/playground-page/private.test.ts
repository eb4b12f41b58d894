import { type Interaction, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { foxu } from '../playground/botParts.ts';
import { closeWindow } from './chromium.ts';
import { openSite, type Site } from './site.ts';

describe('a private message on the page', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
    await site.client.application.commands.set([foxu.toJSON()]);
  });
  afterAll(() => site.close());

  /** Ada asks for something, and is answered with two private messages. */
  async function whisper(name: string) {
    const come = new Promise<Interaction>((resolve) => {
      site.answer(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply({ content: `${name} one`, flags: MessageFlags.Ephemeral });
        await interaction.followUp({ content: `${name} two`, flags: MessageFlags.Ephemeral });
        resolve(interaction);
      });
    });
    site.discord.as(site.person('ada')).command(site.channel, 'foxu move', { where: 'd4' });
    const interaction = await come;
    if (!interaction.isChatInputCommand()) throw new Error('another interaction');
    return interaction;
  }

  test('is changed in place, and goes when the bot takes it away', async () => {
    const window = await site.window('ada');
    const { page } = window;
    const interaction = await whisper('Number');
    const row = page.locator('.message.ephemeral', { hasText: 'Number one' });
    await row.waitFor();
    const id = await row.getAttribute('id');
    await page.locator('.message.ephemeral', { hasText: 'Number two' }).waitFor();
    await interaction.editReply('Changed');
    const changed = page.locator('.message.ephemeral', { hasText: 'Changed' });
    await changed.waitFor();
    expect(await changed.getAttribute('id')).toBe(id);
    expect(await page.locator('.message.ephemeral').allInnerTexts()).toEqual([
      expect.stringContaining('Changed'),
      expect.stringContaining('Number two'),
    ]);
    await interaction.deleteReply();
    await changed.waitFor({ state: 'detached' });
    expect(await page.locator('.message.ephemeral').count()).toBe(1);
    await closeWindow(window);
  });

  test('stays away when somebody has put it away and the bot changes it', async () => {
    const window = await site.window('ada');
    const { page } = window;
    const interaction = await whisper('Away');
    const row = page.locator('.message.ephemeral', { hasText: 'Away one' });
    await row.getByRole('button', { name: 'Dismiss message' }).click();
    await row.waitFor({ state: 'detached' });
    await interaction.editReply('Away changed');
    site.discord.as(site.person('bob')).say(site.channel, 'Later than that');
    await page.getByText('Later than that').first().waitFor();
    expect(await page.getByText('Away changed').count()).toBe(0);
    await closeWindow(window);
  });
});
