import type { Notice } from '../../host/outbox/herald.ts';
import { nonceOf } from '../once/nonce.ts';

/** What is known of the board that stands in a channel. */
export interface Standing {
  readonly message: string;
  /** How many messages were written below it. */
  readonly below: number;
  /** When it was posted, or first seen by this process. */
  readonly since: number;
}

/** Counts the messages below each board. It knows only those that this process heard. */
export interface Traffic {
  /** Somebody wrote this message. Gives the board of that channel; undefined when this process knows none. */
  heard(channel: string, message: string): Standing | undefined;
  /** This message shows the board now. `below` was counted in the channel itself. */
  stands(channel: string, message: string, below?: number): void;
  /** What stands there need not be kept in sight any more. */
  ended(channel: string): void;
  below(channel: string, message: string): number;
}

export function openTraffic(): Traffic {
  const boards = new Map<string, Standing>();
  return {
    heard(channel, message) {
      const board = boards.get(channel);
      if (board === undefined || BigInt(message) <= BigInt(board.message)) return board;
      const more = { ...board, below: board.below + 1 };
      boards.set(channel, more);
      return more;
    },
    stands(channel, message, below) {
      const known = boards.get(channel);
      const same = known?.message === message ? known : undefined;
      boards.set(channel, { message, below: below ?? same?.below ?? 0, since: same?.since ?? Date.now() });
    },
    ended: (channel) => void boards.delete(channel),
    below(channel, message) {
      const board = boards.get(channel);
      return board?.message === message ? board.below : 0;
    },
  };
}

/**
 * The nonce of a board that takes the place of another. After a store has lost something, the same revision may show
 * something else, and then has another nonce.
 */
export function nonceOfBoard({ table, revision, match, wish = '' }: Notice, replaced: string | undefined): string {
  const { began, born, stage, recent } = match;
  return nonceOf(table, revision, began, born, stage.at, recent, wish, replaced);
}
