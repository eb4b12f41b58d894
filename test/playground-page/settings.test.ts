import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { give, lastPrivate } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone, type Window } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('the settings of the playground, on a phone and by keyboard', needs.chromium, () => {
  let plateau: PlateauProcess;
  let browser: Browser;
  let window: Window;

  beforeAll(async () => {
    plateau = await openPlateau();
    await plateau.start();
    browser = await openChromium();
    window = await openWindow(browser, `${plateau.address()}/?as=ada`, { viewport: phone });
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  /** Moves the focus to a button or menu of the panel, and presses these keys. */
  async function keys(page: Page, role: 'button' | 'combobox', name: string, pressed: readonly string[]) {
    await lastPrivate(page).getByRole(role, { name, exact: true }).focus();
    for (const key of pressed) await page.keyboard.press(key);
  }

  test('are changed in their panel, which fits its width', async () => {
    const { page } = window;
    await give(page, '/plateau settings');
    await lastPrivate(page).getByText('Settings of this server').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    const fits = await page.evaluate(`[...document.querySelectorAll('.message.ephemeral .section')].map((one) => {
      const [box, button] = [one, one.querySelector('button')].map((each) => each.getBoundingClientRect());
      return box.right <= innerWidth && button.right <= box.right + 1 && button.height >= 30 && button.height <= 60;
    })`);
    expect(fits).toEqual(Array.from({ length: 8 }, () => true));

    await keys(page, 'button', 'Channels…', ['Enter']);
    await keys(page, 'combobox', 'Choose channels', ['ArrowDown', 'End', 'Enter', 'Escape']);
    await lastPrivate(page).getByText('In #table-talk').waitFor();
    await keys(page, 'button', 'Stopping…', ['Enter']);
    await keys(page, 'combobox', 'Choose a role', ['ArrowDown', 'Enter']);
    await lastPrivate(page).getByText('Moderators and @Referees').waitFor();
    await keys(page, 'button', 'Daily post…', ['Enter']);
    await keys(page, 'combobox', 'Choose a channel', ['ArrowDown', 'Enter']);
    await lastPrivate(page).getByText('each day at 8:00 in #games').waitFor();
    await keys(page, 'button', 'All settings', ['Enter']);
    await keys(page, 'button', 'Zone…', ['Enter']);
    await keys(page, 'combobox', 'Choose a time zone', ['ArrowDown', 't', 'o', 'k', 'Enter']);
    await lastPrivate(page).getByText('Asia/Tokyo, where it is').waitFor();

    await give(page, '/ricochet start');
    await lastPrivate(page).getByText('Games may not start in this channel').waitFor();
    await closeWindow(window);
  });
});
