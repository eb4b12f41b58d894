import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeAt, withStore } from '../../src/store/withStore.ts';
import { keysWith } from '../host/privacy/readable.ts';
import { needs } from '../needs.ts';
import { board, give, lastPrivate, type } from './boards.ts';
import { closeWindow, openChromium, openWindow, phone, type Window } from './chromium.ts';
import { openPlateau, type PlateauProcess } from './plateauProcess.ts';

describe('somebody who played in the playground, on a phone,', needs.chromium, () => {
  let plateau: PlateauProcess;
  let browser: Browser;
  let cleo: Window;
  let ada: Window;

  beforeAll(async () => {
    plateau = await openPlateau();
    await plateau.start();
    browser = await openChromium();
    cleo = await openWindow(browser, `${plateau.address()}/?as=cleo`, { viewport: phone });
    ada = await openWindow(browser, `${plateau.address()}/?as=ada`, { viewport: phone });
  });
  afterAll(async () => {
    await browser.close();
    await plateau.close();
  });

  async function keysAbout(...texts: readonly string[]): Promise<readonly string[]> {
    let keys: readonly string[] = [];
    await withStore(storeAt({ DATA_DIR: plateau.dataDir }), async (store) => {
      keys = await keysWith(texts, store);
    });
    return keys;
  }

  const publicIn = (page: Page, text: string) => page.locator('.message:not(.ephemeral)', { hasText: text }).last();

  test('gets a file of all that is kept, is forgotten, and nothing of them is left in an export of the store', {
    timeout: 120_000,
  }, async () => {
    // A member to play with,
    await give(ada.page, '/foxu challenge opponent:Cléo');
    await publicIn(cleo.page, 'Cléo').getByRole('button', { name: 'Accept' }).click();
    await board(cleo.page).waitFor();
    await type(cleo.page, '/foxu abandonner');
    await publicIn(cleo.page, 'Replay').waitFor();
    // a cup,
    await type(ada.page, '/plateau cup game:mister-zero players:4');
    await publicIn(cleo.page, 'Cup: Mister Zero').getByRole('button', { name: 'Join' }).click();
    await cleo.page.locator('.message.ephemeral', { hasText: 'vous participez' }).waitFor();
    // and a game of others to watch.
    await type(ada.page, '/foxu challenge opponent:Plateau');
    await publicIn(cleo.page, 'Foxu').locator('.picture').waitFor();
    await type(cleo.page, '/foxu regarder');
    const promise = cleo.page.locator('.message.ephemeral', { hasText: 'je vous envoie un message privé' });
    // What is watched may be drawn anew under the press, as the computer moves.
    const press = async () => {
      await cleo.page.getByRole('button', { name: 'Me dire la fin' }).last().click();
      return promise.waitFor({ timeout: 10_000 }).then(
        () => 'promised',
        () => 'unheard',
      );
    };
    await expect.poll(press, { timeout: 45_000 }).toBe('promised');

    await type(cleo.page, '/plateau mes-données');
    const link = cleo.page.locator('.message.ephemeral a.file').last();
    await link.waitFor();
    const file = (await link.textContent()) ?? '';
    const [, id = 'none'] = /^plateau-(\d+)\.json$/.exec(file) ?? [];
    const found = expect.poll(() => keysAbout(id, 'Cléo'), { timeout: 10_000 });
    for (const key of [
      /^replay:/,
      /^list:.*:rank\/foxu$/,
      /:cups$/,
      /:watchers$/,
      /:passing-panels$/,
      /:member\/\d+$/,
    ]) {
      await found.toContainEqual(expect.stringMatching(key));
    }

    await type(cleo.page, '/plateau oubliez-moi');
    await lastPrivate(cleo.page).getByText('ceci disparaît pour de bon').waitFor();
    expect(await cleo.page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    await lastPrivate(cleo.page).getByRole('button', { name: 'Oui, oubliez-moi' }).click();
    await lastPrivate(cleo.page).getByText('ne garde plus rien sur vous').waitFor();
    expect(await keysAbout(id, 'Cléo')).toEqual([]);
    for (const window of [cleo, ada]) await closeWindow(window);
  });
});
