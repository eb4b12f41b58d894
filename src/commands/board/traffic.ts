import { shownIn, type TableId } from '../../store/address.ts';

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

/** The nonce of a board, at most 25 characters. Every try to send the same board has the same nonce. */
export function nonceOf(table: TableId, revision: number, manner: 'in-place' | 'anew'): string {
  const channel = BigInt(shownIn(table) ?? 0).toString(36);
  const again = manner === 'anew' ? (Date.now() % 46_656).toString(36) : '';
  return `${channel}.${revision.toString(36)}.${again}`.slice(0, 25);
}
