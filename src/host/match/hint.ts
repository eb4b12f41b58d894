import type { Seat } from '../../games/contract.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { courseOfTurn, hintIn, type Match } from './match.ts';
import { awaitedSeats } from './turns.ts';

/** Somebody who is to move asks what a search would do. It is looked for aside, and shown to everybody. */
export function hint(match: Match, seat: Seat, { game, now }: Surroundings): Applied {
  if (match.hints === undefined || game.judging !== 'any-time' || match.play === undefined) return refuse('no-hints');
  if (!awaitedSeats(match, game).includes(seat)) return refuse('hint-not-your-turn');
  if (hintIn(match)?.seat === seat) return refuse('hint-asked');
  return applied({ ...saw(match, seat, now), hint: { seat, turn: match.play.turn, asked: now } });
}

/** The hint was found, unless the play has gone on. */
export function hinted(match: Match, { course, found }: Act & { act: 'hinted' }): Applied {
  const asked = hintIn(match);
  if (asked === undefined || courseOfTurn(match) !== course || asked.found !== undefined) return { done: 'nothing' };
  return applied({ ...match, hint: { ...asked, found } });
}
