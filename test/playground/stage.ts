import { Client, type ClientOptions, GatewayIntentBits } from 'discord.js';
import { afterEach, onTestFinished } from 'vitest';
import {
  type LocalDiscord,
  type LocalDiscordOptions,
  openLocalDiscord,
} from '../../src/playground/discord/localDiscord.ts';
import type { Channel, Guild, User } from '../../src/playground/discord/world/records.ts';
import { openApiInspector } from './openapi.ts';

export interface Stage {
  readonly discord: LocalDiscord;
  readonly guild: Guild;
  readonly channel: Channel;
  readonly ann: User;
  readonly ben: User;
}

const clients = new Set<Client>();
const inspect = openApiInspector();

afterEach(async () => {
  for (const client of clients) await client.destroy();
  clients.clear();
});

/** A local Discord with one server, one channel and two people, gone after the test. */
export async function openStage(options: LocalDiscordOptions = {}): Promise<Stage> {
  const discord = await openLocalDiscord({ inspect, ...options });
  onTestFinished(() => discord.close());
  const ann = discord.addUser({ name: 'ann', displayName: 'Ann' });
  const ben = discord.addUser({ name: 'ben', displayName: 'Ben', locale: 'fr' });
  const guild = discord.addGuild({ name: 'The Club', preferredLocale: 'fr', members: [ann, ben] });
  const channel = discord.addChannel(guild, { name: 'games' });
  return { discord, guild, channel, ann, ben };
}

export const usualIntents = [
  GatewayIntentBits.Guilds,
  GatewayIntentBits.GuildMessages,
  GatewayIntentBits.GuildMessageReactions,
  GatewayIntentBits.MessageContent,
];

export function makeClient(discord: LocalDiscord, options: Partial<ClientOptions> = {}): Client {
  const client = new Client({ intents: usualIntents, ...options, rest: { ...options.rest, api: discord.api } });
  clients.add(client);
  return client;
}

/** Logs a real client in and waits until it is ready. */
export async function logIn(discord: LocalDiscord, options: Partial<ClientOptions> = {}): Promise<Client<true>> {
  const client = makeClient(discord, options);
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(discord.token);
  return ready;
}
