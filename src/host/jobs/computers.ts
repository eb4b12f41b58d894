import type { Logger } from 'pino';
import type { Seat } from '../../games/contract.ts';
import { rngFrom } from '../../games/rng.ts';
import { courseOfTurn } from '../match/match.ts';
import { awaitedComputers } from '../match/turns.ts';
import type { Snapshot } from '../tables.ts';
import type { Timers } from '../time/timers.ts';
import { openUnderWay } from './underWay.ts';

/** What a computer player is told: what its seat sees, and a random seed of its own. */
export interface Pondering {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
}

/** A computer player's move, in notation. */
export type Thought = { readonly move: string } | CutShort;

/** It failed or took too long. `best` is the best move that was found until then, if any. */
export interface CutShort {
  readonly cutShort: unknown;
  readonly best: string | undefined;
}

export type Ponder = (pondering: Pondering) => Promise<Thought>;
/** `refused`: the rules do not allow this move. */
export type Play = (snapshot: Snapshot, seat: Seat, text: string) => Promise<'done' | 'refused'>;

export interface ComputersParts {
  readonly ponder: Ponder;
  readonly play: Play;
  /** So many milliseconds after its turn came, a computer player moves at the earliest. */
  readonly pause: number;
  readonly timers: Timers;
  readonly log: Logger;
}

export interface Computers {
  /** Lets the first of the computer players whose turn it is move, unless it is thinking already. */
  attend(snapshot: Snapshot): void;
  /** Waits for what is under way. What fails from now on is not told: another process begins it again. */
  stop(): Promise<void>;
}

export function openComputers({ ponder, play, pause, timers, log }: ComputersParts): Computers {
  const underWay = openUnderWay();
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));

  /** Resolves when the pause is over, or at once when everything is to end. */
  function resting(): Promise<void> {
    if (pause === 0) return Promise.resolve();
    return Promise.race([stopped, new Promise<void>((resolve) => void timers.after(pause, resolve))]);
  }

  async function think(snapshot: Snapshot, seat: Seat, turn: number) {
    const { match, game, table } = snapshot;
    const occupant = match.seats[seat];
    if (match.play === undefined || occupant?.kind !== 'computer') return;
    const { level } = occupant;
    const told = { table, game: match.game, strength: level, turn };
    const rested = resting();
    try {
      const view = game.view(match.play, seat);
      // The player's random numbers must tell it nothing about those of the match.
      const seed = `${match.seed}/computer${seat}`;
      const thought = await ponder({ game: match.game, level, seat, view, seed, turn });
      await rested;
      if ('cutShort' in thought) tellCutShort(told, thought);
      const found = 'cutShort' in thought ? thought.best : thought.move;
      if (found !== undefined && (await play(snapshot, seat, found)) === 'done') return;
      await play(snapshot, seat, game.anyMove(view, seat, rngFrom(`${seed}/any`, turn)));
    } catch (error) {
      if (stopping.signal.aborted) return;
      log.error({ ...told, err: error }, 'a computer player failed to move; it is asked again in a few seconds');
    }
  }

  function tellCutShort(told: object, { cutShort, best }: CutShort) {
    const instead = best === undefined ? 'some legal move' : 'the best move it had found';
    log.error({ ...told, err: cutShort }, `the thinking of a computer player was cut short; ${instead} is played`);
  }

  return {
    attend(snapshot) {
      const { play: current } = snapshot.match;
      if (current === undefined) return;
      // Where several are awaited, what one does would make the thoughts of the others old.
      const [seat] = awaitedComputers(snapshot.match, snapshot.game);
      if (seat === undefined) return;
      const name = `${snapshot.table}/${courseOfTurn(snapshot.match)}/${seat}`;
      underWay.begin(name, () => think(snapshot, seat, current.turn));
    },
    stop() {
      stopping.abort();
      return underWay.stop();
    },
  };
}
