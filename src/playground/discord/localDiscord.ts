import type { AddressInfo } from 'node:net';
import { openGuard } from '../guard.ts';
import { type Change, openChanges } from './changes.ts';
import { openDispatches } from './gateway/dispatches.ts';
import { type GatewayMessage, openGateway } from './gateway/gateway.ts';
import { openAnswering } from './interactions/answering.ts';
import { openInteractions } from './interactions/interactions.ts';
import { openPerson, type Person } from './people/person.ts';
import type { Core } from './rest/core.ts';
import { type Fault, type FaultHandle, openFaults, type RateLimit } from './rest/faults.ts';
import { openRest, type RestParts, type SeenRequest } from './rest/rest.ts';
import { channelRoutes } from './rest/routes/channelRoutes.ts';
import { commandRoutes } from './rest/routes/commandRoutes.ts';
import { guildRoutes } from './rest/routes/guildRoutes.ts';
import { interactionRoutes } from './rest/routes/interactionRoutes.ts';
import { messageRoutes } from './rest/routes/messageRoutes.ts';
import { reactionRoutes } from './rest/routes/reactionRoutes.ts';
import { openWriting } from './rules/writing.ts';
import { restorePushes } from './saving/restorePushes.ts';
import { restoreMessages, restoreWorld } from './saving/restoreSnapshot.ts';
import type { Saved } from './saving/snapshot.ts';
import { takeSnapshot } from './saving/takeSnapshot.ts';
import { type Command, openCommands } from './world/commands.ts';
import { openMessages } from './world/messages.ts';
import { openPushes, type Pushes } from './world/pushes.ts';
import type { Attachment, Channel, Guild, Message, ThreadState, User } from './world/records.ts';
import { snowflakes } from './world/snowflake.ts';
import { openWorld, type World } from './world/world.ts';

export interface LocalDiscordOptions {
  /** A port of 127.0.0.1. When it is left out, any free one is taken. */
  readonly port?: number;
  readonly token?: string;
  readonly now?: () => number;
  /** Names what is wrong in a request; each line becomes a violation. */
  readonly inspect?: RestParts['inspect'];
  /** What an earlier local Discord saved; this one goes on from there. */
  readonly saved?: Saved | undefined;
}

type WorldChanges = Pick<
  World,
  | 'addUser'
  | 'setLocale'
  | 'setMailbox'
  | 'directWith'
  | 'direct'
  | 'install'
  | 'addGuild'
  | 'letBotIn'
  | 'removeBot'
  | 'setSystemChannel'
  | 'addMember'
  | 'addRole'
  | 'addChannel'
  | 'addGroup'
  | 'setPermissions'
  | 'denyBot'
  | 'allowBot'
  | 'hideFrom'
  | 'showTo'
  | 'removeChannel'
>;

/** A Discord on this machine, for a real client: `new Client({ rest: { api } })` and `login(token)`. */
export interface LocalDiscord extends WorldChanges {
  /** The address for the client's option `rest.api`. */
  readonly api: string;
  readonly token: string;
  /** The id of the application. */
  readonly application: string;
  readonly bot: User;

  /** The clock that ids, tokens and nonces go by. A test may replace it. */
  now: () => number;
  /** Whether the gateway answers heartbeats. */
  ackHeartbeats: boolean;
  /** Whether a bot may ask for the message content intent. The other privileged intents are always refused. */
  allowMessageContent: boolean;

  as(user: User): Person;
  /** What everybody sees in a channel, the oldest first. */
  messages(channel: Channel): readonly Message[];
  message(id: string): Message | undefined;
  attachment(id: string): Attachment | undefined;
  readonly pushes: Omit<Pushes, 'restore'>;
  /** Threads of a channel, archived ones included. */
  threads(channel: Channel): readonly Channel[];
  channel(id: string): Channel | undefined;
  guild(id: string): Guild | undefined;
  /** What the bot registered for a guild, or everywhere. */
  commands(guild?: Guild): readonly Command[];
  /** Archives or locks a thread, as a moderator does, or time. */
  changeThread(thread: Channel, change: Partial<Pick<ThreadState, 'archived' | 'locked'>>): void;

  /** Everything that outlives a restart, for the option `saved`. */
  snapshot(): Saved;

  readonly requests: readonly SeenRequest[];
  readonly gatewayIn: readonly GatewayMessage[];
  /** Everything that the local Discord refused, or that `inspect` found wrong. */
  readonly violations: readonly string[];
  /** Bots that are logged in at this moment. */
  connected(): number;
  on(listener: (change: Change) => void): () => void;
  /** Waits for a condition and tries it on every change. After a while it throws an error that names `what`. */
  until<T>(condition: () => T | undefined | null | false, what: string, withinMs?: number): Promise<T>;

  fail(fault: Fault): FaultHandle;
  rateLimit(limit: RateLimit): FaultHandle;
  /** Closes every socket with this code. */
  closeGateway(code: number): void;
  /** Breaks every connection without a close code. */
  killGateway(): void;
  sendReconnect(): void;
  /** Invalidates the session of one shard, or of all when it is left out. */
  invalidateSession(session: 'resumable' | 'lost', shard?: number): void;

