import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { chromium as executablePath } from '../needs.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const openChromium = (): Promise<Browser> => chromium.launch({ executablePath, args });

export const wide = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };

/** A window of one's own, and everything in it that should not have happened. */
export interface Window {
  readonly page: Page;
  /** Errors of the page, and requests to anywhere but this machine. */
  readonly faults: readonly string[];
}

export async function openWindow(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({ viewport: wide, locale: 'en-GB', ...options });
  const faults: string[] = [];
  await context.route('**/*', (route) => {
    if (new URL(route.request().url()).hostname === '127.0.0.1') return route.continue();
    faults.push(`a request to ${route.request().url()}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error.stack)));
  await page.goto(address);
  await page.locator('.channel').first().waitFor({ state: 'attached' });
  return { page, faults };
}

export async function closeWindow({ page, faults }: Window): Promise<void> {
  await page.context().close();
  expect(faults).toEqual([]);
}
