import { createHash } from 'node:crypto';
import type { Notice } from '../../host/outbox/herald.ts';

/** Counts the messages below each board. It knows only those that this process heard. */
export interface Traffic {
  heard(channel: string): void;
  posted(channel: string, message: string): void;
  below(channel: string, message: string): number;
}

export function openTraffic(): Traffic {
  const boards = new Map<string, { message: string; below: number }>();
  return {
    heard(channel) {
      const board = boards.get(channel);
      if (board !== undefined) board.below++;
    },
    posted: (channel, message) => void boards.set(channel, { message, below: 0 }),
    below(channel, message) {
      const board = boards.get(channel);
      if (board?.message === message) return board.below;
      // An earlier process posted this board. Messages below it are counted from now on.
      boards.set(channel, { message, below: 0 });
      return 0;
    },
  };
}

/**
 * The nonce of a board, at most 25 characters. Every try to send the same board has the same nonce, in every process.
 * After a store has lost something, the same revision may show something else, and then has another nonce.
 */
export function nonceOf({ table, revision, match, wish = '' }: Notice): string {
  const { began, born, stage, recent } = match;
  const shown = JSON.stringify([table, revision, began, born, stage.at, recent, wish]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 25);
}
