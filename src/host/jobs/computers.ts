import type { Logger } from 'pino';
import type { Seat } from '../../games/contract.ts';
import { awaitedComputers } from '../match/turns.ts';
import type { Snapshot } from '../tables.ts';

/** What a computer player is told: what its seat sees, and a random seed of its own. */
export interface Pondering {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
}

export type Ponder = (pondering: Pondering) => Promise<string>;
export type Play = (snapshot: Snapshot, seat: Seat, turn: number, text: string) => Promise<void>;

export interface Computers {
  /** Lets the computer players whose turn it is move, unless they are thinking already. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. What fails from now on is not told: another process begins it again. */
  stop(): Promise<void>;
}

export function openComputers(ponder: Ponder, play: Play, log: Logger): Computers {
  const thinking = new Map<string, Promise<void>>();
  let stopping = false;

  async function think(snapshot: Snapshot, seat: Seat, turn: number) {
    const { match, game, table } = snapshot;
    const occupant = match.seats[seat];
    if (match.play === undefined || occupant?.kind !== 'computer') return;
    try {
      const view = game.view(match.play, seat);
      // The player's random numbers must tell it nothing about those of the match.
      const seed = `${match.seed}/computer${seat}`;
      const text = await ponder({ game: match.game, level: occupant.level, seat, view, seed, turn });
      await play(snapshot, seat, turn, text);
    } catch (error) {
      if (stopping) return;
      log.error(
        { table, game: match.game, turn, err: error },
        'a computer player failed to move; it is asked again in a few seconds',
      );
    }
  }

  return {
    attend(snapshot) {
      const { play: current } = snapshot.match;
      if (current === undefined) return;
      for (const seat of awaitedComputers(snapshot.match, snapshot.game)) {
        const name = `${snapshot.table}/${snapshot.match.began}/${seat}/${current.turn}`;
        if (thinking.has(name)) continue;
        thinking.set(
          name,
          think(snapshot, seat, current.turn).finally(() => thinking.delete(name)),
        );
      }
    },
    async stop() {
      stopping = true;
      while (thinking.size > 0) await Promise.all(thinking.values());
    },
  };
}
