import type { Instant, Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { beginPlay, inOrder } from './begin.ts';
import type { Match, Occupant } from './match.ts';
import { times } from './turns.ts';

export interface Challenge {
  readonly game: string;
  readonly guild: string;
  readonly language: Language;
  readonly by: Occupant & { readonly kind: 'member' };
  readonly against: readonly Occupant[];
  /** Undefined: no limit. */
  readonly turnLimit: number | undefined;
  /** Who begins; by lot when left out. */
  readonly first?: Match['first'];
  /** The game's standard when left out. */
  readonly config?: unknown;
}

/** A match as a challenge makes it: waiting for an answer, or already begun when only computers are asked. */
export function challengeMatch(challenge: Challenge, game: Game, began: number, seed: string, now: Instant): Match {
  const seats = [challenge.by, ...challenge.against];
  const match: Match = {
    format: 1,
    game: challenge.game,
    language: challenge.language,
    guild: challenge.guild,
    began,
    seats,
    stage: { at: 'invited', by: challenge.by.id, until: now + times.challenge, accepted: [] },
    seed,
    config: challenge.config ?? game.presets.standard,
    clock: { limit: challenge.turnLimit, since: now, reminded: false },
    seen: seats.map(() => now),
    first: challenge.first,
    rematch: [],
    recent: [],
  };
  const waits = challenge.against.some(({ kind }) => kind === 'member');
  return waits ? match : beginPlay(match, inOrder(match), { game, now, seed, revision: began - 1 });
}
