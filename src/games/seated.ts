import type { Seat, Seating, Viewer } from './contract.ts';
import type { Play, PlayInput } from './kernel.ts';

/** Rules and faces need not check whether a seat is at the table: the kernel lets no other seat reach them. */

export function mayAct(play: Play, input: Extract<PlayInput, { seat: Seat }>, { most }: Seating): boolean {
  return input.type === 'join' ? input.seat === play.seats && play.seats < most : isSeated(play, input.seat);
}

/** A viewer who has no seat at this table sees what everybody sees. */
export function seated(play: Play, viewer: Viewer): Viewer {
  return viewer !== 'table' && isSeated(play, viewer) ? viewer : 'table';
}

function isSeated({ seats }: Play, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < seats;
}
