import type { Instant } from '../../games/contract.ts';
import { rngFrom } from '../../games/rng.ts';
import {
  type Changed,
  type Cup,
  changedTo,
  entrantOf,
  fewest,
  isFull,
  isRunning,
  refusedFor,
  signedUp,
} from './cup.ts';
import { nextRound } from './rounds.ts';

/** Who takes part in a cup. */

export function join(cup: Cup, { id, name }: { readonly id: string; readonly name: string }): Changed {
  if (cup.stage.at !== 'gathering') return refusedFor(isRunning(cup) ? 'begun' : 'cup-over');
  if (entrantOf(cup, id) !== undefined) return refusedFor('entered-already');
  if (isFull(cup)) return refusedFor('cup-full');
  return changedTo({ ...cup, entrants: [...cup.entrants, { kind: 'member', id, name }] });
}

/** Before it has begun, they were never there. Afterwards they have dropped out, and what they won stays. */
export function leave(cup: Cup, person: string): Changed {
  if (!isRunning(cup)) return refusedFor('cup-over');
  const at = entrantOf(cup, person);
  const entrant = at === undefined ? undefined : cup.entrants[at];
  if (at === undefined || entrant?.kind !== 'member') return refusedFor('not-entered');
  if (cup.stage.at === 'gathering') return changedTo({ ...cup, entrants: cup.entrants.toSpliced(at, 1) });
  if (entrant.left !== undefined) return refusedFor('left-already');
  return changedTo({ ...cup, entrants: cup.entrants.with(at, { ...entrant, left: cup.rounds.length }) });
}

/** Begins with those who are there; a lot gives them their numbers. */
export function start(cup: Cup, now: Instant, seed: string): Changed {
  if (cup.stage.at !== 'gathering') return refusedFor(isRunning(cup) ? 'started-already' : 'cup-over');
  const here = signedUp(cup);
  if (here.length < fewest) return refusedFor('too-few');
  const entrants = rngFrom(`${seed}/cup`, 0).shuffled(here);
  const roundsPlanned = roundsFor({ ...cup, entrants });
  return changedTo(nextRound({ ...cup, entrants, roundsPlanned, stage: { at: 'playing' } }, now));
}

/** `by` wishes it; else too few have signed up. */
export function callOff(cup: Cup, now: Instant, by?: string): Changed {
  if (!isRunning(cup)) return refusedFor('cup-over');
  const why = by === undefined ? { why: 'too-few' as const } : { why: 'wish' as const, by };
  return changedTo({ ...cup, stage: { at: 'called-off', since: now, ...why } });
}

/** In so many rounds everybody has met everybody. */
export const mostRounds = (players: number): number => (players % 2 === 0 ? players - 1 : players);

/**
 * How many rounds a cup has. In a Swiss one so many are enough that at most one wins all; there are never more than
 * everybody has others to meet.
 */
export function roundsFor({ form, entrants, roundsPlanned }: Pick<Cup, 'form' | 'entrants' | 'roundsPlanned'>): number {
  const all = mostRounds(entrants.length);
  if (form === 'everybody') return all;
  return Math.min(all, roundsPlanned ?? Math.max(fewest, Math.ceil(Math.log2(entrants.length))));
}
