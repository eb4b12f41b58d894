import { type Client, DiscordAPIError, type GuildTextBasedChannel, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { revisionShown } from '../../host/match/match.ts';
import type { Herald, Notice, Shown } from '../../host/outbox/herald.ts';
import type { Scene } from '../../render/scene.ts';
import { channelOf } from '../client/channels.ts';
import { words } from '../words/words.ts';
import { type BoardParts, boardMessage, textMessage, type V2Message } from './board.ts';
import { type Bulletin, bulletinOf, posted, readBulletin } from './bulletin.ts';
import { nonceOf, type Traffic } from './traffic.ts';
import { unnotedBoards } from './unnotedBoards.ts';

/** Discord lets bots edit older messages only rarely. */
const oldest = 50 * 60_000;
/** With this many messages below it, a board is no longer on the screen of a phone. */
const scrolledAway = 8;

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

/** Keeps one message for each match up to date in its channel. */
export function openPublisher(parts: PublisherParts): Herald {
  const { client, traffic, log } = parts;
  /** Channels that refuse boards, each named in the log once. */
  const refusing = new Set<string>();

  async function announce(notice: Notice): Promise<Shown> {
    const nothing = { bulletin: notice.bulletin ?? 'null', posted: 'nothing' } as const;
    try {
      const shown = await show(notice);
      refusing.delete(notice.table);
      return shown;
    } catch (error) {
      if (isGone(error)) return { ...nothing, posted: 'gone' };
      if (!(error instanceof DiscordAPIError) || !isRefusal(error)) throw error;
      if (!refusing.has(notice.table)) {
        log.warn(
          { table: notice.table, code: error.code },
          'Discord refuses boards in this channel; give me the rights to write there. I try again, ever more rarely',
        );
      }
      refusing.add(notice.table);
      return nothing;
    }
  }

  async function show(snapshot: Notice): Promise<Shown> {
    // The notice gets the revision that last changed the public board. A later change that nobody sees must not make a
    // new message or call anybody.
    const notice = { ...snapshot, revision: revisionShown(snapshot.match, snapshot.revision, 'table') };
    const channel = await channelOf(client, notice.table);
    const mine = bulletinOf(readBulletin(notice.bulletin), notice);
    const found = mayBeUnknown(notice, mine) ? await unnoted(channel, notice, mine) : [];
    const strays = (notice.strays ?? []).flatMap((stray) => bulletinOf(readBulletin(stray), notice) ?? []);
    const all = [...(mine === undefined ? [] : [mine]), ...found, ...strays];
    const here = all.toSorted((a, b) => Number(BigInt(b.message) - BigInt(a.message)))[0];
    // An earlier try may have posted the new message that somebody asked for.
    const isNew = found.length > 0 && mine !== undefined && here !== mine;
    const message = await body(notice);
    if (message === 'superseded') return { bulletin: notice.bulletin ?? 'null', posted: 'superseded' };
    const inPlace = here !== undefined && !wantsNewMessage(channel, notice, here, isNew) ? here : undefined;
    if (inPlace !== undefined && (await edit(channel, inPlace.message, message)) === 'edited') {
      const left = await leaveSigns(channel, notice, all, inPlace.message);
      const unknown = mine?.message !== inPlace.message;
      return { bulletin: JSON.stringify(inPlace), posted: unknown ? 'new' : 'edited', place: inPlace.message, left };
    }
    const sent = await channel.send({ ...message, nonce: nonceOf(notice), enforceNonce: true });
    traffic.posted(channel.id, sent.id);
    const old = all.filter((each) => each !== inPlace);
    const left = await leaveSigns(channel, notice, old, sent.id);
    return { bulletin: JSON.stringify(posted(sent, notice)), posted: 'new', place: sent.id, left };
  }

  /** A process that was killed may have posted a board without noting it. */
  function mayBeUnknown({ origin, wish, revision, match }: Notice, mine: Bulletin | undefined): boolean {
    return origin === 'found' || wish !== undefined || (mine === undefined && revision > match.began);
  }

  function unnoted(channel: GuildTextBasedChannel, notice: Notice, mine: Bulletin | undefined): Promise<Bulletin[]> {
    const { born } = notice.match;
    return unnotedBoards(channel, notice, { mine, born: born === undefined ? undefined : parts.wallTime(born) });
  }

  function wantsNewMessage(
    channel: GuildTextBasedChannel,
    { wish, match, revision }: Notice,
    here: Bulletin,
    isNew: boolean,
  ) {
    if (wish !== undefined && !isNew) return true;
    if (traffic.below(channel.id, here.message) >= scrolledAway) return true;
    if (match.call !== undefined && here.called < revision) return true;
    return Date.now() - here.posted > oldest;
  }

  async function edit(channel: GuildTextBasedChannel, board: string, message: V2Message): Promise<'edited' | 'lost'> {
    try {
      await channel.messages.edit(board, { ...message, attachments: [] });
      return 'edited';
    } catch (error) {
      if (error instanceof DiscordAPIError && lost.has(error.code)) return 'lost';
      throw error;
    }
  }

  /** While it waits for a painter, something newer may come. */
  async function body(notice: Notice): Promise<V2Message | 'superseded'> {
    const { superseded: signal } = notice;
    const wish = signal === undefined ? {} : { signal };
    const painting = {
      ...parts,
      paint: (scene: Scene) => parts.paint(scene, wish),
      film: (frames: readonly Scene[]) => parts.film(frames, wish),
    };
    const isOld = () => signal?.aborted === true;
    if (isOld()) return 'superseded';
    try {
      const message = await boardMessage(notice, 'table', notice.match.language, painting);
      return isOld() ? 'superseded' : message;
    } catch (error) {
      if (!isOld()) throw error;
      return 'superseded';
    }
  }

  /** Replaces other boards by a link to the right one: two boards with controls would confuse. Gives those that stay. */
  async function leaveSigns(
    channel: GuildTextBasedChannel,
    { match }: Notice,
    boards: readonly Bulletin[],
    stays: string,
  ): Promise<string[]> {
    const others = new Map(boards.map((board) => [board.message, board]));
    others.delete(stays);
    const left: string[] = [];
    const text = words[match.language].boardMoved({
      url: `https://discord.com/channels/${channel.guildId}/${channel.id}/${stays}`,
    });
    for (const [other, bulletin] of others) {
      try {
        await channel.messages.edit(other, { ...textMessage(text), attachments: [] });
      } catch (error) {
        log.debug({ err: error }, 'the old board could not be replaced by a link to the new one');
        if (!(error instanceof DiscordAPIError) || !isRefusal(error)) left.push(JSON.stringify(bulletin));
      }
    }
    return left;
  }

  return { announce };
}

/** Discord will answer the same again and again, until somebody changes something. */
function isRefusal({ status }: DiscordAPIError): boolean {
  return status >= 400 && status < 500;
}

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}
