import type { Judgement } from '../games/judging.ts';
import { openNote } from './noted.ts';
import { openPool, workerFile } from './openPool.ts';
import type { Pondering, Position } from './pondering.ts';
import { PoolBusy } from './turnstile.ts';

/** A computer player's move, in notation. */
export type Thought = { readonly move: string } | CutShort;

/** It failed or took too long. `best` is the best move that was found until then, if any. */
export interface CutShort {
  readonly cutShort: unknown;
  readonly best: string | undefined;
}

export interface Thinking {
  /** Rejects when it was not begun: too many wait, or everything is closed. */
  ponder(pondering: Pondering): Promise<Thought>;
  /** What a computer player does while others are awaited, with the same time as for a move. Undefined: nothing. */
  ponderAside(pondering: Pondering): Promise<string | undefined>;
  /** What a search says of a position. It has as long as a computer player for a move, unless it is told otherwise. */
  judge(position: Position, time?: number): Promise<Judgement<string> | undefined>;
  close(): Promise<void>;
}

export interface ThinkingOptions {
  /** How many think at the same time, at most. The others wait in the order in which they came. */
  readonly threads: number;
  /** Milliseconds that a computer player has for a move. They begin when it has a thread. */
  readonly time: number;
  /** So many milliseconds longer a search may take, before its thread is ended. */
  readonly overtime?: number;
  readonly file?: URL;
  readonly grace: number;
  onFault(fault: Error): void;
}

/** The threads that think for computer players. */
export function openThinking(options: ThinkingOptions): Thinking {
  const { threads, time, overtime = 5_000, file = workerFile('pondering'), grace, onFault } = options;
  const pool = openPool<typeof import('./pondering.ts')>({
    file,
    threads,
    idle: 20_000,
    queue: 1_000,
    patience: time + overtime,
    grace,
    memory: 128,
    onFault,
  });
  let closing = false;

  return {
    async ponder(pondering) {
      const { memory: best, read } = openNote();
      try {
        return { move: await pool.run('ponder', { ...pondering, time, best }) };
      } catch (error) {
        if (closing || error instanceof PoolBusy) throw error;
        return { cutShort: error, best: read() };
      }
    },
    ponderAside: (pondering) => pool.run('aside', { ...pondering, time }),
    judge: (position, enough = time) => pool.run('judge', { ...position, time: Math.min(enough, time) }),
    close() {
      closing = true;
      return pool.close();
    },
  };
}
