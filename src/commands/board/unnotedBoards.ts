import { type GuildTextBasedChannel, type Message, SnowflakeUtil } from 'discord.js';
import type { Snapshot } from '../../host/tables.ts';
import { type Bulletin, posted, revisionOnMessage } from './bulletin.ts';

/** Discord gives no more at once. */
const page = 100;
/** In a busy channel, what is further up than this was posted long ago. */
const pages = 3;
/** The clocks of two processes, and that of Discord, may differ by so much. */
const tolerance = 60_000;

export interface Found {
  /** The newest first. */
  readonly boards: readonly Bulletin[];
  /** How many messages others wrote below the newest board, as far as it was looked. */
  readonly below: number;
}

/**
 * Looks for boards of this match that no note names, since their process died too soon. Their controls say which table
 * they show. `born` is wall time. In a store that was emptied, another match had the same revisions: its boards are older.
 */
export async function unnotedBoards(
  channel: GuildTextBasedChannel,
  snapshot: Snapshot,
  { mine, born }: { readonly mine: Bulletin | undefined; readonly born: number | undefined },
): Promise<Found> {
  const earliest = born === undefined ? 0n : SnowflakeUtil.generate({ timestamp: born - tolerance });
  const known = BigInt(mine?.message ?? 0);
  const recent = await messagesAfter(channel, known > earliest ? known : earliest);
  const boards = recent.flatMap((message) => {
    const ours = message.author.id === channel.client.user.id;
    const shown = ours ? revisionOnMessage(message, snapshot.table) : undefined;
    if (shown === undefined || shown < snapshot.match.began) return [];
    // If it may be of another match, it has called nobody for this one. A second try at the same call posts nothing twice.
    const called = born !== undefined && message.createdTimestamp < born ? 0 : Math.min(shown, snapshot.revision);
    return [{ ...posted(message, snapshot), called, awaiting: undefined }];
  });
  const newest = boards[0]?.message ?? mine?.message;
  const others = recent.filter(
    ({ id, author }) => BigInt(id) > BigInt(newest ?? 0) && author.id !== channel.client.user.id,
  );
  return { boards, below: newest === undefined ? 0 : others.length };
}

/** The newest messages, as far down as this one. */
async function messagesAfter({ messages }: GuildTextBasedChannel, after: bigint): Promise<Message[]> {
  const found: Message[] = [];
  for (let n = 0; n < pages; n++) {
    const last = found.at(-1);
    const more = [...(await messages.fetch({ limit: page, ...(last && { before: last.id }) })).values()];
    found.push(...more);
    if (more.length < page || more.some(({ id }) => BigInt(id) <= after)) break;
  }
  return found.filter(({ id }) => BigInt(id) > after);
}
