import type { Instant, Language, Level, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { beginByLot } from './begin.ts';
import { levelOf } from './level.ts';
import { isLive, type Match, type Occupant, seatOf } from './match.ts';
import { times } from './turns.ts';

/** A table where members take seats one by one before the game begins. */
export interface Gathering {
  readonly game: string;
  readonly guild: string;
  readonly language: Language;
  readonly by: Occupant & { readonly kind: 'member' };
  readonly seats: number;
  readonly turnLimit: number | undefined;
  readonly hints?: Match['hints'];
  /** How well computers play that fill the seats; the game's usual level when left out. */
  readonly level?: Level | undefined;
  readonly config: unknown;
}

/** Whoever asks for the table gets its first seat, and may change to another. */
export function gatheringMatch(gathering: Gathering, began: number, seed: string, now: Instant): Match {
  const { game, guild, language, by, seats, turnLimit, level, config } = gathering;
  return {
    format: 1,
    game,
    language,
    guild,
    began,
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? by : { kind: 'nobody' })),
    stage: { at: 'gathering', by: by.id, until: now + times.challenge },
    seed,
    config,
    hints: gathering.hints,
    level,
    clock: { limit: turnLimit, since: now, reminded: false },
    seen: Array.from({ length: seats }, () => now),
    rematch: [],
    recent: [],
  };
}

export function gather(match: Match, act: Act & { act: 'sit' | 'stand' | 'fill' }, around: Surroundings): Applied {
  if (match.stage.at !== 'gathering') return refuse(isLive(match) ? 'seats-taken' : 'over');
  const seat = seatOf(match, act.by);
  switch (act.act) {
    case 'sit': {
      if (act.seat === undefined && seat !== undefined) return refuse('seated-already');
      const wanted = act.seat ?? match.seats.findIndex(({ kind }) => kind === 'nobody');
      if (wanted === seat) return { done: 'nothing' };
      if (match.seats[wanted]?.kind !== 'nobody') return refuse('seat-taken');
      const seated = put(vacated(match, seat), wanted, { kind: 'member', id: act.by, name: act.name });
      return applied(beginWhenFull(saw(seated, wanted, around.now), around));
    }
    case 'stand':
      return seat === undefined ? refuse('not-your-table') : applied(vacated(match, seat));
    case 'fill': {
      const level = levelOf(match, around.game);
      if (seat === undefined) return refuse('sit-first');
      if (level === undefined) return refuse('no-computer');
      const seats = match.seats.map(
        (occupant): Occupant => (occupant.kind === 'nobody' ? { kind: 'computer', level } : occupant),
      );
      return applied(beginWhenFull({ ...match, seats }, around));
    }
  }
}

function put(match: Match, seat: Seat, occupant: Occupant): Match {
  return { ...match, seats: match.seats.with(seat, occupant) };
}

function vacated(match: Match, seat: Seat | undefined): Match {
  return seat === undefined ? match : put(match, seat, { kind: 'nobody' });
}

function beginWhenFull(match: Match, around: Surroundings): Match {
  return match.seats.some(({ kind }) => kind === 'nobody') ? match : beginByLot(match, around);
}

/** How many seats a table of this game may have. */
export function tableSizes({ seating }: Game): readonly number[] {
  const { least, most, counts } = seating;
  return counts ?? Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
