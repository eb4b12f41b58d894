import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dailySolos } from '../../src/commands/solo/soloOf.ts';
import type { Slide } from '../../src/games/ricochet/board/vocabulary.ts';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import { needs } from '../needs.ts';
import { give, lastPrivate } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('the board of the day, in the page on a phone', needs.chromium, () => {
  let plateau: PlateauProcess;
  let browser: Browser;

  beforeAll(async () => {
    plateau = await openPlateau();
    await plateau.start();
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  const open = () => openWindow(browser, `${plateau.address()}/?as=ada`, { viewport: phone });

  test('is posted, played by its button, and its result is shared', { timeout: 120_000 }, async () => {
    const first = await open();
    await give(first.page, '/plateau settings time-zone:UTC daily-hour:0');
    await lastPrivate(first.page).getByText('Each day at 0:00').waitFor();
    await closeWindow(first);
    await plateau.stop();
    await plateau.start();

    const second = await open();
    const { page } = second;
    const post = page.locator('.message', { hasText: 'The board of the day ·' });
    await post.getByRole('button', { name: 'Play' }).click();
    await lastPrivate(page).getByRole('button', { name: 'Type moves' }).click();
    const config = dailySolos[0]?.solo.prepare({}, new Date().toISOString().slice(0, 10)) as { best: readonly Slide[] };
    const form = page.getByRole('dialog');
    await form.getByRole('textbox').fill(notation.write({ act: 'slide', slides: config.best }));
    await form.getByRole('button', { name: 'Submit' }).click();
    await lastPrivate(page).getByRole('button', { name: 'Share' }).click();
    const shared = page.locator('.message:not(.ephemeral)', { hasText: '★★★' });
    await shared.getByText(`${config.best.length} moves (best ${config.best.length})`).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    const box = await shared.boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(phone.width);
    await closeWindow(second);
  });
});
