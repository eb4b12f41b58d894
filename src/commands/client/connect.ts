import { Client, DiscordjsError, DiscordjsErrorCodes, GatewayIntentBits, Options, Partials, Status } from 'discord.js';
import type { Logger } from 'pino';

export interface DiscordAccess {
  readonly token: string;
  /** The address of another Discord API than the real one. */
  readonly api: string | undefined;
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | undefined;
}

/** Discord did not let the bot in. The message is one line that says why and what to do. */
export class NoEntry extends Error {
  override name = 'NoEntry';
}

const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];

/** Logs in. It also does so without the right to read messages: buttons, menus and commands do not need it. */
export async function connectDiscord(access: DiscordAccess, log: Logger): Promise<Client<true>> {
  try {
    return await login(access, [...intents, GatewayIntentBits.MessageContent]);
  } catch (error) {
    if (!isDisallowedIntents(error)) throw entryRefused(error);
    log.warn(
      'Discord does not let this bot read messages: typed moves count only when they mention it. ' +
        'Switch on "Message Content Intent" at discord.com/developers, under Bot, and restart.',
    );
  }
  try {
    return await login(access, intents);
  } catch (error) {
    throw entryRefused(error);
  }
}

/** Whether the bot would hear now what happens on Discord. */
export function isHearing(client: Client): boolean {
  return client.isReady() && client.ws.shards.some(({ status }) => status === Status.Ready);
}

async function login(
  { token, api, shards }: DiscordAccess,
  wanted: readonly GatewayIntentBits[],
): Promise<Client<true>> {
  const client = new Client({
    intents: wanted,
    partials: [Partials.Channel],
    // A message notifies only the people it lists.
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0, ReactionManager: 0 }),
    ...(api === undefined ? {} : { rest: { api } }),
    ...(shards === undefined ? {} : { shards: [...shards.ids], shardCount: shards.count }),
  });
  const ready = new Promise<void>((resolve) => client.once('clientReady', () => resolve()));
  try {
    await client.login(token);
    await ready;
    return client as Client<true>;
  } catch (error) {
    await client.destroy();
    throw error;
  }
}

function isDisallowedIntents(error: unknown): boolean {
  return (
    (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.DisallowedIntents) ||
    /disallowed intents/i.test(String(error))
  );
}

function entryRefused(error: unknown): NoEntry {
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return new NoEntry(
      'Discord does not know this DISCORD_TOKEN. Copy it again from discord.com/developers, under Bot.',
    );
  }
  const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  return new NoEntry(`Discord cannot be reached (${reason}). Check the network and DISCORD_API_URL.`);
}
