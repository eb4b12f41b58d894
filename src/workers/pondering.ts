import type { Seat } from '../games/contract.ts';
import type { Judgement } from '../games/judging.ts';
import { mindOf } from '../games/minds.ts';
import { rngFrom } from '../games/rng.ts';
import type { Thinking } from '../games/thinking.ts';
import { openNote } from './noted.ts';

/** What a computer player is told: what its seat sees, and a random seed of its own. */
export interface Pondering {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
}

/** Milliseconds for the search. They begin when it begins: to wait for a thread costs none. */
interface Timed {
  readonly time: number;
}

export interface PonderingTask extends Pondering, Timed {
  /** Where the best move so far is noted. */
  readonly best: SharedArrayBuffer;
}

/** A position to be judged, as the seat sees it that is to move there. */
export interface Position extends Omit<Pondering, 'level'> {
  /** The move that was made there, when the game is over. */
  readonly made?: string;
}

/** The player's move, in notation. */
export async function ponder({ level, seat, view, best, ...task }: PonderingTask): Promise<string> {
  const mind = await mindOf(task.game);
  return mind.ponder(level, view, seat, thinkingFor(task, openNote(best).write));
}

/** What the player does while others are awaited. Undefined: nothing. */
export async function aside({ level, seat, view, ...task }: Pondering & Timed): Promise<string | undefined> {
  const mind = await mindOf(task.game);
  return mind.aside(
    level,
    view,
    seat,
    thinkingFor(task, () => undefined),
  );
}

export async function judge({ seat, view, made, ...task }: Position & Timed): Promise<Judgement<string> | undefined> {
  const mind = await mindOf(task.game);
  return mind.judge(
    view,
    seat,
    thinkingFor(task, () => undefined),
    made,
  );
}

type Begun = Pick<Pondering, 'seed' | 'turn'> & Timed;

function thinkingFor({ seed, turn, time }: Begun, best: Thinking<string>['best']): Thinking<string> {
  const end = performance.now() + time;
  return { rng: rngFrom(seed, turn), late: () => performance.now() >= end, best };
}
