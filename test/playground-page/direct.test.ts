import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeWindow, hasChromium, lacking } from './chromium.ts';
import { openSite, type Site } from './site.ts';

if (!hasChromium) process.stdout.write(lacking);

describe.skipIf(!hasChromium)('direct messages on the page', () => {
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
    const row = ada.page.locator('.channel', { hasText: 'Plateau' });
    await row.getByRole('img', { name: '1 new message' }).waitFor();
    await row.click();
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
