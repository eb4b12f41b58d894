import { rngFrom } from '../../games/rng.ts';
import type { Surroundings } from './act.ts';
import { clockAfter } from './clockAfter.ts';
import type { Match, Occupant } from './match.ts';

/** The match as its game begins, with these players in these seats. */
export function beginPlay(match: Match, seats: readonly Occupant[], around: Surroundings): Match {
  const { game, now } = around;
  const play = game.open({ config: match.config, seats: seats.length, seed: match.seed, now });
  const opened = { seats: seats.length, at: now };
  const begun: Match = { ...match, seats, stage: { at: 'playing' }, play, opened };
  // All turns are new, also after a match that ended in the middle of one.
  const waiting = { ...match, play: undefined };
  return { ...begun, clock: clockAfter(waiting, begun, { seat: undefined, seenBy: 'all' }, around) };
}

/** The players in the order of their seats. Seat 0 moves first. */
export function inOrder({ seats, first = 'lot', seed }: Match): readonly Occupant[] {
  switch (first) {
    case 'lot':
      return rngFrom(`${seed}/lot`, 0).shuffled(seats);
    case 'challenger':
      return seats;
    case 'opponent':
      return movedOn(seats, 1);
  }
}

/**
 * Begins at a table where members chose their seats: with whom they sit stays as they chose, and who begins is drawn.
 * All move on round the table by as many seats as the lot says, so that partners stay partners.
 */
export function beginByLot(match: Match, around: Surroundings): Match {
  const { seats, seen, seed } = match;
  const by = rngFrom(`${seed}/lot`, 0).int(seats.length);
  return beginPlay({ ...match, seen: movedOn(seen, by) }, movedOn(seats, by), around);
}

/** What stands round a table, when everybody has moved on by so many seats. */
export function movedOn<T>(items: readonly T[], by: number): readonly T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}
