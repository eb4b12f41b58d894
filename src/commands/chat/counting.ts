import type { Client, Message } from 'discord.js';
import type { Logger } from 'pino';
import { nodeTimers, type Timers } from '../../host/time/timers.ts';
import type { TableId } from '../../store/address.ts';
import { channelIn } from '../client/channels.ts';
import { missingAt } from '../client/rights.ts';
import { words } from '../words/words.ts';
import { mark } from './typed.ts';

/**
 * Tells people where they typed that it counts: the board may stand far above. It is a mark, or the board itself, which
 * comes down to the end of the channel.
 */
export interface Counting {
  counts(message: Message<true>, table: TableId): Promise<void>;
  /** Brings the board down. Who asks again shortly after gets it once more, when the pause is over. */
  bringDown(table: TableId): void;
}

export interface CountingParts {
  readonly client: Client;
  readonly show: (table: TableId) => Promise<void>;
  readonly log: Logger;
  readonly timers?: Timers;
}

/** Discord takes five messages in five seconds from a bot in a channel, and other answers must come through. */
const pause = 5_000;

export function openCounting({ client, show, log, timers = nodeTimers }: CountingParts): Counting {
  /** Tables whose board was brought down just now, and whether it was asked for since. */
  const shown = new Map<TableId, 'once' | 'again'>();

  async function counts(message: Message<true>, table: TableId): Promise<void> {
    const marked = await mark(message, 'counts', client, log).catch((error: unknown) => {
      log.debug({ table, err: error }, 'the mark under a typed move was not made');
      return 'not marked' as const;
    });
    if (marked === 'not marked' && hasItsRights(message, table)) bringDown(table);
  }

  function bringDown(table: TableId): void {
    if (shown.has(table)) {
      shown.set(table, 'again');
      return;
    }
    shown.set(table, 'once');
    timers.after(pause, () => {
      const asked = shown.get(table);
      shown.delete(table);
      if (asked === 'again') bringDown(table);
    });
    show(table).catch((error: unknown) => log.debug({ table, err: error }, 'the board was not brought down'));
  }

  return { counts, bringDown };
}

/** Whether the bot may post boards where this was written. Where it may only change them, they stay in their place. */
export function hasItsRights(message: Message<true>, table: TableId): boolean {
  const rights = channelIn(message)?.permissionsFor(message.client.user) ?? undefined;
  return rights !== undefined && missingAt(rights, table, words.en) === undefined;
}
