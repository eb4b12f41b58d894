import type { Message } from 'discord.js';
import type { Host } from '../../host/host.ts';
import { isLive } from '../../host/match/match.ts';
import type { TableId } from '../../store/address.ts';
import { channelIn, tableOf } from '../client/channels.ts';
import type { Traffic } from './traffic.ts';

/** With so many messages below it, a board is no longer whole on the screen of a phone. */
export const scrolledAway = 3;
/** Discord takes five messages in five seconds from a bot in a channel, and others want to come through too. */
const rest = 5_000;

/** Keeps boards in sight while people type. */
export interface Sight {
  heard(message: Message<true>): void;
  /**
   * Somebody gave a command there. What this process does not know of the channel it looks for: messages that came while
   * no process listened, and boards that a store of an older day does not know.
   */
  visited(table: TableId): void;
  end(): void;
}

export interface SightParts {
  readonly traffic: Traffic;
  readonly host: Pick<Host, 'look' | 'showAgain'>;
}

export function openSight({ traffic, host }: SightParts): Sight {
  const coming = new Map<string, NodeJS.Timeout>();
  /** Channels where this process has looked once whether an earlier one left a board. */
  const looked = new Set<TableId>();

  function heard(message: Message<true>): void {
    if (message.author.id === message.client.user.id) return;
    const { channelId } = message;
    const channel = channelIn(message);
    const board = traffic.heard(channelId, message.id);
    if (channel === undefined || coming.has(channelId)) return;
    if (board === undefined) visited(tableOf(channel));
    else if (board.below >= scrolledAway) {
      const wait = Math.max(0, board.since + rest - Date.now());
      coming.set(channelId, setTimeout(() => bringDown(channelId, tableOf(channel)), wait).unref());
    }
  }

  function visited(table: TableId): void {
    if (looked.has(table)) return;
    looked.add(table);
    void lookAt(table);
  }

  function bringDown(channel: string, table: TableId): void {
    coming.delete(channel);
    host.showAgain(table, 'made');
  }

  async function lookAt(table: TableId): Promise<void> {
    // What cannot be loaded now is shown when somebody acts there.
    const snapshot = await host.look(table).catch(() => undefined);
    if (snapshot !== undefined && isLive(snapshot.match)) host.showAgain(table, 'found');
  }

  return {
    heard,
    visited,
    end() {
      for (const timer of coming.values()) clearTimeout(timer);
      coming.clear();
    },
  };
}
