import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Bot, startBot } from '../../src/bot.ts';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { findTown, foundTown } from '../../src/playground/town.ts';
import { openWeb, type Web } from '../../src/playground/web/openWeb.ts';
import { connectRedis } from '../../src/store/connectRedis.ts';
import { type LocalServer, openLocalServer } from '../../src/store/localServer.ts';
import type { Store } from '../../src/store/port.ts';
import { openRedisStore } from '../../src/store/redisStore.ts';
import { prepared } from '../games/foxu/playing.ts';
import { board, type } from './boards.ts';
import { closeWindow, hasChromium, lacking, openChromium, openWindow, phone } from './chromium.ts';

if (!hasChromium) process.stdout.write(lacking);

describe.skipIf(!hasChromium)('a finished game, in the page on a phone', () => {
  let folder: string;
  let server: LocalServer;
  let store: Store;
  let discord: LocalDiscord;
  let web: Web;
  let bot: Bot;
  let browser: Browser;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plateau-replay-'));
    server = await openLocalServer({ dataDir: folder, kind: 'embedded', log: () => undefined });
    store = openRedisStore(connectRedis(server.address));
    discord = await openLocalDiscord();
    foundTown(discord);
    web = await openWeb(discord, findTown(discord), 0);
    const access = { token: discord.token, api: discord.api, shards: undefined };
    bot = await startBot(access, store, pino({ level: 'silent' }), { thinkingTime: 50, replayDays: 90 });
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
    await bot.stop();
    await web.close();
    await discord.close();
    await store.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  test('is stepped through to its end, with four buttons in a row', { timeout: 60_000 }, async () => {
    const window = await openWindow(browser, `${web.address}/?as=ada`, { viewport: phone });
    const { page } = window;
    await type(page, '/foxu challenge opponent:@Plateau level:easy first:challenger');
    await board(page).waitFor();
    for (const move of prepared) await type(page, `/foxu move move:${move}`);
    await type(page, '/foxu resign');
    await board(page).getByRole('button', { name: 'Replay' }).click();
    const panel = page.locator('.message.ephemeral:has(.picture)').last();
    await panel.getByText('The beginning.').waitFor();
    await expectRows(panel);
    for (let at = 1; ; at++) {
      const before = await altIn(panel);
      await panel.getByRole('button', { name: 'Forward' }).click();
      const step = panel.getByText(new RegExp(`Step ${at} of \\d+:`));
      await step.waitFor();
      const [, of] = / of (\d+)/.exec(await step.innerText()) ?? [];
      if (String(at) === of) break;
      expect(await altIn(panel)).not.toBe(before);
    }
    await expectRows(panel);
    await panel.getByText('resigns.').waitFor();
    expect(await panel.getByRole('button', { name: 'Forward' }).isDisabled()).toBe(true);
    await panel.getByRole('button', { name: 'Film' }).click();
    await panel.getByText(/The whole game in \d+ pictures\./).waitFor();
    expect(await altIn(panel)).toContain('A film of the game');
    await closeWindow(window);
  });
});

const altIn = async (panel: Locator): Promise<string> =>
  (await panel.locator('.picture img').getAttribute('alt')) ?? '';

/** The buttons of each step stand in one line, and nothing is wider than the phone. */
async function expectRows(panel: Locator): Promise<void> {
  const tops = [];
  for (const name of ['Start', 'Back', 'Forward', 'End']) {
    const box = await panel.getByRole('button', { name }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(phone.width);
    tops.push(box?.y);
  }
  expect(new Set(tops).size).toBe(1);
}
