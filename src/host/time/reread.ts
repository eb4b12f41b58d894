import type { Instant } from '../../games/contract.ts';
import { shownIn, type TableId } from '../../store/address.ts';
import type { Chat } from '../chat.ts';
import { seatOf } from '../match/match.ts';
import { lastOf, limitOf, turnsOf, unheardSince } from '../match/turns.ts';
import type { Snapshot, Tables } from '../tables.ts';
import type { Since } from './heartbeat.ts';
import type { TableClock } from './tableClock.ts';

export interface RereadParts {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly clock: TableClock;
}

/** A time in which perhaps nobody heard what was typed. */
export interface Silence {
  readonly since: Since;
  /** The wall time when somebody listened again. */
  readonly until: number;
}

/** Why a channel is read again. A table that is due may have had a silence, too. */
export type Reason =
  | { readonly why: 'silence'; readonly silence: Silence }
  | { readonly why: 'due'; readonly now: Instant; readonly silence: Silence | undefined };

const minute = 60_000;
/** In a game that does not listen, what was typed longer than this before the silence ended is not read: nobody waits for it any more. */
const lately = 10 * minute;
/** Before somebody loses on time the turn is read, but no more of it. The reminder came later than that, whatever the limit. */
const longestTurn = 48 * 60 * minute;

/** Reads again what was typed. Each message counts from when it was typed. Throws when the channel could not be read. */
export async function reread(table: TableId, { tables, chat, clock }: RereadParts, reason: Reason): Promise<void> {
  // Nothing is typed where somebody plays alone.
  if (shownIn(table) === undefined) return;
  const snapshot = await tables.look(table);
  const since = snapshot && typedFrom(snapshot, clock, reason);
  if (snapshot === undefined || since === undefined) return;
  for await (const { id, by, name, text, stamp, counted } of chat.typedSince(snapshot, since, clock.wall())) {
    if (isPast(snapshot, by, clock.at(stamp))) continue;
    const move = { act: 'move', by, name, text, typed: 'openly' } as const;
    const answer = await tables.change(table, move, clock.at(stamp), { input: id });
    if (answer !== 'nothing' && answer.ok) counted();
  }
}

/** The wall time since when typed moves may count; undefined when there is nothing to read. */
function typedFrom({ match, game }: Snapshot, clock: TableClock, reason: Reason): number | undefined {
  if (match.stage.at !== 'playing' || match.play === undefined) return undefined;
  const { silence } = reason;
  const listening = game.listening(match.play);
  if (listening !== undefined) {
    const began = clock.wallTime(listening);
    return reason.why === 'due' ? began : later(began, reason.silence.since);
  }
  // What was typed in an earlier turn was refused then, and must not count now.
  const began = clock.wallTime(unheardSince(match, game));
  // Another process may not have heard what was typed, and no process knows of the silences of another.
  const limit = limitOf(match, game);
  if (reason.why === 'due' && limit !== undefined && limit <= reason.now) {
    return Math.max(began, clock.wall() - longestTurn);
  }
  return silence && Math.max(later(began, silence.since), silence.until - lately);
}

/** Whether somebody typed this before what they did last. Of several players who are awaited, each has another past. */
function isPast({ match, game }: Snapshot, by: string, at: Instant): boolean {
  if (match.play === undefined || game.listening(match.play) !== undefined) return false;
  const turn = turnsOf(match, game).find(({ seat }) => seat === seatOf(match, by));
  return turn !== undefined && at < lastOf(turn);
}

const later = (began: number, since: Since): number => (since === 'unknown' ? began : Math.max(began, since));
