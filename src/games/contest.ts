import type { Kind, Seat } from './contract.ts';

/** Who stood against whom, in a whole game or in one round of it. */
export interface Contest {
  /** Those of one side win together. The best place is 1; sides that share a place were equal. */
  readonly sides: readonly Side[];
  /** What somebody did in it that they may be proud of: a solution of so many moves that nobody can do in fewer. */
  readonly feat?: { readonly seat: Seat; readonly moves: number };
}

export interface Side {
  readonly seats: readonly Seat[];
  readonly place: number;
}

/** How games are counted for a ranking. */
export interface Contests<K extends Kind> {
  /** Who wins together, in games that are played in teams. When left out, each seat is a side. */
  sides?(seats: number): readonly (readonly Seat[])[];
  /** What a step decided, in games whose rounds count one by one. When left out, the whole game is one contest. */
  contest?(before: K['state'], after: K['state']): Contest | undefined;
}

/** The same for all games. `Of` is what they are asked about. */
export interface SealedContests<Of> {
  readonly counted: 'whole' | 'by-rounds';
  sides(seats: number): readonly (readonly Seat[])[];
  contest(before: Of, after: Of): Contest | undefined;
}

export function mountContests<K extends Kind, Of>(
  game: Contests<K>,
  stateOf: (play: Of) => K['state'],
): SealedContests<Of> {
  return {
    counted: game.contest === undefined ? 'whole' : 'by-rounds',
    sides: (seats) => game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => [seat]),
    contest: (before, after) => game.contest?.(stateOf(before), stateOf(after)),
  };
}
