import { z } from 'zod';
import type { Game } from '../../games/kernel.ts';
import { readKept } from '../kept.ts';
import { nobodyKnown } from '../match/formerly.ts';
import type { Occupant } from '../match/match.ts';
import type { MatchRecord, Past } from './record.ts';

/** How a match came out, and the line that says so for good. */

/**
 * The place of each seat: 1 for the best, and the same for those who share it. Undefined: it was ended without a result,
 * and counts for nobody.
 */
export function placesOf({ play, stage, seats, replaced }: Past, game: Game): readonly number[] | undefined {
  if (play === undefined || stage.at !== 'over') return undefined;
  const { ending } = stage;
  switch (ending.by) {
    case 'rules': {
      const { winners = [], places } = game.outcome(play) ?? {};
      if (places !== undefined) return places;
      return seats.map((_, seat) => (winners.length === 0 || winners.includes(seat) ? 1 : 2));
    }
    case 'agreement':
      return seats.map(() => 1);
    case 'resigning':
      return seats.map((_, seat) => (seat === ending.seat ? 2 : 1));
    case 'time':
      // A game in which nobody did anything counts for nobody.
      if (play.turn === 0 && ending.late.length === seats.length) return undefined;
      return seats.map((_, seat) => (ending.late.includes(seat) ? 2 : 1));
    case 'round':
      // When only one of them had come, that one has won. Else a game that never began counts for nobody.
      return ending.came === undefined || ending.came.length === 1 ? ending.places : undefined;
    case 'member':
      return placesOfLeft(seats, replaced, ending.id);
    case 'moderator':
    case 'silence':
      return undefined;
  }
}

/** The last member has gone as well, after others: those have lost. Whoever stops a game from outside leaves no result. */
function placesOfLeft(seats: Past['seats'], replaced: Past['replaced'], last: string): readonly number[] | undefined {
  const gone = new Set(replaced?.map(({ seat }) => seat));
  const stayed = seats.some((occupant) =>
    occupant.kind === 'member' ? occupant.id === last : occupant.kind === 'former' && last === nobodyKnown,
  );
  if (gone.size === 0 || !stayed) return undefined;
  return seats.map(({ kind }, seat) => (kind === 'computer' && gone.has(seat) ? 2 : 1));
}

const resultSchema = z
  .object({
    game: z.string(),
    /** Wall time. */
    at: z.number(),
    /** By seat: the id of a member, the level of a computer after `:`, or `?` for a former player. */
    players: z.array(z.string()).readonly(),
    places: z.array(z.number()).readonly().optional(),
    by: z.string(),
    /** Whom the record names beside them. By its line it is found when somebody wishes to be forgotten, or to know. */
    others: z.array(z.string()).readonly().optional(),
  })
  .readonly();
export type Result = z.infer<typeof resultSchema>;

export function resultOf({ ended, match }: MatchRecord, game: Game): Result {
  const { seats, stage } = match;
  const by = stage.at === 'over' ? stage.ending.by : stage.at;
  const [players, places] = [seats.map(writePlayer), placesOf(match, game)];
  const others = othersIn(match).filter((id) => !players.includes(id));
  return { game: match.game, at: ended, players, places, by, ...(others.length === 0 ? {} : { others }) };
}

/** Those who left a seat or took one over, and who ended it. */
function othersIn({ stage, replaced = [] }: Past): readonly string[] {
  const ender = stage.at === 'over' && stage.ending.by === 'member' ? [stage.ending.id] : [];
  const movers = replaced.flatMap(({ id, taken }) => [id, ...(taken === undefined ? [] : [taken.id])]);
  return [...new Set([...movers, ...ender])].filter((id) => id !== '');
}

function writePlayer(occupant: Occupant): string {
  if (occupant.kind === 'member') return occupant.id;
  return occupant.kind === 'computer' ? `:${occupant.level}` : '?';
}

export const readResult = (text: string): Result | undefined => readKept(resultSchema, text);

/** The page that holds the results of a day. A day is that of UTC, whatever the server's time zone is. */
export const resultsPage = (at: number): string => `results-${new Date(at).toISOString().slice(0, 10)}`;
/** Earlier versions kept those of a month on one page, which could grow very long. */
export const monthsResultsPage = (at: number): string => `results-${new Date(at).toISOString().slice(0, 7)}`;

/** The last results of a server, by their time. */
export const recentList = 'recent';
/** So many are on that list. */
export const mostRecent = 60;
