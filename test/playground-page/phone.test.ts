import type { SendableChannels } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { closeWindow, phone } from './chromium.ts';
import { openSite, type Site } from './site.ts';

describe('the phone on the page', needs.chromium, () => {
  let site: Site;
  let channel: SendableChannels;
  beforeAll(async () => {
    site = await openSite();
    channel = (await site.client.channels.fetch(site.channel.id)) as SendableChannels;
  });
  afterAll(() => site.close());

  test('counts beside each person, shows who was called with which text, and leads to the message', async () => {
    const [ada, bob] = [await site.window('ada'), await site.window('bob')];
    await bob.page.locator('.channel', { hasText: 'table-talk' }).click();
    await bob.page.getByRole('heading', { name: 'Welcome to #table-talk' }).waitFor();
    await channel.send(`<@${site.person('bob').id}>, it is your turn`);
    await (await site.client.users.fetch(site.person('bob').id)).send('Still your turn');
    await channel.send('Nobody is called by this');
    await ada.page.getByRole('link', { name: 'Be Bob, 2 new notifications' }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'Notifications', exact: true }).count()).toBe(1);
    await bob.page.getByRole('link', { name: 'You are Bob, 2 new notifications' }).waitFor();

    await bob.page.getByRole('button', { name: 'Notifications, 2 new' }).click();
    const dialog = bob.page.getByRole('dialog', { name: 'On Bob’s phone' });
    const items = dialog.getByRole('listitem');
    expect(await items.count()).toBe(2);
    expect(await items.nth(0).innerText()).toMatch(/^Plateau\s+\d[\s\S]*Still your turn[\s\S]*New/);
    expect(await items.nth(1).innerText()).toMatch(
      /Plateau \(#games, Plateau playground\)[\s\S]*@Bob, it is your turn/,
    );
    await ada.page.getByRole('link', { name: 'Be Bob', exact: true }).waitFor();

    // What comes while one looks is seen at once.
    await channel.send(`<@${site.person('bob').id}>, a last time`);
    await dialog.getByText('@Bob, a last time').waitFor();
    await bob.page.locator('.face', { hasText: 'Bob' }).locator('.pill').waitFor({ state: 'detached' });
    await items.nth(2).getByRole('link', { name: 'Go to the message' }).click();
    await dialog.waitFor({ state: 'detached' });
    await bob.page.locator('.message:focus', { hasText: 'it is your turn' }).waitFor();
    await closeWindow(ada);
    await closeWindow(bob);
  });

  test('leads to a message far back, and stays there while the game goes on', async () => {
    const window = await site.window('cleo');
    const { page } = window;
    await page.locator('.channel', { hasText: 'table-talk' }).click();
    await page.getByRole('heading', { name: 'Bienvenue dans #table-talk' }).waitFor();
    await channel.send(`<@${site.person('cleo').id}>, far back`);
    for (let count = 0; count < 40; count++) {
      const text = `number ${count}`;
      site.discord.as(site.person('dan')).say(site.channel, text);
    }
    await page.getByRole('button', { name: 'Notifications, 1 en attente' }).click();
    await page.getByRole('link', { name: 'Aller au message' }).click();
    const focused = page.locator('.message:focus', { hasText: 'far back' });
    await focused.waitFor();
    site.discord.as(site.person('dan')).say(site.channel, 'one more');
    await page.locator('.message', { hasText: 'one more' }).waitFor({ state: 'attached' });
    const [message, log] = [await focused.boundingBox(), await page.locator('.log').boundingBox()];
    expect(message?.y).toBeGreaterThan(log?.y ?? Number.POSITIVE_INFINITY);
    expect(message?.y).toBeLessThan((log?.y ?? 0) + (log?.height ?? 0));
    await closeWindow(window);
  });

  test('says when the message is gone, or when there is nothing at all', async () => {
    const window = await site.window('dan', { viewport: phone });
    const { page } = window;
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByRole('dialog', { name: 'On Dan’s phone' }).getByText('Nothing has come yet.').waitFor();
    const sent = await channel.send({
      flags: 1 << 15,
      components: [{ type: 10, content: `<@${site.person('dan').id}>, quick!` }],
    });
    const item = page.getByRole('listitem').filter({ hasText: 'No text: Discord shows none' });
    await item.waitFor();
    await sent.delete();
    await item.getByRole('link', { name: 'Go to the message' }).click();
    await page.getByText('The message is gone.').waitFor();
    await closeWindow(window);
  });
});
