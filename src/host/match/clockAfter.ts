import type { Seat } from '../../games/contract.ts';
import type { Surroundings } from './act.ts';
import type { Match, Turn } from './match.ts';
import { awaitedSeats, turnOf, turnsOf } from './turns.ts';

/** What the clock wants to know of an input. */
export interface Deed {
  /** Who made a move; undefined when it was no move. */
  readonly seat: Seat | undefined;
  /** `not-all`: only some know of it. Nobody else may learn of it from the clock. */
  readonly seenBy: 'all' | 'not-all';
}

/** The clock after an input. A turn that goes on keeps its time, whatever its player or others did meanwhile. */
export function clockAfter(before: Match, after: Match, deed: Deed, { game, now }: Surroundings): Match['clock'] {
  const waited = awaitedSeats(before, game);
  const turns = awaitedSeats(after, game).map((seat): Turn => {
    if (!waited.includes(seat) || !goesOn(seat)) return { seat, since: now, reminded: false };
    const turn = turnOf(before, seat);
    return deed.seat === seat ? { ...turn, acted: now } : turn;
  });
  const { clock } = before;
  return withTurns({ ...clock, since: deed.seenBy === 'all' ? now : clock.since }, turns);

  function goesOn(seat: Seat): boolean {
    const [earlier, later] = [before, after].map(({ play }) => play && game.turn(play, seat));
    if (earlier === undefined || later === undefined) return deed.seat !== seat || deed.seenBy === 'not-all';
    return earlier === later;
  }
}

/** The clock when the computer takes over some seats. The turns of the others go on. */
export function clockWithout(match: Match, gone: readonly Seat[], { game, now }: Surroundings): Match['clock'] {
  const left = turnsOf(match, game).filter(({ seat }) => !gone.includes(seat));
  return withTurns({ ...match.clock, since: now }, left);
}

/** The clock when a member takes a seat over from the computer. If it is their turn, it begins now. */
export function clockWith(match: Match, seat: Seat, { game, now }: Surroundings): Match['clock'] {
  const turns = turnsOf(match, game).map((turn) => (turn.seat === seat ? { seat, since: now, reminded: false } : turn));
  return withTurns({ ...match.clock, since: now }, turns);
}

/** The clock after moves were taken back. Whose turn it was already keeps its time; any other turn begins anew. */
export function clockBack(before: Match, after: Match, { game, now }: Surroundings): Match['clock'] {
  const waited = awaitedSeats(before, game);
  const turns = awaitedSeats(after, game).map((seat): Turn => {
    return waited.includes(seat) ? { ...turnOf(before, seat), acted: now } : { seat, since: now, reminded: false };
  });
  return withTurns({ ...before.clock, since: now }, turns);
}

export function clockReminding(match: Match, seats: readonly Seat[], { game }: Surroundings): Match['clock'] {
  const turns = turnsOf(match, game).map((turn) => (seats.includes(turn.seat) ? { ...turn, reminded: true } : turn));
  return withTurns(match.clock, turns);
}

function withTurns(clock: Match['clock'], turns: readonly Turn[]): Match['clock'] {
  return { ...clock, reminded: turns.some(({ reminded }) => reminded), turns };
}
