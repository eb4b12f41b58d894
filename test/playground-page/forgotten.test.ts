import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { exported } from '../store/samples.ts';
import { give, lastPrivate } from './boards.ts';
import { closeWindow, hasChromium, lacking, openChromium, openWindow, phone, type Window } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

if (!hasChromium) process.stdout.write(lacking);

describe.skipIf(!hasChromium)('somebody who played in the playground, on a phone,', () => {
  let plateau: PlateauProcess;
  let browser: Browser;
  let window: Window;

  beforeAll(async () => {
    plateau = await openPlateau();
    await plateau.start();
    browser = await openChromium();
    window = await openWindow(browser, `${plateau.address()}/?as=bob`, { viewport: phone });
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  async function kept(): Promise<string> {
    let lines: readonly string[] = [];
    await withStore(storeAt({ DATA_DIR: plateau.dataDir }), async (store) => {
      lines = await exported(store);
    });
    return lines.join('\n');
  }

  test('gets a file of all that is kept, is forgotten, and nothing of them is left in an export of the store', async () => {
    const { page } = window;
    await give(page, '/foxu challenge opponent:Plateau');
    await page.locator('.message:not(.ephemeral):has(.picture)').first().waitFor();
    await give(page, '/foxu resign');
    await page.getByText('resigns.').first().waitFor();

    await give(page, '/plateau export-me');
    const link = lastPrivate(page).locator('a.file');
    await link.waitFor();
    const file = (await link.textContent()) ?? '';
    const [, id = 'none'] = /^plateau-(\d+)\.json$/.exec(file) ?? [];
    expect(await kept()).toContain(id);

    await give(page, '/plateau forget-me');
    await lastPrivate(page).getByText('this goes for good').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    await lastPrivate(page).getByRole('button', { name: 'Yes, forget me' }).click();
    await lastPrivate(page).getByText('keeps nothing about you any more').waitFor();
    expect(await kept()).not.toContain(id);
    await closeWindow(window);
  });
});
