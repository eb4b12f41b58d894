import { ButtonBuilder, ButtonStyle, InteractionContextType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { foxu, row } from '../playground/botParts.ts';
import { closeWindow } from './chromium.ts';
import { openSite, type Site } from './site.ts';

describe('direct messages on the page', needs.chromium, () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  const write = async (name: string, text: string) => (await site.client.users.fetch(site.person(name).id)).send(text);

  test('come to the one they are for, who opens them beside the channels and answers', async () => {
    const [ada, bob] = [await site.window('ada'), await site.window('bob')];
    expect(await ada.page.getByRole('heading', { name: 'Direct messages', exact: true }).count()).toBe(0);
    await write('ada', 'It is your turn');
    const beside = ada.page.locator('.channel', { hasText: 'Plateau' });
    await beside.getByRole('img', { name: '1 new message' }).waitFor();
    await beside.click();
    await ada.page.getByText('It is your turn').first().waitFor();
    await ada.page.getByRole('heading', { name: 'Here Plateau writes to you alone' }).waitFor();
    await ada.page.locator('#typing').fill('I know');
    await ada.page.locator('#typing').press('Enter');
    const channel = site.discord.directWith(site.person('ada')) ?? expect.fail();
    await site.discord.until(() => site.discord.messages(channel).at(-1)?.content === 'I know', 'the answer');

    // What is said in the server afterwards is the next that Bob hears of.
    site.discord.as(site.person('ada')).say(site.channel, 'Anybody here?');
    await bob.page.getByText('Anybody here?').first().waitFor();
    expect(await bob.page.locator('.channel', { hasText: 'Plateau' }).count()).toBe(0);
    await ada.page.getByRole('link', { name: 'Be Bob' }).click();
    await ada.page.getByRole('heading', { name: 'Welcome to #games' }).waitFor();
    expect(await ada.page.locator('.channel', { hasText: 'Plateau' }).count()).toBe(0);
    await closeWindow(ada);
    await closeWindow(bob);
  });

  test('lead back to the game with a link, and offer no command that belongs to a server', async () => {
    await site.client.application.commands.set([
      { ...foxu.toJSON(), contexts: [InteractionContextType.Guild] },
      { name: 'about', description: 'What this is' },
    ]);
    const said = site.discord.as(site.person('dan')).say(site.channel, 'Here is the game');
    const url = `https://discord.com/channels/${site.town.guild.id}/${site.channel.id}/${said.id}`;
    await (await site.client.users.fetch(site.person('dan').id)).send({
      content: 'It is your turn',
      components: [row(new ButtonBuilder().setStyle(ButtonStyle.Link).setLabel('To the game').setURL(url))],
    });
    const dan = await site.window('dan');
    await dan.page.locator('.channel', { hasText: 'Plateau' }).click();
    const link = dan.page.getByRole('link', { name: 'To the game' });
    await link.waitFor();
    expect(await dan.page.getByRole('button', { name: 'Games' }).isVisible()).toBe(false);
    await dan.page.locator('#typing').fill('/');
    expect(await dan.page.getByRole('option').allInnerTexts()).toEqual([expect.stringContaining('/about')]);
    await dan.page.locator('#typing').fill('');
    await link.click();
    await dan.page.locator('.message:focus', { hasText: 'Here is the game' }).waitFor();
    await closeWindow(dan);
  });

  test('are refused as long as one says so', async () => {
    const cleo = await site.window('cleo');
    const choice = cleo.page.getByRole('group', { name: 'Messages privés de Plateau' });
    await choice.getByRole('button', { name: 'Refusés' }).click();
    await choice.getByRole('button', { name: 'Refusés', pressed: true }).waitFor();
    await expect(write('cleo', 'Hello')).rejects.toMatchObject({ code: 50007 });
    await choice.getByRole('button', { name: 'Autorisés' }).click();
    await choice.getByRole('button', { name: 'Autorisés', pressed: true }).waitFor();
    await write('cleo', 'Hello again');
    await cleo.page.getByRole('heading', { name: 'Messages privés', exact: true }).waitFor();
    await closeWindow(cleo);
  });
});
