import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayIntentBits,
  Partials,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import type { Measures } from '../../measures/port.ts';
import { caches } from './caches.ts';
import { type Entered, enteredAt } from './discordClock.ts';
import { type Heard, openHearing } from './hearing.ts';
import { MeasuredRest } from './measuredRest.ts';
import { intentsRefused, type Parting, partingOf, tokenRefused, unheard } from './parting.ts';
import { Rest } from './rest.ts';
import { watchToken } from './tokenTrust.ts';
import { troubleWith } from './troubleWith.ts';

export interface DiscordAccess {
  readonly token: string;
  /** The address of another Discord API than the real one. */
  readonly api: string | undefined;
  readonly shards: { readonly ids: readonly number[]; readonly count: number } | undefined;
}

/** Discord did not let the bot in. The message is one line that says why and what to do. */
export class NoEntry extends Error {
  override name = 'NoEntry';
  /** Whether somebody must change something before Discord lets the bot in. */
  readonly until: 'changed' | 'reached';

  constructor(message: string, until: NoEntry['until']) {
    super(message);
    this.until = until;
  }
}

/** A bot that is logged in. */
export interface Connection {
  readonly client: Client<true>;
  /** Resolves when this connection is over, unless the bot ended it itself. */
  readonly parting: Promise<Parting>;
  /** The time that Discord told at the door. */
  readonly entered: Entered | undefined;
  /** Logs out. */
  close(): Promise<void>;
}

const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
export const contentRefused =
  'Discord does not let this bot read messages: typed moves count only when they mention it. ' +
  'Switch on "Message Content Intent" at discord.com/developers, under Bot, and restart.';
const lookEvery = 5_000;
/** The sweepers of the REST that discord.js makes and that `Rest` takes the place of. */
const withoutSweepers = { handlerSweepInterval: 0, hashSweepInterval: 0 };

/** Logs in. It also does so without the right to read messages: buttons, menus and commands do not need it. */
export async function connectDiscord(access: DiscordAccess, log: Logger, measures?: Measures): Promise<Connection> {
  try {
    return await login(access, [...intents, GatewayIntentBits.MessageContent], log, measures);
  } catch (error) {
    if (!(error instanceof IntentsRefused)) throw entryRefused(error);
    log.warn(contentRefused);
  }
  try {
    return await login(access, intents, log, measures);
  } catch (error) {
    throw entryRefused(error);
  }
}

/** Whether the bot would hear now what happens on Discord. While one shard does, the others' tables go on with its own. */
export function isHearing(client: Client): boolean {
  return heardOf(client) !== 'nothing';
}

function heardOf(client: Client): Heard {
  const ready = client.isReady() ? client.ws.shards.filter(({ status }) => status === Status.Ready).size : 0;
  if (ready === 0) return 'nothing';
  return ready === client.ws.shards.size ? 'everything' : 'a part';
}

/** Discord refuses to tell the bot all that it asked for. */
class IntentsRefused extends Error {}

async function login(
  { token, api, shards }: DiscordAccess,
  wanted: readonly GatewayIntentBits[],
  log: Logger,
  measures: Measures | undefined,
): Promise<Connection> {
  const client = new Client({
    intents: wanted,
    partials: [Partials.Channel],
    // A message notifies only the people it lists.
    allowedMentions: { parse: [] },
    makeCache: caches,
    rest: { ...(api === undefined ? {} : { api }), ...withoutSweepers },
    ...(shards === undefined ? {} : { shards: [...shards.ids], shardCount: shards.count }),
  });
  client.rest = restOf(client, measures);
  const closing = new AbortController();
  const parting = new Promise<Parting>((part) => watch(client, { token, log, part, closing: closing.signal }));
  const close = () => {
    closing.abort();
    return client.destroy();
  };

  let entered: Entered | undefined;
  client.rest.once(RESTEvents.Response, (_, { headers }) => {
    entered = enteredAt(headers.get('date'));
  });
  const ready = new Promise<void>((resolve) => client.once(Events.ClientReady, () => resolve()));
  const refused = parting.then((met) => {
    if (met === intentsRefused) throw new IntentsRefused();
    throw new NoEntry(met.why, met.next === 'end' ? 'changed' : 'reached');
  });
  try {
    await Promise.race([client.login(token).then(() => ready), refused]);
    return { client: client as Client<true>, parting, entered, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function restOf(client: Client, measures: Measures | undefined): Rest {
  const options = client.options.rest ?? {};
  if (measures === undefined) return new Rest(options);
  const rest = new MeasuredRest(options, measures);
  client.on(Events.InteractionCreate, (interaction) => rest.heard(interaction));
  return rest;
}

interface Watching {
  readonly token: string;
  readonly log: Logger;
  readonly part: (parting: Parting) => void;
  readonly closing: AbortSignal;
}

/** Looks for what ends a connection, and logs what does not. */
function watch(client: Client, { token, log, part, closing }: Watching): void {
  client.on(Events.Error, (error) =>
    log.error({ err: error }, 'the connection to Discord had a fault; it connects again by itself'),
  );
  client.on(Events.ShardDisconnect, ({ code }) => part(partingOf(code) ?? unheard));
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count }) =>
    log.warn({ count }, 'Discord refused many requests in ten minutes; after 10 000 it answers none for a while'),
  );
  watchToken(client, { token, log, part, closing });
  const look = openHearing({ heard: () => heardOf(client), log, part });
  const timer = setInterval(look, lookEvery).unref();
  closing.addEventListener('abort', () => clearInterval(timer));
}

function entryRefused(error: unknown): NoEntry {
  if (error instanceof NoEntry) return error;
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
    return new NoEntry(tokenRefused.why, 'changed');
  }
  return new NoEntry(troubleWith(error), 'reached');
}
