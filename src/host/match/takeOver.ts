import type { Seat } from '../../games/contract.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { clockWith } from './clockAfter.ts';
import { nobodyKnown } from './formerly.ts';
import { type Match, seatOf } from './match.ts';

/** The seats where the computer plays on for somebody. */
function computersSeats({ seats, stage, replaced = [] }: Match): readonly Seat[] {
  if (stage.at !== 'playing') return [];
  const left = replaced.filter(({ taken }) => taken === undefined).map(({ seat }) => seat);
  return seats.flatMap(({ kind }, seat) => (kind === 'computer' && left.includes(seat) ? [seat] : []));
}

/** Those of them that somebody may take over: strangers, or only who left them. */
export function leftSeats(match: Match): readonly Seat[] {
  const seats = computersSeats(match);
  if (!hasFormer(match)) return seats;
  const theirs = (match.replaced ?? []).filter(({ id, why }) => id !== nobodyKnown && why === 'left');
  return seats.filter((at) => theirs.some(({ seat }) => seat === at));
}

/** Whether somebody who played here has been forgotten. A stranger may be them. */
const hasFormer = ({ replaced = [] }: Match): boolean =>
  replaced.some(({ id, taken }) => id === nobodyKnown || taken?.id === nobodyKnown);

/**
 * A member takes over a seat that somebody left. Who has played here before knows what their seat saw, so they get no
 * other. Whom time took keeps nobody waiting a second time. Where nobody can tell who has played, no stranger sits down.
 */
export function takeOver(match: Match, act: Act & { act: 'sit' }, around: Surroundings): Applied {
  const { by, name } = act;
  const { play, replaced = [] } = match;
  if (play === undefined) return refuse('not-started');
  if (seatOf(match, by) !== undefined) return refuse('seated-already');
  const left = leftSeats(match);
  const before = replaced.filter(({ id }) => id === by);
  if (before.some(({ why }) => why === 'late')) return refuse('late-before');
  const own = before[0]?.seat;
  if (own === undefined && hasFormer(match) && computersSeats(match).length > 0)
    return refuse('former-among-strangers');
  const seat = act.seat ?? own ?? left[0];
  if (own !== undefined && (seat !== own || !left.includes(own))) return refuse('own-seat-only');
  if (seat === undefined || !left.includes(seat)) return refuse(left.length === 0 ? 'seats-taken' : 'seat-taken');
  const seated: Match = {
    ...match,
    seats: match.seats.with(seat, { kind: 'member', id: by, name }),
    replaced: replaced.map((each) =>
      each.seat === seat && each.taken === undefined ? { ...each, taken: { id: by, name, turn: play.turn } } : each,
    ),
  };
  return applied(saw({ ...seated, clock: clockWith(seated, seat, around) }, seat, around.now));
}
