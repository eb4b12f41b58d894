import type { Contest } from '../../games/contest.ts';
import type { Seat } from '../../games/contract.ts';
import type { Game, Play } from '../../games/kernel.ts';
import { shownIn } from '../../store/address.ts';
import { nobodyKnown } from '../match/formerly.ts';
import { retracing } from '../match/retrace.ts';
import type { MatchRecord, Past } from '../records/record.ts';
import { placesOf } from '../records/result.ts';
import { unhurried } from '../unhurried.ts';

/** Who won and lost in a finished match, as far as it counts. */

/** A contest by the people in it. A side of computers has no players. */
export interface Bout {
  readonly sides: readonly { readonly place: number; readonly players: readonly Player[] }[];
  /** The level of a computer that took part. Then it counts apart. */
  readonly computer: string | undefined;
  readonly feat: { readonly player: string; readonly moves: number } | undefined;
}

export interface Player {
  readonly id: string;
  readonly name: string;
  /** Who left, or ran out of time, has lost, whatever the computer did in their seat afterwards. */
  readonly stayed: 'to-the-end' | 'not';
}

export type Came = 'won' | 'drawn' | 'lost';

/** In the order in which they were decided. A match that was stopped by a moderator counts for nobody. */
export async function boutsOf(record: MatchRecord, game: Game): Promise<readonly Bout[]> {
  const { match, table } = record;
  // What somebody plays alone counts nowhere.
  if (shownIn(table) === undefined || match.stage.at !== 'over' || match.stage.ending.by === 'moderator') return [];
  const contests = game.counted === 'whole' ? wholeOf(match, game) : await roundsOf(record, game);
  return contests.map((contest) => boutOf(contest, match)).filter(counts);
}

function wholeOf(match: Past, game: Game): readonly Contest[] {
  const places = placesOf(match, game);
  if (places === undefined) return [];
  const placeOf = (seats: readonly Seat[]) => Math.min(...seats.map((seat) => places[seat] ?? places.length));
  return [
    {
      sides: game.sides(match.seats.length).map((seats) => ({
        seats: seats.filter((seat) => !hasNoResult(match, seat)),
        place: placeOf(seats),
      })),
    },
  ];
}

/** Who was left alone with computers may go: against those, there is no result. */
function hasNoResult(match: Past, seat: Seat): boolean {
  const { seats, stage } = match;
  const leftAlone = stage.at === 'over' && stage.ending.by === 'member' && seats[seat]?.kind === 'member';
  return leftAlone && seats.some((_, at) => computerAt(match, at) !== undefined);
}

/** A log that gives another game by today's rules, or that they cannot read at all, tells nothing. */
async function roundsOf({ match, log }: MatchRecord, game: Game): Promise<readonly Contest[]> {
  try {
    const { plays, fault } = await unhurried(retracing(match, log, game));
    return fault === undefined ? contestsIn(plays, game) : [];
  } catch {
    return [];
  }
}

function contestsIn(plays: readonly Play[], game: Game): readonly Contest[] {
  return plays.flatMap((after, at) => {
    const before = plays[at - 1];
    const contest = before && game.contest(before, after);
    return contest === undefined ? [] : [contest];
  });
}

function boutOf({ sides, feat }: Contest, match: Past): Bout {
  const last = 1 + Math.max(...sides.map(({ place }) => place));
  const levelsAt = (seats: readonly Seat[]) => seats.flatMap((seat) => computerAt(match, seat) ?? []);
  const sitting = sides.flatMap(({ seats, place }) => {
    const players = seats.flatMap((seat) => playerAt(match, seat) ?? []);
    const levels = levelsAt(seats);
    if (players.length + levels.length === 0) return [];
    const gone = levels.length === 0 && players.every(({ stayed }) => stayed === 'not');
    return [{ place: gone ? last : place, players }];
  });
  const levels = sides.flatMap(({ seats }) => levelsAt(seats));
  const proud = feat && playerAt(match, feat.seat);
  return {
    sides: sitting,
    computer: levels[0],
    feat: proud && feat && { player: proud.id, moves: feat.moves },
  };
}

const counts = ({ sides, feat }: Bout): boolean => sides.length > 1 || feat !== undefined;

/** Who sat there first. Who took the seat over later neither wins nor loses. */
function playerAt({ seats, replaced = [] }: Past, seat: Seat): Player | undefined {
  const occupant = seats[seat];
  const first = replaced.find((each) => each.seat === seat)?.id;
  if (occupant?.kind === 'member' && (first === undefined || first === occupant.id)) {
    return { id: occupant.id, name: occupant.name, stayed: 'to-the-end' };
  }
  return first === undefined || first === nobodyKnown ? undefined : { id: first, name: '', stayed: 'not' };
}

/** A computer that sat there from the beginning. */
function computerAt({ seats, replaced = [] }: Past, seat: Seat): string | undefined {
  const occupant = seats[seat];
  return occupant?.kind === 'computer' && !replaced.some((each) => each.seat === seat) ? occupant.level : undefined;
}

/** How it came out for somebody. */
export function cameOut({ sides }: Bout, { id, stayed }: Player): Came {
  if (stayed === 'not') return 'lost';
  const places = sides.map(({ place }) => place);
  const best = Math.min(...places);
  const own = sides.find(({ players }) => players.some((player) => player.id === id))?.place;
  if (own !== best) return 'lost';
  return places.every((place) => place === best) ? 'drawn' : 'won';
}
