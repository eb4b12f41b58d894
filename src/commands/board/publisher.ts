import { type Client, DiscordAPIError, type GuildTextBasedChannel, MessageFlags, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import { isLive, revisionShown } from '../../host/match/match.ts';
import type { Herald, Notice, Shown } from '../../host/outbox/herald.ts';
import { tolerance } from '../../host/time/heartbeat.ts';
import type { Scene } from '../../render/scene.ts';
import type { Caller } from '../calls/caller.ts';
import { channelOf } from '../client/channels.ts';
import { type BoardParts, boardMessage, type V2Message } from './board.ts';
import { awaitingOf, type Bulletin, bulletinOf, posted, readBulletin } from './bulletin.ts';
import { isRefusal, openOldBoards } from './oldBoards.ts';
import { scrolledAway } from './sight.ts';
import { nonceOfBoard, type Traffic } from './traffic.ts';
import { type Found, unnotedBoards } from './unnotedBoards.ts';

/** Discord lets bots edit older messages only rarely. */
const oldest = 50 * 60_000;

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
  readonly caller: Caller;
  readonly log: Logger;
}

/** Keeps one message for each match up to date in its channel. */
export function openPublisher(parts: PublisherParts): Herald {
  const { client, traffic, caller, log } = parts;
  /** Channels that refuse boards, each named in the log once. */
  const refusing = new Set<string>();
  const oldBoards = openOldBoards(log);

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
    const known = readBulletin(notice.bulletin);
    const mine = bulletinOf(known, notice);
    const found = mayBeUnknown(notice, mine) ? await unnoted(channel, notice, mine) : undefined;
    const strays = (notice.strays ?? []).flatMap((stray) => bulletinOf(readBulletin(stray), notice) ?? []);
    const all = [...(mine === undefined ? [] : [mine]), ...(found?.boards ?? []), ...strays];
    const here = all.toSorted((a, b) => Number(BigInt(b.message) - BigInt(a.message)))[0];
    if (here !== undefined) traffic.stands(channel.id, here.message, found?.below);
    // An earlier try may have posted the new message that somebody asked for.
    const isNew = found !== undefined && found.boards.length > 0 && mine !== undefined && here !== mine;
    const message = await body(notice);
    if (message === 'superseded') return { bulletin: notice.bulletin ?? 'null', posted: 'superseded' };
    const rang = stillCalls(notice, here) ? (here?.caller ?? here?.message) : undefined;
    const old = [
      ...all,
      ...all.flatMap((each) => (each.caller === undefined ? [] : [{ ...each, message: each.caller }])),
    ];
    const inPlace = here !== undefined && !wantsNewMessage(channel, notice, here, isNew) ? here : undefined;
    if (inPlace !== undefined && (await edit(channel, inPlace.message, message)) === 'edited') {
      if (!isLive(notice.match)) traffic.ended(channel.id);
      const left = await oldBoards.replace(channel, notice, old, { message: inPlace.message, caller: rang });
      const shows = {
        ...inPlace,
        caller: rang === inPlace.message ? undefined : rang,
        awaiting: awaitingOf(notice),
      };
      const unknown = mine?.message !== inPlace.message;
      return {
        ...{ bulletin: JSON.stringify(shows), posted: unknown ? 'new' : 'edited' },
        ...{ place: inPlace.message, left },
      };
    }
    const sent = await send(channel, notice, here, message);
    if (isLive(notice.match)) traffic.stands(channel.id, sent.id);
    else traffic.ended(channel.id);
    const gone = old.filter((each) => each.message !== inPlace?.message);
    const left = await oldBoards.replace(channel, notice, gone, { message: sent.id, caller: rang });
    if (known !== undefined && mine === undefined) await oldBoards.retire(channel, known);
    const bulletin = JSON.stringify({ ...posted(sent, notice), caller: rang });
    return { bulletin, posted: 'new', place: sent.id, left };
  }

  /** Somebody is called by a new message, once. One that only brings the board down again rings nowhere. */
  async function send(channel: GuildTextBasedChannel, notice: Notice, here: Bulletin | undefined, message: V2Message) {
    const { flags, allowedMentions } = message;
    const rings = here === undefined || callsAnew(notice, here);
    const users = rings ? await caller.call(notice, allowedMentions.users) : [];
    return channel.send({
      ...message,
      ...(rings ? {} : { flags: flags | MessageFlags.SuppressNotifications }),
      ...{ allowedMentions: { ...allowedMentions, users } },
      ...{ nonce: nonceOfBoard(notice, rings ? undefined : here?.message), enforceNonce: true },
    });
  }

  /** A process that was killed may have posted a board without noting it. */
  function mayBeUnknown({ origin, wish, revision, match }: Notice, mine: Bulletin | undefined): boolean {
    return origin === 'found' || wish !== undefined || (mine === undefined && revision > match.began);
  }

  function unnoted(channel: GuildTextBasedChannel, notice: Notice, mine: Bulletin | undefined): Promise<Found> {
    const { born } = notice.match;
    return unnotedBoards(channel, notice, { mine, born: born === undefined ? undefined : earliestBirth(born) });
  }

  /**
   * When a match was born, in wall time. A process that was killed may have said last that it hosts before that: then the
   * outage seems to have come before the match, and its board to be older than it is.
   */
  function earliestBirth(born: number): number {
    const [before, birth] = [parts.wallTime(born - tolerance), parts.wallTime(born)];
    return birth - before > tolerance ? before : birth;
  }

  function wantsNewMessage(channel: GuildTextBasedChannel, notice: Notice, here: Bulletin, isNew: boolean) {
    if (notice.wish !== undefined && !isNew) return true;
    if (callsAnew(notice, here)) return true;
    if (Date.now() - here.posted > oldest) return true;
    const below = traffic.below(channel.id, here.message);
    if (below >= scrolledAway && isLive(notice.match)) return true;
    return below > 0 && here.awaiting !== undefined && here.awaiting !== awaitingOf(notice);
  }

  async function edit(channel: GuildTextBasedChannel, board: string, message: V2Message): Promise<'edited' | 'lost'> {
    try {
      // An edit notifies nobody, and must not mark as mentioned who does not want to be.
      const allowedMentions = { parse: [], users: [] };
      await channel.messages.edit(board, { ...message, allowedMentions, attachments: [] });
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

  return { announce };
}

/** Whether somebody is called whom no message has called yet. */
const callsAnew = ({ match, revision }: Notice, here: Bulletin): boolean =>
  match.call !== undefined && here.called < revision;

/** Whether the call that a message made still stands. */
const stillCalls = (notice: Notice, here: Bulletin | undefined): boolean =>
  notice.match.call !== undefined && here !== undefined && !callsAnew(notice, here);

function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownChannel;
}
