import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notation } from '../../src/games/ricochet/notation/notation.ts';
import { needs } from '../needs.ts';
import { seedWith, solutionOf } from '../town/race.ts';
import { board } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

const seed = seedWith({ least: 3, most: 5 });
const { moves, typed } = solutionOf(seed);
const way = notation.read(typed);
const slides = way?.act === 'slide' ? way.slides : [];

const letters = { red: 'R', green: 'G', blue: 'B', yellow: 'Y' } as const;
const names = { red: 'Red', green: 'Green', blue: 'Blue', yellow: 'Yellow' } as const;
const arrows = { up: '↑', right: '→', down: '↓', left: '←' } as const;

describe('a round of Ricochet Robots on the page', needs.chromium, () => {
  let plateau: PlateauProcess;
  let browser: Browser;
  beforeAll(async () => {
    plateau = await openPlateau();
    [browser] = await Promise.all([openChromium(), plateau.start()]);
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  const type = async (page: Page, text: string) => {
    await page.locator('#typing').fill(text);
    await page.locator('#typing').press('Enter');
  };
  const says = (page: Page, words: string | RegExp) =>
    page.locator('.message:not(.ephemeral):has(.picture)', { hasText: words }).last().waitFor();

  test('is bid by two windows, one of them a phone, and shown with the buttons by whoever bid least', async () => {
    const ada = await openWindow(browser, `${plateau.address()}/?as=ada`);
    const bob = await openWindow(browser, `${plateau.address()}/?as=bob`, { viewport: phone });
    await type(ada.page, `/ricochet start bidding:30 seed:${seed}`);
    for (const { page } of [ada, bob]) await says(page, 'Who bids first?');

    await type(ada.page, String(moves + 2));
    await bob.page.getByRole('button', { name: /✅.*Plateau/ }).waitFor();
    await says(bob.page, `Bids: @Ada ${moves + 2}.`);
    await board(bob.page).getByRole('button', { name: 'Bid', exact: true }).click();
    await bob.page.getByLabel(/How many moves/).fill(String(moves));
    await bob.page.keyboard.press('Enter');
    for (const { page } of [ada, bob]) await says(page, `Bids: @Bob ${moves}, @Ada ${moves + 2}.`);

    for (const { page } of [ada, bob]) {
      await page
        .locator('.message:not(.ephemeral):has(.picture)', { hasText: '@Bob demonstrates' })
        .last()
        .waitFor({ timeout: 45_000 });
    }
    for (const [nth, { robot, direction }] of slides.entries()) {
      const { page } = bob;
      const there = board(page).getByRole('button', { name: `${letters[robot]} ${arrows[direction]}`, exact: true });
      if ((await there.count()) === 0) {
        await board(page).getByRole('button', { name: names[robot], exact: true }).click();
        await there.waitFor();
      }
      await there.click();
      if (nth + 1 < slides.length) await says(page, `${nth + 1} of ${moves} moves made`);
    }
    for (const { page } of [ada, bob]) await says(page, '@Bob wins');
    expect(await board(ada.page).locator('.picture img').getAttribute('alt')).toContain('Tokens: Bob 1');
    await closeWindow(ada);
    await closeWindow(bob);
  }, 150_000);
});
