import { rngFrom } from '../games/rng.ts';
import type { Surroundings } from './acted.ts';
import type { Match, Occupant } from './match.ts';

/** The match as its game begins: the lot, unless it was drawn by an earlier match, decides who is seat 0. */
export function begin(match: Match, seats: readonly Occupant[], around: Surroundings): Match {
  const { playable, now } = around;
  const play = playable.open({ config: match.config, seats: seats.length, seed: match.seed, now });
  return { ...match, seats, stage: { at: 'playing' }, play, clock: { ...match.clock, since: now, reminded: false } };
}

export function byLot(match: Match): readonly Occupant[] {
  return rngFrom(`${match.seed}/lot`, 0).shuffled(match.seats);
}
