import type { Instant, Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { beginPlay } from './begin.ts';
import type { Match, Occupant } from './match.ts';

export interface OpenMatch {
  readonly game: string;
  readonly guild: string;
  readonly language: Language;
  readonly by: Occupant & { readonly kind: 'member' };
  readonly config: unknown;
  /** The levels of the computers that play along. */
  readonly computers?: readonly string[];
  /** Given by a player who wants the same game again; otherwise a secret. */
  readonly seed: string | undefined;
  /** Given when the match is a solo. */
  readonly solo?: NonNullable<Match['solo']>;
}

/** A match of an open game. It begins at once, and only whoever opened it has a seat. */
export function openMatch(
  { guild, language, by, config, computers = [], seed: chosen, solo }: OpenMatch,
  game: Game,
  began: number,
  seed: string,
  now: Instant,
): Match {
  const seats = [by, ...computers.map((level): Occupant => ({ kind: 'computer', level }))];
  const match: Match = {
    format: 1,
    game: game.id,
    language,
    guild,
    began,
    seats,
    stage: { at: 'playing' },
    seed: chosen ?? seed,
    config,
    clock: { limit: undefined, since: now, reminded: false },
    seen: seats.map(() => now),
    rematch: [],
    recent: [],
    ...(solo === undefined ? {} : { solo }),
  };
  return beginPlay(match, seats, { game, now, seed, revision: began - 1 });
}
