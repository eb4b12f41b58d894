import { Client, GatewayIntentBits, type Interaction } from 'discord.js';
import type { Browser } from 'playwright-core';
import { type LocalDiscord, openLocalDiscord } from '../../src/playground/discord/localDiscord.ts';
import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { findTown, foundTown, type Town } from '../../src/playground/town.ts';
import { openWeb } from '../../src/playground/web/openWeb.ts';
import { openChromium, openWindow } from './chromium.ts';

/** The page in front of a bot that does what a test says. */
export interface Site {
  readonly discord: LocalDiscord;
  readonly town: Town;
  readonly client: Client<true>;
  readonly channel: Channel;
  person(name: string): User;
  window(name: string, options?: Parameters<typeof openWindow>[2]): ReturnType<typeof openWindow>;
  /** What the bot does with interactions from now on. */
  answer(handle: (interaction: Interaction) => Promise<unknown>): void;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const discord = await openLocalDiscord();
  foundTown(discord);
  const town = findTown(discord);
  const web = await openWeb(discord, town, 0);
  const browser: Browser = await openChromium();
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const client = new Client({ intents, rest: { api: discord.api } });
  let handle: (interaction: Interaction) => Promise<unknown> = async () => undefined;
  client.on('interactionCreate', (interaction) => void handle(interaction));
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  const [channel] = town.channels();
  if (channel === undefined) throw new Error('a town without channels');
  return {
    discord,
    town,
    client: await ready,
    channel,
    person(name) {
      const found = town.people.get(name);
      if (found === undefined) throw new Error(`nobody is ${name}`);
      return found;
    },
    window: (name, options) => openWindow(browser, `${web.address}/?as=${name}`, options),
    answer(next) {
      handle = next;
    },
    async close() {
      await client.destroy();
      await browser.close();
      await web.close();
      await discord.close();
    },
  };
}
