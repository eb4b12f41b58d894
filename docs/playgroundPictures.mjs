// Takes the pictures of the playground for the README, and prints the time from `npm start` to the first board.
// Run it with: node docs/playgroundPictures.mjs (needs Chromium: apt-get install chromium, or CHROMIUM=/its/path)
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const root = new URL('..', import.meta.url);
const pictures = new URL('docs/pictures/', root).pathname;
const dataDir = await mkdtemp(join(tmpdir(), 'plateau-pictures-'));
await mkdir(pictures, { recursive: true });

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const startedAt = performance.now();
const plateau = spawn('npm', ['start', '--silent'], {
  cwd: root,
  env: { ...process.env, DISCORD_TOKEN: '', REDIS_URL: '', DATA_DIR: dataDir, PLAYGROUND_PORT: '0', LOG_LEVEL: 'warn' },
  stdio: ['ignore', 'pipe', 'inherit'],
  detached: true,
});

try {
  const address = await addressOf(plateau);
  const openedAt = performance.now();
  const ada = await look('ada', { colorScheme: 'dark' });
  await ada.locator('.card').first().waitFor();
  const pressedAt = performance.now();
  await ada.locator('.card .button').first().click();
  await ada.locator('.picture img').first().waitFor();
  await ada
    .locator('.picture img')
    .first()
    .evaluate((image) => image.decode());
  const [start, press] = [openedAt - startedAt, performance.now() - pressedAt];
  console.log(`npm start to the address: ${seconds(start)}; from a press to the board: ${seconds(press)}`);
  console.log(`npm start to the first board on the screen: ${seconds(performance.now() - startedAt)}`);

  // A second table, between two people.
  const bob = await look('bob', { colorScheme: 'light' });
  for (const page of [ada, bob]) await page.locator('.channel').nth(1).click();
  await ada.locator('.message').first().waitFor({ state: 'detached' });
  await shot(ada, 'welcome-dark');
  await ada.locator('#typing').fill('Who would like a game? **Anybody** but the computer…');
  await ada.locator('#typing').press('Enter');
  await ada.locator('.welcome .card', { hasText: '/foxu' }).locator('.button', { hasText: 'Bob' }).click();
  await bob.locator('.message .button.good').click();
  await bob.locator('.message .picture img').waitFor();
  const first = (await ada.locator('.message:has(.picture) .mention.own').count()) > 0 ? ada : bob;
  await first.locator('.message:has(.picture) .button.main').click();
  await first.locator('.message:has(.picture) .picker-button').first().click();
  await first.locator('[role="option"]:visible').first().click();
  await first.locator('.message:has(.picture) .picker-button').nth(1).waitFor();
  await first.locator('.message:has(.picture) .picker-button').first().click();
  await shot(first, 'menu');
  await first.keyboard.press('Escape');
  await bob.locator('#typing').fill('/');
  await bob.locator('.suggestion').first().waitFor();
  await shot(bob, 'commands-light');

  const channel = new URL(ada.url()).searchParams.get('in');
  const cleo = await look('cleo', { colorScheme: 'light', viewport: { width: 390, height: 844 } }, channel);
  await cleo.locator('.message .picture img').waitFor();
  await settled(cleo);
  await shot(cleo, 'phone-light');
  // The first table again: a round of Ricochet Robots, bid from a phone.
  const dan = await look('dan', { colorScheme: 'dark', viewport: { width: 390, height: 844 } });
  await dan.locator('.message .picture img').waitFor();
  await dan.locator('#typing').fill('12');
  await dan.locator('#typing').press('Enter');
  await dan.locator('.message:has(.picture)', { hasText: 'Bids' }).waitFor();
  await settled(dan);
  await shot(dan, 'phone-dark');

  async function look(name, options, channel) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    const page = await context.newPage();
    await page.goto(`${address}/?as=${name}${channel ? `&in=${channel}` : ''}`);
    return page;
  }
} finally {
  await browser.close();
  if (plateau.exitCode === null) {
    const ended = new Promise((resolve) => plateau.once('exit', resolve));
    process.kill(-plateau.pid, 'SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

function addressOf(child) {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The playground ended: ${printed}`)));
    child.stdout.on('data', (chunk) => {
      printed += chunk;
      const [, address] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
}

function settled(page) {
  return page.waitForTimeout(400);
}

async function shot(page, name) {
  await page.screenshot({ path: join(pictures, `playground-${name}.png`) });
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(2)} s`;
}
