import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRawBot, type RawBot } from './rawBot.ts';

let bot: RawBot;
beforeAll(async () => {
  bot = await openRawBot();
});
afterAll(() => bot.discord.close());

const messageContentLimited = 1 << 19;

describe('what a bot asks about itself', () => {
  test.each(['/applications/@me', '/oauth2/applications/@me'])(
    '%s tells whether it may read messages',
    async (path) => {
      const flags = async () => (await bot.send('GET', path)).body;
      expect(await flags()).toMatchObject({ id: bot.discord.application, flags: messageContentLimited });
      bot.discord.allowMessageContent = false;
      expect(await flags()).toMatchObject({ flags: 0 });
      bot.discord.allowMessageContent = true;
    },
  );

  test('its servers come in pages, without those that it has not joined', async () => {
    const { discord } = bot;
    const more = ['Second', 'Third'].map((name) => discord.addGuild({ name, members: [] }));
    const strange = discord.addGuild({ name: 'Strange', members: [], botIs: 'stranger' });
    const page = async (query: string) => (await bot.send('GET', `/users/@me/guilds${query}`)).body as unknown;
    const first = await page('?limit=1');
    expect(first).toMatchObject([{ name: 'The Club' }]);
    const [{ id = '' } = {}] = first as { id?: string }[];
    expect(await page(`?after=${id}`)).toMatchObject(more.map(({ id, name }) => ({ id, name })));
    expect(await bot.send('GET', `/guilds/${strange.id}`)).toMatchObject({ status: 404, body: { code: 10004 } });
    expect(await bot.send('GET', `/guilds/${strange.id}/channels`)).toMatchObject({ status: 404 });
    bot.expectInvalid(await bot.send('GET', '/users/@me/guilds?limit=201'), 'NUMBER_TYPE_MAX');
    bot.expectInvalid(await bot.send('GET', '/users/@me/guilds?after=soon'), 'NUMBER_TYPE_COERCE');
  });

  test('every answer is dated by its clock, those that refuse too', async () => {
    const { discord } = bot;
    const { now } = discord;
    discord.now = () => Date.UTC(2030, 0, 1);
    for (const authorization of [`Bot ${discord.token}`, 'Bot another']) {
      const { headers } = await fetch(`${discord.api}/v10/users/@me`, { headers: { authorization } });
      expect(headers.get('date')).toBe('Tue, 01 Jan 2030 00:00:00 GMT');
    }
    discord.now = now;
  });
});
