import {
  Client,
  DiscordAPIError,
  RESTEvents,
  type RESTGetAPICurrentUserGuildsResult,
  type RESTGetAPICurrentUserResult,
  type RESTGetCurrentApplicationResult,
  RESTJSONErrorCodes,
  Routes,
} from 'discord.js';
import { caches } from '../client/caches.ts';
import { changedCommands } from '../client/register.ts';
import { inviteLink } from '../client/rights.ts';
import { troubleWith } from '../client/troubleWith.ts';
import type { CommandBody } from '../slash/commandSet.ts';
import { applicationFindings, clockFindings, commandFindings, type Dated } from './applicationFindings.ts';
import { type Finding, findingsAbout } from './finding.ts';
import { type Played, plain, rightsFindings, serverFacts } from './serverRights.ts';

export interface Access {
  readonly token: string;
  /** The address of another Discord API than the real one. */
  readonly api: string | undefined;
}

type Server = Pick<RESTGetAPICurrentUserGuildsResult[number], 'id' | 'name'>;

export interface Asked {
  readonly findings: readonly Finding[];
  /** Undefined when Discord did not let the bot in. */
  readonly invite: string | undefined;
  /** Undefined when Discord did not name them. */
  readonly servers: readonly Server[] | undefined;
  /** Looks at what the bot may do in its servers. Where it plays there is undefined when that is not known. */
  rights(playedIn: ((guild: string) => Played) | undefined): Promise<readonly Finding[]>;
  close(): Promise<void>;
}

const pageOfServers = 200;
const atOnce = 4;
/** Milliseconds that Discord may ask to wait. */
const mostWaiting = 10_000;

/** Asks Discord about the bot without logging in, so that one that runs hears nothing of it. */
export async function askDiscord({ token, api }: Access, bodies: readonly CommandBody[]): Promise<Asked> {
  const client = new Client({
    intents: [],
    makeCache: caches,
    rest: {
      ...(api === undefined ? {} : { api }),
      timeout: 10_000,
      retries: 1,
      rejectOnRateLimit: ({ retryAfter }) => retryAfter > mostWaiting,
    },
  });
  client.rest.setToken(token);
  const findings: Finding[] = [];
  let invite: string | undefined;
  let servers: readonly Server[] | undefined;
  let self = '';
  let dated: Dated | undefined;
  const asked = Date.now();
  client.rest.once(RESTEvents.Response, (_, { headers }) => {
    dated = { asked, answered: Date.now(), date: headers.get('date') };
  });

  try {
    const application = (await client.rest.get(Routes.currentApplication())) as RESTGetCurrentApplicationResult;
    invite = inviteLink(application.id);
    findings.push(...applicationFindings(application));
    findings.push(commandFindings(await changedCommands(client.rest, application.id, bodies)));
    // The application of an old bot has another id than its user.
    self = ((await client.rest.get(Routes.user())) as RESTGetAPICurrentUserResult).id;
    servers = await serversOf(client);
  } catch (error) {
    findings.push(troubleOf(error));
  }
  if (dated !== undefined) findings.push(...clockFindings(dated));

  return {
    findings,
    invite,
    servers,
    async rights(playedIn) {
      if (servers === undefined) return [];
      const { well, note } = findingsAbout('rights');
      if (servers.length === 0) return [note('The bot is in no server yet. Invite it with the link below.')];
      const played = playedIn ?? (() => unplayed);
      const found: Finding[] = [];
      for (let next = 0; next < servers.length; next += atOnce) {
        const some = servers.slice(next, next + atOnce);
        const each = await Promise.all(some.map((server) => rightsIn(client, self, server, played(server.id))));
        found.push(...each.flat());
      }
      if (playedIn === undefined) return [note(unknown), ...found];
      const sound = found.every(({ is }) => is === 'note');
      return sound ? [well(`nothing is missing in ${countOf(servers.length)}`), ...found] : found;
    },
    close: () => client.destroy(),
  };
}

const unplayed: Played = { live: new Map(), chosen: new Map() };
const unknown =
  'The store was not read, so it is not known where games are on or which channels are chosen for them. Ask again when it can be.';

const countOf = (servers: number): string => (servers === 1 ? 'one server' : `${servers} servers`);

async function serversOf(client: Client): Promise<readonly Server[]> {
  const all: Server[] = [];
  for (;;) {
    const after = all.at(-1)?.id;
    const query = new URLSearchParams({ limit: String(pageOfServers), ...(after !== undefined && { after }) });
    const page = (await client.rest.get(Routes.userGuilds(), { query })) as RESTGetAPICurrentUserGuildsResult;
    all.push(...page.map(({ id, name }) => ({ id, name })));
    if (page.length < pageOfServers) return all;
  }
}

async function rightsIn(client: Client, self: string, server: Server, played: Played): Promise<readonly Finding[]> {
  try {
    const guild = await client.guilds.fetch(server.id);
    await guild.channels.fetch();
    return rightsFindings(serverFacts(guild, await guild.members.fetch(self)), played);
  } catch (error) {
    // It was removed from there meanwhile.
    if (error instanceof DiscordAPIError && left.has(error.code)) return [];
    const line = `${plain(server.name)} (${server.id}) could not be looked at. ${troubleWith(error)}`;
    return [findingsAbout('rights').fault(line)];
  }
}

const left = new Set<number | string>([RESTJSONErrorCodes.UnknownGuild, RESTJSONErrorCodes.MissingAccess]);

function troubleOf(error: unknown): Finding {
  const about = error instanceof DiscordAPIError && error.status === 401 ? 'token' : 'Discord';
  return findingsAbout(about).fault(troubleWith(error));
}
