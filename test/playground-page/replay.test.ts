import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepared } from '../games/foxu/playing.ts';
import { needs } from '../needs.ts';
import { board, type } from './boards.ts';
import { closeWindow, phone } from './chromium.ts';
import { type LivePage, openLivePage } from './livePage.ts';

describe('a finished game, in the page on a phone', needs.chromium, () => {
  let live: LivePage;
  beforeAll(async () => {
    live = await openLivePage();
  });
  afterAll(() => live.close());

  test('is stepped through to its end, with four buttons in a row', { timeout: 60_000 }, async () => {
    const window = await live.window('ada');
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
