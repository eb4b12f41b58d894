import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startBot } from '../../src/bot.ts';
import { everyGame } from '../../src/games/registry.ts';
import { snapshotOf } from '../../src/host/reading.ts';
import type { Snapshot } from '../../src/host/tables.ts';
import { openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import { findTown, foundTown, type Town } from '../../src/playground/town.ts';
import { openWeb } from '../../src/playground/web/openWeb.ts';
import type { TableId } from '../../src/store/address.ts';
import type { Store } from '../../src/store/port.ts';
import { openMemory } from '../store/behind.ts';
import { openChromium, openWindow, phone, type Window } from './chromium.ts';

/** The page in front of the bot as it is, with a store of its own. */
export interface LivePage {
  readonly town: Town;
  readonly store: Store;
  /** The address at which somebody has the page. */
  addressOf(name: string): string;
  /** The page of somebody, on a phone. */
  window(name: string): Promise<Window>;
  /** A table as it is kept. */
  seen(table: TableId): Promise<Snapshot>;
  close(): Promise<void>;
}

export async function openLivePage(): Promise<LivePage> {
  const folder = await mkdtemp(join(tmpdir(), 'plateau-page-'));
  const { store } = openMemory();
  const discord = await openLocalDiscord();
  foundTown(discord);
  const town = findTown(discord);
  const web = await openWeb(discord, town, 0);
  const access = { token: discord.token, api: discord.api, shards: undefined };
  const bot = await startBot(access, store, pino({ level: 'silent' }), { thinkingTime: 50, replayDays: 90 });
  const browser = await openChromium();
  const addressOf = (name: string) => `${web.address}/?as=${name}`;
  return {
    town,
    store,
    addressOf,
    window: (name) => openWindow(browser, addressOf(name), { viewport: phone }),
    async seen(table) {
      const snapshot = await snapshotOf(store, everyGame, table);
      if (snapshot === undefined) throw new Error(`no table ${table}`);
      return snapshot;
    },
    async close() {
      await browser.close();
      await bot.stop();
      await web.close();
      await discord.close();
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
