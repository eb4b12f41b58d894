import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { altOf, board, untilMyTurn } from './boards.ts';
import { openChromium, openWindow } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('the playground, stopped and started again', needs.chromium, () => {
  let browser: Browser;
  let plateau: PlateauProcess;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    plateau = await openPlateau();
    await plateau.start();
  });
  afterEach(() => plateau.close());

  test('shows the game that was going on, and goes on with it', async () => {
    const before = await openWindow(browser, `${plateau.address()}/?as=bob`);
    await before.page
      .locator('.card', { hasText: '/foxu' })
      .getByRole('button', { name: /Play the computer/ })
      .click();
    await untilMyTurn(before.page, '');
    const alt = await altOf(before.page);
    const url = new URL(before.page.url());
    await before.page.context().close();
    await plateau.stop();
    await plateau.start();

    const after = await openWindow(browser, `${plateau.address()}/${url.search}`);
    await board(after.page).waitFor();
    expect(await altOf(after.page)).toBe(alt);
    const menu = board(after.page).locator('.picker-button').first();
    if ((await menu.count()) > 0) {
      await menu.click();
      await board(after.page).locator('[role="option"]:visible').first().click();
    } else
      await board(after.page)
        .getByRole('button', { name: /^(Use these|Keep)/ })
        .click();
    expect(await untilMyTurn(after.page, alt)).toBe('mine');
    expect(await after.page.locator('.message .body > .fault:not(:empty)').count()).toBe(0);
    expect(after.faults).toEqual([]);
    await after.page.context().close();
  });

  test('begins anew when what it saved is garbled, keeps that aside and says so in one line', async () => {
    await plateau.stop();
    await writeFile(join(plateau.dataDir, 'playground.json'), 'no JSON at all');
    await plateau.start();
    const lines = plateau
      .output()
      .split('\n')
      .filter((line) => line.includes('could not be read'));
    expect(lines).toEqual([expect.stringContaining('playground.json.garbled-')]);
    expect((await readdir(plateau.dataDir)).filter((name) => name.includes('garbled'))).toHaveLength(1);
    const window = await openWindow(browser, plateau.address());
    await window.page.getByRole('heading', { name: 'Welcome to #games' }).waitFor();
    await window.page.context().close();
  });
});
