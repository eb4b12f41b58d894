import type { TableId } from '../../store/address.ts';
import type { Chat } from '../chat.ts';
import type { Tables } from '../tables.ts';
import type { Since } from './heartbeat.ts';
import type { TableClock } from './tableClock.ts';

export interface RereadParts {
  readonly tables: Tables;
  readonly chat: Chat;
  readonly clock: TableClock;
}

/**
 * If the game is listening, reads again what was typed since it began to, or since a later wall time.
 * Each message counts from when it was typed. Throws when the channel could not be read.
 */
export async function reread(table: TableId, { tables, chat, clock }: RereadParts, from: Since): Promise<void> {
  const snapshot = await tables.look(table);
  if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return;
  const listening = snapshot.game.listening(snapshot.match.play);
  if (listening === undefined) return;
  const began = clock.wallTime(listening);
  const since = from === 'unknown' ? began : Math.max(began, from);
  for await (const { id, by, name, text, stamp, counted } of chat.typedSince(snapshot, since, clock.wall())) {
    const answer = await tables.change(table, { act: 'move', by, name, text }, clock.at(stamp), { input: id });
    if (answer !== 'nothing' && answer.ok) counted();
  }
}
