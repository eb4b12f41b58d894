import type { Seat } from '../../games/contract.ts';
import type { PlayInput } from '../../games/kernel.ts';
import { type Act, type Applied, refuse, type Surroundings } from './act.ts';
import { isWaiting, type Match, type Occupant, seatOf } from './match.ts';
import { submit } from './submit.ts';

export function move(match: Match, act: Act & { act: 'move' }, around: Surroundings): Applied {
  const { seating } = around.game;
  const { stage, language } = match;
  const seat = seatOf(match, act.by);
  const open = seating.open === true && match.cup === undefined;
  const comes = seat === undefined && open && match.seats.length < seating.most;
  if (seat === undefined && !comes) return refuse(open ? 'full' : 'not-your-table');
  if (isWaiting(match)) return refuse('not-started');
  if (stage.at !== 'playing') return refuse('over');
  const made = (at: Seat): PlayInput => ({
    ...{ type: 'move', seat: at, text: act.text, language: act.language ?? language },
    ...(act.typed && { typed: act.typed }),
  });
  if (seat !== undefined) return submit(match, made(seat), around);
  // A player whose first move is refused does not get a seat.
  const joined = sitDown(match, { kind: 'member', id: act.by, name: act.name ?? act.by }, around);
  if (joined.done !== 'yes') return joined;
  const moved = submit(joined.match, made(match.seats.length), around);
  return moved.done === 'yes' ? { ...moved, entries: [...joined.entries, ...moved.entries] } : moved;
}

export function sitDown(match: Match, newcomer: Occupant, around: Surroundings): Applied {
  const seats = [...match.seats, newcomer];
  const seen = [...match.seen, around.now];
  return submit({ ...match, seats, seen }, { type: 'join', seat: match.seats.length }, around);
}
