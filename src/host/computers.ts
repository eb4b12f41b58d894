import type { Logger } from 'pino';
import type { Seat } from '../games/contract.ts';
import type { Pondering } from '../workers/pondering.ts';
import type { Standing } from './desk.ts';
import { awaitedComputers } from './turns.ts';

export type Ponder = (pondering: Pondering) => Promise<string>;
export type Play = (standing: Standing, seat: Seat, turn: number, text: string) => Promise<void>;

export interface Computers {
  /** Lets the computer players move whose turn it is, unless they are thinking already. */
  attend(standing: Standing): void;
  idle(): Promise<void>;
}

export function openComputers(ponder: Ponder, play: Play, log: Logger): Computers {
  const thinking = new Map<string, Promise<void>>();

  async function think(standing: Standing, seat: Seat, turn: number) {
    const { match, playable, table } = standing;
    const occupant = match.seats[seat];
    if (match.play === undefined || occupant?.kind !== 'computer') return;
    try {
      const view = playable.view(match.play, seat);
      // Its chance must tell nothing about the table's own.
      const seed = `${match.seed}/computer${seat}`;
      const text = await ponder({ game: match.game, level: occupant.level, seat, view, seed, turn });
      await play(standing, seat, turn, text);
    } catch (error) {
      log.error({ table, game: match.game, turn, error: String(error) }, 'a computer player could not move');
    }
  }

  return {
    attend(standing) {
      const { play: current } = standing.match;
      if (current === undefined) return;
      for (const seat of awaitedComputers(standing.match, standing.playable)) {
        const name = `${standing.table}/${standing.match.began}/${seat}/${current.turn}`;
        if (thinking.has(name)) continue;
        thinking.set(
          name,
          think(standing, seat, current.turn).finally(() => thinking.delete(name)),
        );
      }
    },
    async idle() {
      while (thinking.size > 0) await Promise.all(thinking.values());
    },
  };
}
