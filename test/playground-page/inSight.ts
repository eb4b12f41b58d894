import type { Locator, Page } from 'playwright-core';
import { board } from './boards.ts';
import { phone, wide } from './chromium.ts';

/** How much of a message is in sight, from 0 (nothing) to 1 (all). What a message does not have counts as seen. */
export interface InSight {
  readonly text: number;
  readonly picture: number;
  readonly buttons: number;
}

const look = `async (message) => {
  const log = message.closest('.log');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await document.fonts.ready;
  await Promise.all([...message.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)));
  // The page lays itself out anew after its size changed. What two frames leave as it was is settled.
  for (let before = ''; ; ) {
    log.scrollTop = log.scrollHeight;
    await frame();
    await frame();
    const { top, height } = message.getBoundingClientRect();
    const now = [top, height, log.scrollHeight, log.clientHeight].join();
    if (now === before) break;
    before = now;
  }
  const { top, left } = log.getBoundingClientRect();
  const within = (low, high, from, to) => Math.max(0, Math.min(high, to) - Math.max(low, from));
  const seen = (selector) => {
    let [all, visible] = [0, 0];
    for (const part of message.querySelectorAll(selector)) {
      const box = part.getBoundingClientRect();
      all += box.width * box.height;
      visible +=
        within(box.left, box.right, left, left + log.clientWidth) *
        within(box.top, box.bottom, top, top + log.clientHeight);
    }
    return all === 0 ? 1 : Math.round((visible / all) * 1000) / 1000;
  };
  return { text: seen('.text'), picture: seen('.picture img'), buttons: seen('.row > .button, .picker-button') };
}`;

/** What a person who is at the newest message sees of a message: the live board, unless another is named. */
export async function inSight(page: Page, message: Locator = board(page)): Promise<InSight> {
  const id = await message.getAttribute('id');
  return (await page.evaluate(`(${look})(document.getElementById(${JSON.stringify(id)}))`)) as InSight;
}

/** The same in a window of either size. The page keeps the last. */
export async function inSightOfEach(
  page: Page,
  message: Locator = board(page),
): Promise<{ readonly phone: InSight; readonly wide: InSight }> {
  await page.setViewportSize(phone);
  const onPhone = await inSight(page, message);
  await page.setViewportSize(wide);
  return { phone: onPhone, wide: await inSight(page, message) };
}
