import type { Logger } from 'pino';
import type { Seat } from '../../games/contract.ts';
import type { Judgement } from '../../games/judging.ts';
import { courseOfTurn, type Hint, hintAsked } from '../match/match.ts';
import type { Snapshot } from '../tables.ts';
import { openUnderWay } from './underWay.ts';

/** A position to be judged, as the seat sees it that is to move there. */
export interface Position {
  readonly game: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
  /** The move that was made there, when the game is over. */
  readonly made?: string;
}

/** The search has so many milliseconds at most; when this is left out, as long as a computer player for a move. */
export type JudgePosition = (position: Position, time?: number) => Promise<Judgement<string> | undefined>;
export type GiveHint = (snapshot: Snapshot, found: NonNullable<Hint['found']>) => Promise<void>;

export interface Hints {
  /** Looks for the hint that was asked for at this table, unless that is under way. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. What fails from now on is not told: another process begins it again. */
  stop(): Promise<void>;
}

export function openHints(judge: JudgePosition, give: GiveHint, log: Logger): Hints {
  const underWay = openUnderWay();

  async function look(snapshot: Snapshot, { seat, turn }: Hint) {
    const { match, game, table } = snapshot;
    if (match.play === undefined) return;
    const view = game.view(match.play, seat);
    const judging = judge({ game: match.game, seat, view, seed: `${match.seed}/hint${seat}`, turn });
    try {
      await give(snapshot, (await judging.catch(failed)) ?? 'nothing');
    } catch (error) {
      if (underWay.stopping()) return;
      log.error({ table, game: match.game, turn, err: error }, 'a hint could not be given; it is tried again');
    }

    function failed(error: unknown): 'nothing' {
      // Another process begins it again.
      if (underWay.stopping()) throw error;
      log.error({ table, game: match.game, turn, err: error }, 'the search for a hint failed; the board says so');
      return 'nothing';
    }
  }

  return {
    attend(snapshot) {
      const asked = hintAsked(snapshot.match);
      if (asked === undefined) return;
      const name = `${snapshot.table}/${courseOfTurn(snapshot.match)}/${asked.seat}`;
      underWay.begin(name, () => look(snapshot, asked));
    },
    stop: underWay.stop,
  };
}
