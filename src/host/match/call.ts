import type { Instant, Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Match } from './match.ts';
import { awaitedMembers, times } from './turns.ts';

/** Who must be called by a new message, since an edit notifies nobody. Those who acted lately will see the edit. */
export function callFor(before: Match | undefined, after: Match, game: Game, now: Instant): Match['call'] {
  if (after.stage.at === 'invited') {
    // They were called when the challenge was made. When one of several accepts, nobody is called again.
    if (before?.stage.at === 'invited') return undefined;
    const { by } = after.stage;
    const invited = after.seats.flatMap((occupant, seat) =>
      occupant.kind === 'member' && occupant.id !== by ? [seat] : [],
    );
    return called('challenge', invited);
  }
  if (after.stage.at === 'gathering') return undefined;
  if (after.stage.at !== 'playing') return called('end', silent(after, everySeat(after), now));
  if (after.clock.reminded && before?.clock.reminded === false) {
    return called('reminder', awaitedMembers(after, game));
  }
  if (after.drawOffer !== undefined && before?.drawOffer === undefined) {
    return called('offer', silent(after, everySeat(after), now));
  }
  return called('turn', silent(after, awaitedMembers(after, game), now));
}

type Call = NonNullable<Match['call']>;

function called(why: Call['why'], seats: readonly Seat[]): Match['call'] {
  return seats.length === 0 ? undefined : { why, seats };
}

const everySeat = (match: Match): readonly Seat[] => match.seats.map((_, seat) => seat);

function silent(match: Match, seats: readonly Seat[], now: Instant): readonly Seat[] {
  return seats.filter((seat) => {
    const seen = match.seen[seat];
    return match.seats[seat]?.kind === 'member' && seen !== undefined && now - seen > times.silence;
  });
}
