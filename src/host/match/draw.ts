import type { Seat } from '../../games/contract.ts';
import { type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { finish } from './finish.ts';
import type { Match } from './match.ts';

/** Offers a draw, or agrees to the one that is offered. It is a draw when everybody at the table agrees. */
export function draw(match: Match, seat: Seat, { now, game }: Surroundings): Applied {
  if (match.seats.some(({ kind }) => kind === 'computer')) return refuse('computer-plays-on');
  if (match.retract !== undefined) return refuse('asked-first');
  const here = saw(match, seat, now);
  if (match.drawOffer === undefined) return applied({ ...here, drawOffer: seat, drawAgreed: [] });
  if (match.drawOffer === seat) return refuse('already-offered');
  if (!askedToDraw(match).includes(seat)) return refuse('agreed-already');
  const agreed: Match = { ...here, drawAgreed: [...(match.drawAgreed ?? []), seat] };
  return applied(askedToDraw(agreed).length === 0 ? finish(agreed, { by: 'agreement' }, game) : agreed);
}

/** Turns down the draw that is offered, or that a move is taken back. Who has agreed may still do so; whose offer it is plays on by a move. */
export function playOn(match: Match, seat: Seat, { now }: Surroundings): Applied {
  const { retract } = match;
  if (retract !== undefined && retract.seat !== seat) return applied({ ...saw(match, seat, now), retract: undefined });
  if (match.drawOffer === undefined) return refuse(retract === undefined ? 'nothing-offered' : 'retract-asked');
  if (match.drawOffer === seat) return refuse('already-offered');
  return applied({ ...saw(match, seat, now), drawOffer: undefined });
}

/** Whose answer to the offer of a draw is still awaited. Nobody’s when none is offered. */
export function askedToDraw({ seats, drawOffer, drawAgreed = [] }: Match): readonly Seat[] {
  if (drawOffer === undefined) return [];
  return seats.flatMap((_, seat) => (seat === drawOffer || drawAgreed.includes(seat) ? [] : [seat]));
}
