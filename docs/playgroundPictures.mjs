// Takes the pictures of the playground for the READMEs, at two pixels a point: `npm run pictures`.
// It needs Chromium: apt-get install chromium, or CHROMIUM=/its/path.
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from 'playwright-core';
import { languages } from '../dist/games/contract.js';

/** @typedef {import('playwright-core').Page} Page */

const wide = { width: 1120, height: 720 };
const phone = { width: 390, height: 844 };
const root = new URL('..', import.meta.url);

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

/** Everybody here reads one language, and the server speaks it. @param {string} address @param {string} language */
async function takePictures(address, language) {
  const ada = await openWindow(address, { name: 'ada', language, colours: 'dark' });
  await say(ada, `/plateau settings language:${language}`);
  await ada.locator('.message.ephemeral').first().waitFor();
  const bob = await openWindow(address, { name: 'bob', language, colours: 'light' });
  const dan = await openWindow(address, { name: 'dan', language, colours: 'dark' });

  for (const page of [bob, dan]) await page.locator('.channel').nth(1).click();
  await take(dan, `${language}-desktop`);

  await dan.locator('.channel').first().click();
  await say(dan, '/ricochet start');
  await picture(dan).waitFor();
  await dan.setViewportSize(phone);
  await say(dan, '12');
  await dan.locator('.message:has(.picture) .mention.own').first().waitFor();
  await dan.locator('.message .reaction').first().waitFor();
  await take(dan, `${language}-round`);

  await ada.locator('.channel').nth(1).click();
  await say(ada, '/foxu challenge opponent:@Bob');
  await bob.locator('.message .button.good').click();
  await picture(bob).waitFor();
  // The one who begins is content with the pegs as they lie, and puts the tubes down; then either can be slid.
  const first = await whoever([ada, bob], (page) => page.locator('p:not(.small) .mention.own').count());
  const menus = first.locator('.message:has(.picture) .picker-button');
  await first.locator('.message:has(.picture) .button.main').click();
  await menus.first().click();
  await first.locator('[role="option"]:visible').first().click();
  await menus.nth(1).waitFor();
  await bob.setViewportSize(phone);
  await take(bob, `${language}-duel`);
  for (const page of [ada, bob, dan]) await page.context().close();
}

/**
 * @param {string} address
 * @param {{ name: string, language: string, colours: 'dark' | 'light' }} who
 */
async function openWindow(address, { name, language, colours }) {
  const context = await browser.newContext({
    viewport: wide,
    deviceScaleFactor: 2,
    colorScheme: colours,
    locale: language,
  });
  const page = await context.newPage();
  await page.goto(`${address}/?as=${name}`);
  await page.locator(`[data-hold="language-${language}"]`).click();
  await page.locator(`html[lang="${language}"] .welcome button`).first().waitFor();
  return page;
}

/** Sends what is typed, also where a suggestion comes late and takes the first Enter. @param {Page} page @param {string} text */
async function say(page, text) {
  const field = page.locator('#typing');
  await field.fill(text);
  while ((await field.inputValue()) !== '') {
    await field.press('Escape');
    await field.press('Enter');
    await page.waitForTimeout(100);
  }
}

/** @param {Page} page */
const picture = (page) => page.locator('.message .picture img').first();

/** @param {readonly Page[]} pages @param {(page: Page) => Promise<number>} counted */
async function whoever(pages, counted) {
  for (;;) {
    for (const page of pages) if ((await counted(page)) > 0) return page;
    await pages[0]?.waitForTimeout(100);
  }
}

/** @param {Page} page @param {string} name */
async function take(page, name) {
  await page.locator('#typing').blur();
  await page.mouse.move(0, 0);
  // Pictures are decoded, fonts are there, and nothing moves any more.
  await page.waitForTimeout(1_500);
  const shot = await loadImage(await page.screenshot());
  const canvas = createCanvas(shot.width, shot.height);
  canvas.getContext('2d').drawImage(shot, 0, 0);
  const path = `docs/pictures/playground-${name}.webp`;
  await writeFile(new URL(path, root), canvas.toBuffer('image/webp', 86));
  console.log(path);
}

/** Runs `npm start` on an empty folder while this works. @param {(address: string) => Promise<void>} work */
async function inPlayground(work) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-pictures-'));
  const plateau = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: {
      ...process.env,
      DISCORD_TOKEN: '',
      REDIS_URL: '',
      DATA_DIR: dataDir,
      PLAYGROUND_PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  try {
    await work(await addressOf(plateau));
  } finally {
    if (plateau.exitCode === null && plateau.pid !== undefined) {
      const ended = new Promise((resolve) => plateau.once('exit', resolve));
      process.kill(-plateau.pid, 'SIGTERM');
      await ended;
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<string>} */
function addressOf(child) {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The playground ended: ${printed}`)));
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
}

try {
  for (const language of languages) await inPlayground((address) => takePictures(address, language));
} finally {
  await browser.close();
}
