import type { Instant, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { courseOfTurn, type Match } from './match.ts';
import { absentIn } from './meeting.ts';
import { askedToRetract } from './retract.ts';
import { awaitedMembers, limitsOf, times, turnOf } from './turns.ts';

/**
 * Who is called, and who will be unless they act before. A call is a new message that mentions them, since an edit
 * notifies nobody.
 */
export interface Calls {
  readonly call: Match['call'];
  readonly calling: Match['calling'];
}

/** The calls after a change that everybody sees. Who acted a moment ago on this table is there, and needs none yet. */
export function callsFor(before: Match | undefined, after: Match, game: Game, now: Instant): Calls {
  const same = before?.began === after.began ? before : undefined;
  if (after.stage.at !== 'playing') return { call: callOutside(same, after, now), calling: undefined };
  const waiting = callingIn(same, after, game, now);
  const due = waiting.filter(({ at }) => at <= now).map(({ seat }) => seat);
  const news = newsFor(same, after, game, now);
  // News takes the place of a call to the turn: who is due is then called at the next tick, at once.
  const later = news === undefined ? waiting.filter(({ at }) => at > now) : waiting;
  return { call: news ?? called('turn', due), calling: later.length === 0 ? undefined : later };
}

/** Before a game begins and after it has ended, whom it concerns is called at once. */
function callOutside(before: Match | undefined, after: Match, now: Instant): Match['call'] {
  const { stage } = after;
  switch (stage.at) {
    case 'invited': {
      // They were called when the challenge was made. When one of several accepts, nobody is called again.
      if (before?.stage.at === 'invited') return undefined;
      return called(
        'challenge',
        seatsWhere(after, (id) => id !== stage.by),
      );
    }
    case 'meeting': {
      const news = before?.stage.at !== 'meeting' || before.stage !== stage || before.clock !== after.clock;
      return news ? called('meeting', absentIn(after, now)) : undefined;
    }
    case 'declined':
      return called('declined', away(after, everySeat(after), now));
    case 'over': {
      if (before?.stage.at !== 'over') return called('end', away(after, everySeat(after), now));
      const asked = after.rematch.length > before.rematch.length;
      const others = everySeat(after).filter((seat) => !after.rematch.includes(seat));
      return asked ? called('rematch', away(after, others, now)) : undefined;
    }
    case 'gathering':
    case 'withdrawn':
    case 'lapsed':
    case 'playing':
      return undefined;
  }
}

/** What those at the table must hear at once while they play. */
function newsFor(before: Match | undefined, after: Match, game: Game, now: Instant): Match['call'] {
  if (before?.stage.at === 'meeting') return called('meeting', away(after, everySeat(after), now));
  const reminded = awaitedMembers(after, game).filter(
    (seat) => turnOf(after, seat).reminded && before !== undefined && !turnOf(before, seat).reminded,
  );
  if (reminded.length > 0) return called('reminder', reminded);
  const [offered, stands] = [before?.drawOffer, after.drawOffer];
  if (stands !== undefined && offered === undefined) return called('offer', away(after, everySeat(after), now));
  if (stands === undefined && offered !== undefined) return called('refusal', away(after, [offered], now));
  const [asked, asks] = [before?.retract, after.retract];
  if (asks !== undefined && asked === undefined) return called('retract', away(after, askedToRetract(after), now));
  if (before !== undefined && asked !== undefined && asks === undefined) {
    const stands = courseOfTurn(before) === courseOfTurn(after);
    return stands ? called('no-retract', away(after, [asked.seat], now)) : undefined;
  }
  return undefined;
}

type Calling = NonNullable<Match['calling']>;

/** Whose turn has come and who has not acted since, each with the time when they are called. */
function callingIn(before: Match | undefined, after: Match, game: Game, now: Instant): Calling {
  // Who plays against computers alone keeps nobody waiting, and knows whose turn it is.
  if (seatsWhere(after, () => true).length < 2) return [];
  const wasAwaited = before === undefined ? [] : awaitedMembers(before, game);
  const known = new Map(before?.calling?.map(({ seat, at }) => [seat, at]));
  return awaitedMembers(after, game).flatMap((seat) => {
    if (!wasAwaited.includes(seat)) return [{ seat, at: patienceEnds(after, seat, game, now) }];
    // Who has just acted and is to go on knows it.
    const at = after.seen[seat] === before?.seen[seat] ? known.get(seat) : undefined;
    return at === undefined ? [] : [{ seat, at }];
  });
}

/** When somebody whose turn has come is called. Where little time is left, nobody waits for long. */
function patienceEnds(match: Match, seat: Seat, game: Game, now: Instant): Instant {
  const limit = limitsOf(match, game).find((due) => due.seat === seat)?.at;
  const ends = [limit, match.play && game.deadline(match.play)].filter((end) => end !== undefined);
  const left = Math.min(...ends) - now;
  const seen = match.seen[seat] ?? 0;
  return left <= times.shortClock
    ? Math.max(now, seen + Math.min(times.moment, left / 4))
    : Math.max(now, seen + times.moment) + times.patience;
}

function called(why: NonNullable<Match['call']>['why'], seats: readonly Seat[]): Match['call'] {
  return seats.length === 0 ? undefined : { why, seats };
}

const everySeat = (match: Match): readonly Seat[] => match.seats.map((_, seat) => seat);

function seatsWhere(match: Match, suits: (member: string) => boolean): readonly Seat[] {
  return match.seats.flatMap((occupant, seat) => (occupant.kind === 'member' && suits(occupant.id) ? [seat] : []));
}

/** Those of them who have not acted a moment ago. */
function away(match: Match, seats: readonly Seat[], now: Instant): readonly Seat[] {
  return seats.filter((seat) => match.seats[seat]?.kind === 'member' && now - (match.seen[seat] ?? 0) > times.moment);
}
