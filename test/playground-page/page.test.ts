import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';
import { altOf, board, untilMyTurn } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('the page of the playground', needs.chromium, () => {
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

  const as = (name: string, options?: Parameters<typeof openWindow>[2]) =>
    openWindow(browser, `${plateau.address()}/?as=${name}`, options);

  /** To a thread or channel of one's own, so that games do not meet. */
  async function follow(page: Page): Promise<void> {
    const link = page.locator('.message.ephemeral a.mention[data-channel]').last();
    await link.waitFor();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await page.locator('.room-name', { hasText: name.replace(/^#/, '') }).waitFor();
  }

  test('lets a newcomer play a game to its end with the mouse alone, against the computer', async () => {
    const window = await as('ada');
    const { page } = window;
    const card = page.locator('.card', { hasText: '/foxu' });
    await card.getByRole('button', { name: /Play the computer/ }).click();
    await follow(page);
    let seen = '';
    let ended = await untilMyTurn(page, seen);
    for (let moves = 0; ended === 'mine' && moves < 120; moves++) {
      seen = await altOf(page);
      await actByMouse(page, moves);
      ended = await untilMyTurn(page, seen);
    }
    expect(ended).toBe('over');
    expect(await board(page).innerText()).toMatch(/wins|draw/);
    await closeWindow(window);
  });

  test('lets one play with the keyboard alone: commands are completed, moves are typed', async () => {
    const window = await as('dan');
    const { page } = window;
    const field = page.locator('#typing');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/fo');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('option').count()).toBe(0);
    await page.keyboard.type('xu ch');
    await page.keyboard.press('Tab');
    expect(await field.inputValue()).toBe('/foxu challenge opponent:');
    await page.keyboard.type('pl');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('/foxu challenge opponent:@Plateau ');
    await page.keyboard.type('le');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('/foxu challenge opponent:@Plateau level:easy ');
    await page.keyboard.press('Enter');
    await follow(page);
    let seen = '';
    let ended = await untilMyTurn(page, seen);
    for (let moves = 0; ended === 'mine' && moves < 120; moves++) {
      seen = await altOf(page);
      // Every second move says it as a command, with the move's name left out.
      const move = typedMove(seen, moves);
      await field.focus();
      await page.keyboard.type(moves % 2 === 0 ? move : `/foxu move ${move}`);
      await page.keyboard.press('Enter');
      ended = await untilMyTurn(page, seen);
    }
    expect(ended).toBe('over');
    await closeWindow(window);
  });

  test('shows two windows as two people, and what is private to one of them alone', async () => {
    const [ada, bob] = [await as('ada'), await as('bob')];
    for (const { page } of [ada, bob]) await page.locator('.channel', { hasText: 'table-talk' }).click();
    await ada.page
      .locator('.card', { hasText: '/foxu' })
      .getByRole('button', { name: /Challenge Bob/ })
      .click();
    await ada.page.locator('.message.ephemeral', { hasText: 'Only you can see this' }).waitFor();
    await bob.page.getByRole('button', { name: 'Accept' }).click();
    for (const { page } of [ada, bob]) {
      await board(page).waitFor();
      await expect.poll(() => fromTheEnd(page), { timeout: 20_000 }).toBeLessThan(60);
    }
    await board(bob.page).getByRole('button', { name: 'More…' }).click();
    const panel = bob.page.locator('.message.ephemeral', { hasText: 'What would you like?' });
    await panel.waitFor();
    expect(await bob.page.locator('.message.ephemeral').count()).toBe(1);
    expect(await ada.page.locator('.message', { hasText: 'What would you like?' }).count()).toBe(0);
    await panel.getByRole('button', { name: 'Dismiss message' }).click();
    await panel.waitFor({ state: 'detached' });

    await bob.page.locator('#typing').fill('Good luck, @Ada!');
    await bob.page.locator('#typing').press('Enter');
    const said = ada.page.locator('.message.calls', { hasText: 'Good luck' });
    await said.hover();
    await said.getByRole('button', { name: 'Reply' }).click();
    await ada.page.keyboard.type('Thanks');
    await ada.page.keyboard.press('Enter');
    const thanks = bob.page.locator('.message', { hasText: 'Thanks' });
    await thanks.hover();
    await thanks.getByRole('button', { name: 'React', exact: true }).click();
    await thanks.getByRole('button', { name: 'React with 🎉' }).click();
    await ada.page.getByRole('button', { name: /🎉.*Bob/ }).waitFor();

    // One click makes Bob's window Ada's.
    await bob.page.getByRole('link', { name: 'Be Ada' }).click();
    await bob.page.locator('.face[aria-current]', { hasText: 'Ada' }).waitFor();
    await bob.page.locator('.message.ephemeral', { hasText: 'Your challenge is here' }).waitFor();
    await closeWindow(ada);
    await closeWindow(bob);
  });

  test('speaks the language of whoever one is, and changes it on demand', async () => {
    const window = await as('cleo');
    const { page } = window;
    await page.getByRole('heading', { name: 'Bienvenue dans #games' }).waitFor();
    await page.locator('#typing').fill('/foxu dé');
    await page.getByRole('option', { name: '/foxu défier' }).waitFor();
    await page.locator('#typing').fill('');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'Welcome to #games' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { name: 'Bienvenue dans #games' }).waitFor();
    await closeWindow(window);
  });

  test('shows the words of a picture on demand, and gives them to those who cannot see it at once', async () => {
    const window = await as('ada');
    const { page } = window;
    await page.locator('.channel', { hasText: 'table-talk' }).click();
    await page.getByRole('heading', { name: 'Welcome to #table-talk' }).waitFor();
    await board(page).waitFor();
    const caption = board(page).locator('figcaption');
    const alt = await altOf(page);
    expect(alt).toContain('Foxu, setting up');
    expect(await caption.isVisible()).toBe(false);
    await board(page).getByRole('button', { name: 'Show the description' }).click();
    expect(await caption.innerText()).toBe(alt);
    await closeWindow(window);
  });

  test.each([
    ['a phone', phone],
    ['a wide window', { width: 1280, height: 800 }],
  ])('needs no scrolling sideways in %s, and axe finds nothing serious in light or dark', async (_, viewport) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const window = await as('ada', { viewport, colorScheme });
      const { page } = window;
      await page.getByRole('heading', { name: 'Welcome to #games' }).waitFor();
      expect(await wideness(page)).toEqual({ page: 0, log: 0 });
      expect(await seriousFaults(page)).toEqual([]);
      await page.locator('#typing').fill('/foxu ');
      await page.getByRole('option').first().waitFor();
      expect(await seriousFaults(page)).toEqual([]);
      await page.locator('#typing').fill('');
      if (viewport === phone) await page.getByRole('button', { name: 'Show channels' }).click();
      expect(await seriousFaults(page)).toEqual([]);
      await page.locator('.channel', { hasText: 'table-talk' }).click();
      await board(page).waitFor();
      expect(await wideness(page)).toEqual({ page: 0, log: 0 });
      expect(await seriousFaults(page)).toEqual([]);
      await closeWindow(window);
    }
  });

  test('says what comes to those who listen', async () => {
    const [ada, bob] = [await as('ada'), await as('bob')];
    await bob.page.locator('#typing').fill('Is **anybody** here?');
    await bob.page.locator('#typing').press('Enter');
    await ada.page.locator('[aria-live="polite"]', { hasText: 'Bob: Is anybody here?' }).waitFor({ state: 'attached' });
    await closeWindow(ada);
    await closeWindow(bob);
  });
});

