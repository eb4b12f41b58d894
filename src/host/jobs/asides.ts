import type { Logger } from 'pino';
import type { Level, Seat } from '../../games/contract.ts';
import { courseOfTurn } from '../match/match.ts';
import { awaitedComputers, awaitedMembers } from '../match/turns.ts';
import type { Snapshot } from '../tables.ts';
import type { Play, Pondering } from './computers.ts';
import { openUnderWay } from './underWay.ts';

export type PonderAside = (pondering: Pondering) => Promise<string | undefined>;

export interface Asides {
  /** While members are awaited, asks each computer player once in a turn whether it does something aside. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. */
  stop(): Promise<void>;
}

export function openAsides(ponder: PonderAside, play: Play, log: Logger): Asides {
  const underWay = openUnderWay();
  /** The last turn in which each of them was asked. */
  const asked = new Map<string, string>();

  async function ask(snapshot: Snapshot, seat: Seat, level: Level, turn: number) {
    const { match, game, table } = snapshot;
    if (match.play === undefined) return;
    try {
      const view = game.view(match.play, seat);
      const text = await ponder({ game: match.game, level, seat, view, seed: `${match.seed}/aside${seat}`, turn });
      if (text !== undefined) await play(snapshot, seat, text);
    } catch (error) {
      if (underWay.stopping()) return;
      log.error(
        { table, game: match.game, turn, err: error },
        'a computer player could not do what it does aside; the game goes on without it',
      );
    }
  }

  return {
    attend(snapshot) {
      const { table, match, game } = snapshot;
      const waits = awaitedMembers(match, game).length > 0 && awaitedComputers(match, game).length === 0;
      for (const [seat, occupant] of match.seats.entries()) {
        const level = occupant.kind === 'computer' && game.asides.find((each) => each === occupant.level);
        if (!level) continue;
        const name = `${table}/${seat}`;
        if (match.play === undefined || match.stage.at !== 'playing') {
          asked.delete(name);
          continue;
        }
        const { turn } = match.play;
        const now = courseOfTurn(match);
        if (!waits || asked.get(name) === now) continue;
        asked.set(name, now);
        underWay.begin(`${name}/${now}`, () => ask(snapshot, seat, level, turn));
      }
    },
    stop: underWay.stop,
  };
}
