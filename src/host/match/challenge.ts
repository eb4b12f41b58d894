import type { Instant, Language, Level } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { beginPlay, inOrder } from './begin.ts';
import { isLive, type Match, type Occupant, seatOf } from './match.ts';
import { times } from './turns.ts';

export interface Challenge {
  readonly game: string;
  readonly guild: string;
  readonly language: Language;
  readonly by: Occupant & { readonly kind: 'member' };
  readonly against: readonly Occupant[];
  /** Undefined means no limit. */
  readonly turnLimit: number | undefined;
  /** Who begins; drawn at random when left out. */
  readonly first?: Match['first'];
  /** Whether whoever is to move may ask for a hint. */
  readonly hints?: Match['hints'];
  /** How well computers play that take over a seat; the game's usual level when left out. */
  readonly level?: Level | undefined;
  /** The game's usual config when left out. */
  readonly config?: unknown;
}

/** The match that a challenge makes: it waits for an answer, or begins at once when only computers are challenged. */
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
    level: challenge.level,
    clock: { limit: challenge.turnLimit, since: now, reminded: false },
    seen: seats.map((occupant) => (occupant === challenge.by ? now : 0)),
    first: challenge.first,
    hints: challenge.hints,
    rematch: [],
    recent: [],
  };
  const waits = challenge.against.some(({ kind }) => kind === 'member');
  return waits ? match : beginPlay(match, inOrder(match), { game, now, seed, revision: began - 1 });
}

/** Somebody who was challenged says yes or no; the play begins when all have said yes. */
export function answer(match: Match, act: 'accept' | 'decline', by: string, around: Surroundings): Applied {
  if (match.stage.at !== 'invited') return refuse(isLive(match) ? 'no-challenge' : 'over');
  if (by === match.stage.by) return refuse('own-challenge');
  const seat = seatOf(match, by);
  if (seat === undefined) return refuse('not-invited');
  const here = saw(match, seat, around.now);
  if (act === 'decline') return applied({ ...here, stage: { at: 'declined', by } });
  const { stage } = match;
  if (stage.accepted.includes(by)) return refuse('accepted-already');
  const accepted = [...stage.accepted, by];
  const asked = match.seats.flatMap((occupant) => (occupant.kind === 'member' ? [occupant.id] : []));
  if (asked.some((id) => id !== stage.by && !accepted.includes(id))) {
    return applied({ ...here, stage: { ...stage, accepted } });
  }
  const seats = inOrder(match);
  const seen = seats.map((occupant) => here.seen[match.seats.indexOf(occupant)] ?? around.now);
  return applied(beginPlay({ ...here, seen }, seats, around));
}
