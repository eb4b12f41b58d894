import { rngFrom } from '../../games/rng.ts';
import type { Surroundings } from './act.ts';
import type { Match, Occupant } from './match.ts';

/** The match as its game begins, with these players in these seats. */
export function beginPlay(match: Match, seats: readonly Occupant[], around: Surroundings): Match {
  const { game, now } = around;
  const play = game.open({ config: match.config, seats: seats.length, seed: match.seed, now });
  const opened = { seats: seats.length, at: now };
  return {
    ...match,
    seats,
    stage: { at: 'playing' },
    play,
    opened,
    clock: { ...match.clock, since: now, reminded: false },
  };
}

/** The players in the order of their seats. Seat 0 moves first. */
export function inOrder({ seats, first = 'lot', seed }: Match): readonly Occupant[] {
  switch (first) {
    case 'lot':
      return rngFrom(`${seed}/lot`, 0).shuffled(seats);
    case 'challenger':
      return seats;
    case 'opponent':
      return [...seats.slice(1), ...seats.slice(0, 1)];
  }
}
