import { z } from 'zod';
import type { Game } from '../games/kernel.ts';
import { readKept } from './kept.ts';
import { isLive, isWaiting, type Match } from './match/match.ts';
import { missingIn } from './match/meeting.ts';
import { leftSeats } from './match/takeOver.ts';
import { awaitedMembers, limitOf } from './match/turns.ts';

const ids = z.array(z.string()).readonly();

const course = z
  .object({
    /** Who has a seat. */
    members: ids,
    /** Who must act or answer before it goes on. */
    awaited: ids,
    /** Who else may come in: those who take a seat that is free or was left, whoever likes, or nobody. */
    open: z.enum(['by seats', 'by moves', 'no']),
    /** On the tables' clock: until when it waits for those awaited, or for more players. */
    until: z.number().optional(),
    since: z.number().optional(),
  })
  .readonly();

const listingSchema = z
  .object({
    stage: z.enum(['invited', 'playing']),
    game: z.string(),
    /** Members who have not answered the challenge yet. */
    invited: ids,
    /** Who made the challenge. */
    by: z.string().optional(),
    /** Earlier versions did not write it. */
    course: course.optional(),
  })
  .readonly();

/** What the list of a channel's live tables says about one table. It tells no more than the board that everybody sees. */
export type Listing = z.infer<typeof listingSchema>;
export type Course = z.infer<typeof course>;

/** Undefined when the table is on no list. */
export function listingOf(match: Match, game: Game): string | undefined {
  return isListed(match) ? JSON.stringify(listed(match, game)) : undefined;
}

export const isListed = (match: Match): boolean => isLive(match) && match.solo === undefined;

export const readListing = (text: string): Listing | undefined => readKept(listingSchema, text);

function listed(match: Match, game: Game): Listing {
  const { stage } = match;
  return {
    stage: stage.at === 'invited' ? 'invited' : 'playing',
    game: match.game,
    invited: stage.at === 'invited' ? invitedTo(match) : [],
    ...(stage.at === 'invited' ? { by: stage.by } : {}),
    course: courseOf(match, game),
  };
}

/** How a live match stands, for those who look at many at once. */
export function courseOf(match: Match, game: Game): Course {
  const { stage, born } = match;
  const awaited = awaitedMembers(match, game).flatMap((seat) => memberAt(match, seat));
  const until = 'until' in stage ? stage.until : limitOf(match, game);
  return {
    members: membersOf(match),
    awaited: isWaiting(match) ? invitedTo(match) : awaited,
    open: openness(match, game),
    ...(until === undefined ? {} : { until }),
    ...(born === undefined ? {} : { since: born }),
  };
}

function openness(match: Match, { seating }: Game): Course['open'] {
  if (match.cup !== undefined) return 'no';
  if (match.stage.at === 'gathering' || leftSeats(match).length > 0) return 'by seats';
  return seating.open === true && match.seats.length < seating.most ? 'by moves' : 'no';
}

function invitedTo(match: Match): readonly string[] {
  const { stage } = match;
  if (stage.at === 'meeting') return missingIn(match).flatMap((seat) => memberAt(match, seat));
  return stage.at === 'invited' ? membersOf(match).filter((id) => id !== stage.by && !stage.accepted.includes(id)) : [];
}

const membersOf = (match: Match): readonly string[] => match.seats.flatMap((_, seat) => memberAt(match, seat));

function memberAt({ seats }: Match, seat: number): readonly string[] {
  const occupant = seats[seat];
  return occupant?.kind === 'member' ? [occupant.id] : [];
}

/** What a live match is to a member. */
export type Standing = 'acts' | 'challenged' | 'waits' | 'may-join' | 'watches';

export function standingOf({ members, awaited, open }: Course, stage: Listing['stage'], member: string): Standing {
  if (awaited.includes(member)) return stage === 'invited' ? 'challenged' : 'acts';
  // In an open game nobody waits for anybody: all may bid at once.
  if (open === 'by moves') return 'may-join';
  if (members.includes(member)) return 'waits';
  return open === 'by seats' ? 'may-join' : 'watches';
}
