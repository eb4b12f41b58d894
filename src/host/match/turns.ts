import type { Instant, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { lacksPlans, nextPlanned } from './companions.ts';
import { hintAsked, type Match, type Turn } from './match.ts';

const minute = 60_000;
export const times = {
  /** An unanswered challenge lapses after this. */
  challenge: 24 * 60 * minute,
  /** Who acted so lately is at the table, and needs no call. */
  moment: minute,
  /** Everybody else is called when their turn has lasted so long and they have not acted. */
  patience: minute,
  /** With less time than this for a turn, nobody can wait with a call. */
  shortClock: 10 * minute,
  /** The one reminder comes when this part of the turn limit has passed. */
  reminderPart: 0.75,
  /** If a computer has not moved or found a hint after this, because its process ended, another process may do it. */
  computer: 10_000,
  /** If an errand is not done after this, because its process ended, another process may do it. */
  errand: 30_000,
  /** Anybody may stop an open table where nothing happened for this long. */
  asleep: 10 * minute,
  /** After this an open table is closed, so that its channel is free again. */
  abandoned: 24 * 60 * minute,
} as const;

export type Wake = {
  readonly wake:
    | ('lapse' | 'rules' | 'call' | 'reminder' | 'limit' | 'round' | 'silence')
    | ('computer' | 'plans' | 'planned' | 'hint' | 'errand');
  readonly at: Instant;
};

/** Who must act before the game can go on. Empty when anybody may act. */
export function awaitedSeats(match: Match, game: Game): readonly Seat[] {
  if (match.stage.at !== 'playing' || match.play === undefined) return [];
  const awaited = game.awaiting(match.play);
  return awaited === 'anyone' ? [] : awaited;
}

export function awaitedMembers(match: Match, game: Game): readonly Seat[] {
  return awaitedSeats(match, game).filter((seat) => match.seats[seat]?.kind === 'member');
}

/** In an open game computers act as they have planned. */
export function awaitedComputers(match: Match, game: Game): readonly Seat[] {
  if (game.seating.open === true) return [];
  return awaitedSeats(match, game).filter((seat) => match.seats[seat]?.kind === 'computer');
}

/** Everything that will happen to this match by time alone, the next first. */
export function wakes(match: Match, game: Game): readonly Wake[] {
  if (match.stage.at === 'invited' || match.stage.at === 'gathering') return [{ wake: 'lapse', at: match.stage.until }];
  if (match.stage.at === 'meeting') return meetingWakes(match, match.stage.until);
  if (match.stage.at !== 'playing' || match.play === undefined) return [];
  const coming: Wake[] = [];
  const rules = game.deadline(match.play);
  if (rules !== undefined) coming.push({ wake: 'rules', at: rules });
  if (awaitedComputers(match, game).length > 0) {
    coming.push({ wake: 'computer', at: match.clock.since + times.computer });
  }
  if (lacksPlans(match, game)) coming.push({ wake: 'plans', at: match.clock.since + times.computer });
  const planned = nextPlanned(match, game);
  if (planned !== undefined) coming.push({ wake: 'planned', at: planned.at });
  const hint = hintAsked(match);
  if (hint !== undefined) coming.push({ wake: 'hint', at: hint.asked + times.computer });
  if (game.errand(match.play) !== undefined) coming.push({ wake: 'errand', at: match.clock.since + times.errand });
  if (match.cup !== undefined) coming.push({ wake: 'round', at: match.cup.until });
  else if (game.seating.open === true) coming.push({ wake: 'silence', at: match.clock.since + times.abandoned });
  for (const { at } of match.calling ?? []) coming.push({ wake: 'call', at });
  for (const { at } of remindersOf(match, game)) coming.push({ wake: 'reminder', at });
  for (const { at } of limitsOf(match, game)) coming.push({ wake: 'limit', at });
  return coming.sort((a, b) => a.at - b.at);
}

/** Who is not there yet is reminded once, before the round ends. */
function meetingWakes({ clock: { since, reminded } }: Match, until: Instant): readonly Wake[] {
  const reminder: Wake = { wake: 'reminder', at: since + times.reminderPart * (until - since) };
  return [...(reminded ? [] : [reminder]), { wake: 'round', at: until }];
}

/** The turn of somebody who is awaited. */
export function turnOf({ clock }: Match, seat: Seat): Turn {
  const kept = clock.turns?.find((turn) => turn.seat === seat);
  return kept ?? { seat, since: clock.since, reminded: clock.reminded };
}

export function turnsOf(match: Match, game: Game): readonly Turn[] {
  return awaitedSeats(match, game).map((seat) => turnOf(match, seat));
}

/** Something that time does to one player. */
export interface Due {
  readonly seat: Seat;
  readonly at: Instant;
}

/** When each member whose turn it is loses on time, the next first. */
export function limitsOf(match: Match, game: Game): readonly Due[] {
  return dueOf(match, game, 1, turnsOfMembers(match, game));
}

/** When each of them is reminded, unless they have been. */
export function remindersOf(match: Match, game: Game): readonly Due[] {
  const turns = turnsOfMembers(match, game).filter(({ reminded }) => !reminded);
  return dueOf(match, game, times.reminderPart, turns);
}

/** When the first of the members whose turn it is loses on time. */
export function limitOf(match: Match, game: Game): Instant | undefined {
  return limitsOf(match, game)[0]?.at;
}

/** Since when moves may have been typed that nobody heard. Players who are not awaited are heard with the others. */
export function unheardSince(match: Match, game: Game): Instant {
  const turns = turnsOf(match, game);
  return turns.length === 0 ? match.clock.since : Math.min(...turns.map(lastOf));
}

/** When something last changed for a player in their turn. What they typed before that counted then, or was refused. */
export function lastOf({ since, acted = since }: Turn): Instant {
  return acted;
}

function turnsOfMembers(match: Match, game: Game): readonly Turn[] {
  return awaitedMembers(match, game).map((seat) => turnOf(match, seat));
}

/** When this part of their time will have passed. A turn ends with the round of a cup, where no limit ends it before. */
function dueOf(match: Match, game: Game, part: number, turns: readonly Turn[]): readonly Due[] {
  const { limit = Number.POSITIVE_INFINITY } = match.clock;
  const until = game.seating.open === true ? undefined : match.cup?.until;
  const due = turns.map(({ seat, since }) => {
    const time = Math.min(limit, (until ?? Number.POSITIVE_INFINITY) - since);
    return { seat, at: since + time * part };
  });
  return due.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at);
}
