import type { Instant, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Act, Applied, Surroundings } from './act.ts';
import type { Match, Plans } from './match.ts';
import { submit } from './submit.ts';

/**
 * Computer players of an open game. Nobody waits for them: they say what they will do and when, and time does it. So
 * whichever process sweeps does it, once.
 */
export interface CompanionSeat {
  readonly seat: Seat;
  readonly level: string;
}

type Planned = Plans['moves'][number];

const second = 1_000;
/** They do nothing for so long after anything has happened, so that people can see it. */
const breath = 3 * second;
/** They play on for so long after the last thing that a member did. */
const company = 10 * 60 * second;

export function companionsIn({ stage, seats }: Match, game: Game): readonly CompanionSeat[] {
  if (stage.at !== 'playing' || game.companions.length === 0) return [];
  return seats.flatMap((occupant, seat) =>
    occupant.kind === 'computer' && occupant.away === undefined ? [{ seat, level: occupant.level }] : [],
  );
}

/** Whether they have yet to say what they will do in this turn of the play. */
export function lacksPlans(match: Match, game: Game): boolean {
  return companionsIn(match, game).length > 0 && plansIn(match) === undefined && hasCompany(match, match.clock.since);
}

/** The next thing that any of them does. */
export function nextPlanned(match: Match, game: Game): Planned | undefined {
  const seats = companionsIn(match, game).map(({ seat }) => seat);
  const earliest = match.clock.since + breath;
  return plansIn(match)
    ?.moves.filter(({ seat }) => seats.includes(seat))
    .map((move) => ({ ...move, at: Math.max(move.at, earliest) }))
    .filter(({ at }) => hasCompany(match, at))
    .toSorted((a, b) => a.at - b.at || a.seat - b.seat)[0];
}

/** They have said what they will do. Nobody sees it. */
export function planned(match: Match, { turn, moves }: Act & { act: 'planned' }): Applied {
  if (match.stage.at !== 'playing' || match.play?.turn !== turn || plansIn(match) !== undefined) {
    return { done: 'nothing' };
  }
  return { ...unseen, match: { ...match, plans: { turn, moves } } };
}

/** The time of the next thing has come. If it is not possible any more, it is dropped. */
export function actAsPlanned(match: Match, around: Surroundings): Applied {
  const next = nextPlanned(match, around.game);
  if (next === undefined || match.plans === undefined) return { done: 'nothing' };
  const { seat, text } = next;
  const done = submit(match, { type: 'move', seat, text }, around);
  if (done.done === 'yes') return done;
  const moves = match.plans.moves.filter((move) => move.seat !== seat);
  return { ...unseen, match: { ...match, plans: { ...match.plans, moves } } };
}

const unseen = { done: 'yes', entries: [], chapter: 'same', audience: [] } as const;

function plansIn({ play, plans }: Match): Plans | undefined {
  return plans?.turn === play?.turn ? plans : undefined;
}

function hasCompany({ seats, seen }: Match, at: Instant): boolean {
  return seats.some(({ kind }, seat) => kind === 'member' && at <= (seen[seat] ?? 0) + company);
}
