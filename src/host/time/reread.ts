import type { TableId } from '../../store/address.ts';
import type { Chat } from '../chat.ts';
import type { Tables } from '../tables.ts';
import type { TableClock } from './tableClock.ts';

/** If the game is listening, reads again what was typed since then. Each message counts from when it was typed. */
export async function reread(table: TableId, tables: Tables, chat: Chat, clock: TableClock): Promise<void> {
  const snapshot = await tables.look(table);
  if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return;
  const since = snapshot.game.listening(snapshot.match.play);
  if (since === undefined) return;
  for await (const { id, by, name, text, stamp, counted } of chat.typedSince(snapshot, clock.wallTime(since))) {
    const answer = await tables.change(table, { act: 'move', by, name, text }, clock.at(stamp), { input: id });
    if (answer !== 'nothing' && answer.ok) await counted();
  }
}
