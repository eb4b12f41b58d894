import type { Instant, Seat } from '../../games/contract.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { beginPlay } from './begin.ts';
import { type Match, seatOf } from './match.ts';

/**
 * Before a game of a cup where anybody may act at any time. Whoever came alone would win whatever they like, so it begins
 * when both have said that they are there, one soon after the other.
 */

/** Who has said that they are there is there for so long. */
export const presence = 15 * 60_000;

export function meet(match: Match, by: string, around: Surroundings): Applied {
  const { stage } = match;
  const { now } = around;
  const seat = seatOf(match, by);
  if (stage.at !== 'meeting') return refuse('no-challenge');
  if (seat === undefined) return refuse('not-your-table');
  if (!absentIn(match, now).includes(seat)) return refuse('here-already');
  const here = [...stage.here.filter((each) => each.seat !== seat), { seat, since: now }];
  const met: Match = { ...saw(match, seat, now), stage: { ...stage, here } };
  return applied(absentIn(met, now).length === 0 ? beginPlay(met, met.seats, around) : met);
}

/** Who is not there now. */
export function absentIn({ seats, stage }: Match, now: Instant): readonly Seat[] {
  const here = stage.at === 'meeting' ? stage.here.filter(({ since }) => now < since + presence) : [];
  return [...seats.keys()].filter((seat) => !here.some((each) => each.seat === seat));
}

/** Who has never been there. */
export function missingIn({ seats, stage }: Match): readonly Seat[] {
  const here = stage.at === 'meeting' ? stage.here : [];
  return [...seats.keys()].filter((seat) => !here.some((each) => each.seat === seat));
}

/** What ends such a match, as any other of a cup: it has a result, and so it must have begun. */
const ends: ReadonlySet<Act['act']> = new Set(['resign', 'leave', 'forget', 'stop', 'call-off', 'close']);

/** The match as it is to be ended by this act. */
export function begunToEnd(match: Match, act: Act, around: Surroundings): Match {
  if (match.stage.at !== 'meeting' || !ends.has(act.act)) return match;
  return act.act === 'forget' && seatOf(match, act.by) === undefined ? match : beginPlay(match, match.seats, around);
}
