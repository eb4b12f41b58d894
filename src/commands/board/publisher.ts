import { type Client, DiscordAPIError, type GuildTextBasedChannel, type Message, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';
import { revisionShown } from '../../host/match/match.ts';
import type { Herald, Notice } from '../../host/outbox/announcer.ts';
import type { TableId } from '../../store/address.ts';
import { channelOf } from '../client/channels.ts';
import { readCustomId } from '../press/customId.ts';
import { words } from '../words/words.ts';
import { type BoardParts, boardMessage, textMessage } from './board.ts';
import { nonceOf, type Traffic } from './traffic.ts';

const bulletinSchema = z.object({
  message: z.string(),
  /** The match it shows. Another match gets a message of its own. */
  began: z.number(),
  /** The newest revision at which this message called somebody. */
  called: z.number(),
  posted: z.number(),
});
type Bulletin = z.infer<typeof bulletinSchema>;

/** Discord lets bots edit older messages only rarely. */
const oldest = 50 * 60_000;
/** With this many messages below it, a board is no longer on the screen of a phone. */
const scrolledAway = 8;
/** How long a channel that refused is left alone: Discord counts refused requests against the whole bot. */
const peace = 10 * 60_000;

const refused = new Set<number | string>([
  RESTJSONErrorCodes.MissingAccess,
  RESTJSONErrorCodes.MissingPermissions,
  RESTJSONErrorCodes.UnknownChannel,
]);
/** The message can no longer be edited, but the channel would take a new one. */
const lost = new Set<number | string>([
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.InvalidActionOnArchivedThread,
  RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser,
]);

export interface PublisherParts extends BoardParts {
  readonly client: Client;
  readonly traffic: Traffic;
  readonly log: Logger;
}

export interface Publisher extends Herald {
  /** The bot has its rights in the channel, so earlier refusals are forgotten. Says whether there were any. */
  trust(table: TableId): 'trusted before' | 'refused before';
}

/** Keeps one message for each match up to date in its channel. */
export function openPublisher(parts: PublisherParts): Publisher {
  const { client, traffic, log } = parts;
  const silentUntil = new Map<TableId, number>();

  async function announce(notice: Notice) {
    const known = bulletinSchema.nullable().parse(JSON.parse(notice.bulletin ?? 'null'));
    const nothing = { bulletin: notice.bulletin ?? 'null', posted: 'nothing' } as const;
    if ((silentUntil.get(notice.table) ?? 0) > Date.now()) return nothing;
    try {
      return await show(notice, known ?? undefined);
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || !refused.has(error.code)) throw error;
      silentUntil.set(notice.table, Date.now() + peace);
      log.warn(
        { table: notice.table, code: error.code },
        'Discord refuses boards in this channel; give me the rights to write there. I try again in ten minutes',
      );
      return nothing;
    }
  }

  async function show(snapshot: Notice, known: Bulletin | undefined) {
    // The notice gets the revision that last changed the public board. A later change that nobody sees must not make a
    // new message or call anybody.
    const notice = { ...snapshot, revision: revisionShown(snapshot.match, snapshot.revision, 'table') };
    const channel = await channelOf(client, notice.table);
    const mine = known?.began === notice.match.began ? known : undefined;
    const found = mayBeUnknown(notice, mine) ? await adopt(channel, notice, mine) : undefined;
    const here = found ?? mine;
    const edited = here && (wantsNewMessage(channel, notice, here) ? 'not wanted' : await edit(channel, notice, here));
    if (here !== undefined && edited === 'edited') {
      return { bulletin: JSON.stringify(here), posted: found === undefined ? edited : ('new' as const) };
    }
    const sent = await channel.send({
      ...(await body(notice)),
      nonce: nonceOf(notice.table, notice.revision, notice.manner),
      enforceNonce: true,
    });
    traffic.posted(channel.id, sent.id);
    if (here !== undefined && edited !== 'lost' && here.message !== sent.id) {
      await leaveSign(channel, here.message, words[notice.match.language].boardMoved({ url: sent.url }));
    }
    return { bulletin: write(sent, notice), posted: 'new' as const };
  }

  /** A process that was killed may have posted a board without noting it. */
  function mayBeUnknown({ origin, revision, match }: Notice, mine: Bulletin | undefined): boolean {
    return origin === 'found' || (mine === undefined && revision > match.began);
  }

  function wantsNewMessage(channel: GuildTextBasedChannel, { manner, match, revision }: Notice, here: Bulletin) {
    if (manner === 'anew' || traffic.below(channel.id, here.message) >= scrolledAway) return true;
    if (match.call !== undefined && here.called < revision) return true;
    return Date.now() - here.posted > oldest;
  }

  async function edit(channel: GuildTextBasedChannel, notice: Notice, here: Bulletin): Promise<'edited' | 'lost'> {
    try {
      await channel.messages.edit(here.message, { ...(await body(notice)), attachments: [] });
      return 'edited';
    } catch (error) {
      if (error instanceof DiscordAPIError && lost.has(error.code)) return 'lost';
      throw error;
    }
  }

  /** Looks for a board of this match that is newer than the known one. Its controls say which table it shows. */
  async function adopt(
    channel: GuildTextBasedChannel,
    { table, match }: Notice,
    mine: Bulletin | undefined,
  ): Promise<Bulletin | undefined> {
    const recent = await channel.messages.fetch({ limit: 50, ...(mine === undefined ? {} : { after: mine.message }) });
    for (const message of recent.values()) {
      const shown = message.author.id === client.user?.id ? revisionOnMessage(message, table) : undefined;
      if (shown === undefined || shown < match.began) continue;
      return { message: message.id, began: match.began, called: shown, posted: message.createdTimestamp };
    }
    return undefined;
  }

  function body(notice: Notice) {
    return boardMessage(notice, 'table', notice.match.language, parts);
  }

  /** Replaces the old board by a link to the new one: two boards with controls would confuse. */
  async function leaveSign(channel: GuildTextBasedChannel, old: string, text: string) {
    try {
      await channel.messages.edit(old, { ...textMessage(text), attachments: [] });
    } catch (error) {
      log.debug({ err: error }, 'the old board could not be replaced by a link to the new one');
    }
  }

  return { announce, trust: (table) => (silentUntil.delete(table) ? 'refused before' : 'trusted before') };
}

function write(sent: Message, { match, revision }: Notice): string {
  const bulletin: Bulletin = { message: sent.id, began: match.began, called: revision, posted: sent.createdTimestamp };
  return JSON.stringify(bulletin);
}

function revisionOnMessage(message: Message, table: TableId): number | undefined {
  return customIdsIn(message.components.map((component) => component.toJSON()))
    .map(readCustomId)
    .find((id) => id?.table === table)?.revision;
}

function customIdsIn(components: unknown): string[] {
  if (Array.isArray(components)) return components.flatMap(customIdsIn);
  if (typeof components !== 'object' || components === null) return [];
  const own = 'custom_id' in components && typeof components.custom_id === 'string' ? [components.custom_id] : [];
  return [...own, ...('components' in components ? customIdsIn(components.components) : [])];
}
