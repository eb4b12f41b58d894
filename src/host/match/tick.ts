import type { Instant, Seat } from '../../games/contract.ts';
import { type Applied, applied, type Surroundings } from './act.ts';
import { clockReminding } from './clockAfter.ts';
import { actAsPlanned } from './companions.ts';
import { endRound } from './cupGame.ts';
import { finish, replace } from './finish.ts';
import type { Match } from './match.ts';
import { submit } from './submit.ts';
import { type Due, limitsOf, remindersOf, type Wake, wakes } from './turns.ts';

/** What is done aside, and then comes as an act of its own. */
const aside: ReadonlySet<Wake['wake']> = new Set(['computer', 'plans', 'hint', 'errand']);

/** What happens to a match when the time of its next wake comes. A tick that comes early changes nothing. */
export function tick(match: Match, around: Surroundings): Applied {
  const { game, now } = around;
  const next = wakes(match, game).find(({ wake }) => !aside.has(wake));
  if (next === undefined || next.at > now) return { done: 'nothing' };
  switch (next.wake) {
    case 'lapse':
      return applied({ ...match, stage: { at: 'lapsed' } });
    case 'call':
      // Who it is, is found when this is kept.
      return { done: 'yes', match, entries: [], chapter: 'same', audience: 'call' };
    case 'rules':
      return submit(match, { type: 'tick' }, around);
    case 'reminder':
      if (match.stage.at === 'meeting') return applied({ ...match, clock: { ...match.clock, reminded: true } });
      return applied({ ...match, clock: clockReminding(match, seatsAt(next.at, remindersOf(match, game)), around) });
    case 'limit': {
      // Whose time ended later has not lost, even if this tick comes late.
      const late = seatsAt(next.at, limitsOf(match, game));
      // With more than two players the others play on, and the computer plays for those who are late.
      return applied(
        match.seats.length > 2
          ? replace(match, late, 'late', around)
          : finish(match, { by: 'time', late: [...late] }, game),
      );
    }
    case 'round':
      return applied(endRound(match, around));
    case 'silence':
      return applied(finish(match, { by: 'silence' }, game));
    case 'planned':
      return actAsPlanned(match, around);
    case 'computer':
    case 'plans':
    case 'hint':
    case 'errand':
      return { done: 'nothing' };
  }
}

const seatsAt = (instant: Instant, due: readonly Due[]): readonly Seat[] =>
  due.filter(({ at }) => at === instant).map(({ seat }) => seat);
