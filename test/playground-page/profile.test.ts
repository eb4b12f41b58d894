import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { give, lastPrivate } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone, type Window } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('after a game in the playground, on two phones,', needs.chromium, () => {
  let plateau: PlateauProcess;
  let browser: Browser;
  let ada: Window;
  let bob: Window;

  beforeAll(async () => {
    plateau = await openPlateau();
    await plateau.start();
    browser = await openChromium();
    ada = await openWindow(browser, `${plateau.address()}/?as=ada`, { viewport: phone });
    bob = await openWindow(browser, `${plateau.address()}/?as=bob`, { viewport: phone });
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  test('its winner looks at their profile, which fits and is told in words, and shows the ranking to everybody', async () => {
    await give(ada.page, '/foxu challenge opponent:Bob');
    await bob.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await bob.page.locator('.message:not(.ephemeral):has(.picture)').first().waitFor();
    await give(bob.page, '/foxu resign');
    await ada.page.getByText('resigns.').first().waitFor();

    await expect
      .poll(async () => {
        await give(ada.page, '/plateau profile');
        await lastPrivate(ada.page).locator('.picture').first().waitFor();
        return lastPrivate(ada.page).locator('.picture img').first().getAttribute('alt');
      })
      .toMatch(/^Ada.*Foxu.*1 game, 1 won/s);
    expect(await ada.page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);

    await give(ada.page, '/plateau rank game:foxu');
    await lastPrivate(ada.page).getByRole('heading', { name: 'Foxu: ranking' }).waitFor();
    await lastPrivate(ada.page).getByRole('button', { name: 'Show everybody' }).click();
    const shown = bob.page.locator('.message:not(.ephemeral)', { hasText: 'Foxu: ranking' });
    await shown.waitFor();
    expect(await shown.locator('.picture img').last().getAttribute('alt')).toMatch(/1\. Ada: 1\d{3}, 1 of 1 won/);
    await closeWindow(ada);
    await closeWindow(bob);
  });
});