  close(): Promise<void>;
}

/** Older requests are forgotten, for a server that runs for days. */
const requestsKept = 20_000;

export async function openLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const clock = { now: options.now ?? Date.now };
  const now = () => clock.now();
  const mint = snowflakes(now);
  const requests: SeenRequest[] = [];
  const violations: string[] = [];
  const changes = openChanges(() => violations);
  const violation = (text: string) => {
    violations.push(text);
    if (violations.length > requestsKept) violations.splice(0, requestsKept / 2);
    changes.tell({ type: 'violation', text });
  };
  const token = options.token ?? 'a-token-of-the-local-discord';
  const switches = { token, ackHeartbeats: true, allowMessageContent: true };
  let port = 0;
  const gatewayUrl = () => `ws://127.0.0.1:${port}/gateway`;

  const { saved } = options;
  const fileUrl = (path: string) => `http://127.0.0.1:${port}${path}`;

  const world = openWorld(mint, now, changes, saved && restoreWorld(saved.records));
  const messages = openMessages(mint, now, world, changes);
  const pushes = openPushes(now, world, changes);
  const commands = openCommands(mint, changes);
  const gateway = openGateway(world, changes, switches, gatewayUrl, violation);
  openDispatches(world, changes, gateway);
  const interactions = openInteractions(mint, now, world, changes, gateway);
  const writing = openWriting(mint, fileUrl);
  const answering = openAnswering(now, world, changes, messages, writing, interactions);
  const faults = openFaults();
  const core: Core = { world, messages, writing, answering, commands, changes, switches, now, mint, gatewayUrl };
  const server = openRest({
    routes: [guildRoutes, commandRoutes, interactionRoutes, reactionRoutes, messageRoutes, channelRoutes].flatMap(
      (routesOf) => routesOf(core),
    ),
    token,
    now,
    knowsInteraction: (given) => interactions.byToken(given) !== undefined,
    hasExpired: interactions.hasExpired,
    guard: () => openGuard(port),
    faults,
    gateway,
    messages,
    violation,
    inspect: options.inspect ?? (() => []),
    seen(request, stage) {
      if (stage === 'come') requests.push(request);
      if (requests.length > requestsKept) requests.splice(0, requestsKept / 2);
      changes.tell({ type: 'request', request });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;
  if (saved !== undefined) {
    messages.restore(restoreMessages(saved.records, saved.files, world, fileUrl));
    restorePushes(saved.records, world, pushes);
  }

  return {
    api: `http://127.0.0.1:${port}/api`,
    token,
    application: world.bot.id,
    bot: world.bot,
    get now() {
      return clock.now;
    },
    set now(replacement) {
      clock.now = replacement;
      interactions.expire();
      changes.tell({ type: 'clock' });
    },
    get ackHeartbeats() {
      return switches.ackHeartbeats;
    },
    set ackHeartbeats(value) {
      switches.ackHeartbeats = value;
    },
    get allowMessageContent() {
      return switches.allowMessageContent;
    },
    set allowMessageContent(value) {
      switches.allowMessageContent = value;
    },
    addUser: world.addUser,
    setLocale: world.setLocale,
    setMailbox: world.setMailbox,
    directWith: world.directWith,
    direct: world.direct,
    install: world.install,
    addGuild: world.addGuild,
    letBotIn: world.letBotIn,
    removeBot: world.removeBot,
    setSystemChannel: world.setSystemChannel,
    addMember: world.addMember,
    addRole: world.addRole,
    addChannel: world.addChannel,
    addGroup: world.addGroup,
    setPermissions: world.setPermissions,
    denyBot: world.denyBot,
    allowBot: world.allowBot,
    hideFrom: world.hideFrom,
    showTo: world.showTo,
    removeChannel: world.removeChannel,
    changeThread: world.changeThread,
    snapshot: () => takeSnapshot(world, messages, pushes),
    as: (user) => openPerson(user, world, messages, commands, interactions),
    messages: (channel) => messages.in(channel).filter(({ visibleTo }) => visibleTo === undefined),
    message: (id) => messages.all.get(id),
    attachment: messages.attachment,
    pushes,
    threads: (channel) => [...world.channels.values()].filter(({ parent }) => parent === channel),
    channel: (id) => world.channels.get(id),
    guild: (id) => world.guilds.get(id),
    commands: (guild) => commands.of(guild),
    requests,
    gatewayIn: gateway.received,
    violations,
    connected: gateway.connected,
    on: changes.on,
    until: changes.until,
    fail: faults.fail,
    rateLimit: faults.rateLimit,
    closeGateway: gateway.close,
    killGateway: gateway.kill,
    sendReconnect: gateway.sendReconnect,
    invalidateSession: gateway.invalidate,
    async close() {
      interactions.shut();
      gateway.shut();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
