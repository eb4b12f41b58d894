import type { Seat } from '../games/contract.ts';
import type { Judgement } from '../games/judging.ts';
import type { Game } from '../games/kernel.ts';
import { everyGame } from '../games/registry.ts';
import { rngFrom } from '../games/rng.ts';
import type { Thinking } from '../games/thinking.ts';

/** What a computer player is told: what its seat sees, and a random seed of its own. */
export interface Pondering {
  readonly game: string;
  readonly level: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly seed: string;
  readonly turn: number;
}

/** A position to be judged, as the seat sees it that is to move there. */
export interface Position extends Omit<Pondering, 'level'> {
  /** Milliseconds that the search may take. */
  readonly patience?: number;
}

const usualPatience = 1_000;

/** The player's move, in notation. */
export function ponder({ level, seat, view, ...about }: Pondering): string {
  return gameOf(about).ponder(level, view, seat, thinkingOf(about, usualPatience));
}

export function judge({ seat, view, patience = usualPatience, ...about }: Position): Judgement<string> | undefined {
  return gameOf(about).judge(view, seat, thinkingOf(about, patience));
}

function gameOf({ game: id }: Pick<Pondering, 'game'>): Game {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`no game named ${id}`);
  return game;
}

function thinkingOf({ seed, turn }: Pick<Pondering, 'seed' | 'turn'>, patience: number): Thinking<string> {
  const end = performance.now() + patience;
  return { rng: rngFrom(seed, turn), late: () => performance.now() >= end, best: () => undefined };
}
