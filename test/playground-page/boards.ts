import type { Locator, Page } from 'playwright-core';

/** The newest public board. */
export const board = (page: Page): Locator => page.locator('.message:not(.ephemeral):has(.picture)').last();

/** Whoever looks, where the board's headline names them. */
const named = 'p:not(.small) .mention.own';

/** Waits until whoever looks is called by the newest board, or the game is over. */
export async function untilMyTurn(page: Page, seen: string): Promise<'mine' | 'over'> {
  const look = `(() => {
    const boards = [...document.querySelectorAll('.message:not(.ephemeral)')].filter((one) => one.querySelector('.picture'));
    const last = boards.at(-1);
    const alt = last?.querySelector('.picture img')?.alt;
    if (last === undefined || alt === ${JSON.stringify(seen)}) return undefined;
    if ([...last.querySelectorAll('button')].some((button) => button.textContent === 'Rematch')) return 'over';
    // A line that begins with somebody else may name whoever looks too: it is not their turn yet.
    const called = [...last.querySelectorAll(${JSON.stringify(named)})].some((name) => !name.previousSibling?.textContent);
    return called ? 'mine' : undefined;
  })()`;
  // The page forbids what would let the browser wait for this by itself.
  for (;;) {
    const found = (await page.evaluate(look)) as 'mine' | 'over' | undefined;
    if (found !== undefined) return found;
    await page.waitForTimeout(20);
  }
}

export const altOf = async (page: Page): Promise<string> =>
  (await board(page).locator('.picture img').getAttribute('alt')) ?? '';

/** The last message that only this person sees. */
export const lastPrivate = (page: Page): Locator => page.locator('.message.ephemeral').last();

/** Gives a command as it is typed, once the bot knows any. */
export async function give(page: Page, command: string): Promise<void> {
  const field = page.locator('#typing');
  await page.locator('.welcome button, .card button').first().waitFor();
  await field.fill(command);
  await field.press('Escape');
  await field.press('Enter');
}

/** Types something and sends it, wherever the person is. */
export async function type(page: Page, text: string): Promise<void> {
  const field = page.locator('#typing');
  await field.fill(text);
  // When a suggestion comes late, Enter takes it instead of sending what was typed.
  while ((await field.inputValue()) !== '') {
    await field.press('Escape');
    await field.press('Enter');
    await page.waitForTimeout(50);
  }
}