/** Presses a button or chooses from a menu of the newest board: the slide that drops most, now and then another. */
async function actByMouse(page: Page, moves: number): Promise<void> {
  const controls = board(page);
  const menu = controls.locator('.picker-button').first();
  if ((await menu.count()) === 0) {
    await controls
      .getByRole('button', { name: /^(Use these|Take|Keep)/ })
      .first()
      .click();
    return;
  }
  await menu.click();
  const options = controls.locator('[role="option"]:visible');
  const drops = (await options.allInnerTexts()).map((text) => Number(/drops (\d+)/.exec(text)?.[1] ?? 0));
  const best = drops.indexOf(Math.max(...drops));
  await options.nth(Math.max(...drops) > 0 ? best : moves % drops.length).click();
}

/** A move read off the description of the board, as somebody does who does not see the picture. */
function typedMove(description: string, moves: number): string {
  if (description.includes('place the 11 grey pegs')) return 'ready';
  if (description.includes('choose the two opposite corners')) return 'corners yellow a1';
  if (/take \w+, or keep/.test(description)) return 'keep';
  const stops = [...description.matchAll(/Stops for (\w+), with pegs dropped: ([^.]+)\./g)];
  const [, colour = '', list = ''] = stops[0] ?? [];
  const points = list.split(', ').map((stop) => stop.split(' '));
  const best = points.toSorted((a, b) => Number(b[1]) - Number(a[1]))[0] ?? [];
  const [point = ''] = Number(best[1]) > 0 ? best : (points[moves % points.length] ?? []);
  return stops.length > 1 ? `${colour} ${point}` : point;
}

const fromTheEnd = (page: Page) =>
  page.evaluate(`(() => {
    const log = document.querySelector('.log');
    return log.scrollHeight - log.scrollTop - log.clientHeight;
  })()`);

async function wideness(page: Page): Promise<unknown> {
  return page.evaluate(`(() => {
    const over = (element) => Math.max(0, element.scrollWidth - element.clientWidth);
    return { page: over(document.documentElement), log: over(document.querySelector('.log')) };
  })()`);
}

const axe = import.meta.resolve('axe-core/axe.min.js');

async function seriousFaults(page: Page): Promise<unknown> {
  // The page lets no script in but its own, so this one comes as the debugger's.
  await page.evaluate(await readFile(new URL(axe), 'utf8'));
  return page.evaluate(`axe.run(document).then(({ violations }) => violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => html.slice(0, 160) + failureSummary)]))`);
}
