import type { TableId } from '../../store/address.ts';
import type { Chat } from '../chat.ts';
import type { Snapshot, Tables } from '../tables.ts';
import type { Since } from './heartbeat.ts';
import type { TableClock } from './tableClock.ts';

export interface RereadParts {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly clock: TableClock;
}

/** In a game that does not listen, what was typed longer ago than this is not read: nobody waits for it any more. */
const lately = 10 * 60_000;

/**
 * Reads again what was typed since the game began to listen, or since a later wall time. Each message counts from when
 * it was typed. `every` reads for games that do not listen, too. Throws when the channel could not be read.
 */
export async function reread(
  table: TableId,
  { tables, chat, clock }: RereadParts,
  from: Since,
  games: 'listening' | 'every',
): Promise<void> {
  const snapshot = await tables.look(table);
  const began = snapshot && typedFrom(snapshot, clock, games);
  if (snapshot === undefined || began === undefined) return;
  const since = from === 'unknown' ? began : Math.max(began, from);
  for await (const { id, by, name, text, stamp, counted } of chat.typedSince(snapshot, since, clock.wall())) {
    const answer = await tables.change(table, { act: 'move', by, name, text }, clock.at(stamp), { input: id });
    if (answer !== 'nothing' && answer.ok) counted();
  }
}

/** The wall time since when typed moves may count; undefined when there is nothing to read. */
function typedFrom({ match, game }: Snapshot, clock: TableClock, games: 'listening' | 'every'): number | undefined {
  if (match.stage.at !== 'playing' || match.play === undefined) return undefined;
  const listening = game.listening(match.play);
  if (listening !== undefined) return clock.wallTime(listening);
  // What was typed in an earlier turn was refused then, and must not count now.
  return games === 'every' ? Math.max(clock.wallTime(match.clock.since), clock.wall() - lately) : undefined;
}
