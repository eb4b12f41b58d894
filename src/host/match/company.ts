import type { Seat } from '../../games/contract.ts';
import type { Entry } from '../../games/kernel.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { companionsIn } from './companions.ts';
import type { Match, Occupant } from './match.ts';
import { sitDown } from './move.ts';
import { submit } from './submit.ts';

/** Somebody who plays here has a computer of this level play along. */
export function invite(match: Match, seat: Seat, { level }: Act & { act: 'invite' }, around: Surroundings): Applied {
  const { game, now } = around;
  if (match.cup !== undefined) return refuse('in-a-cup');
  if (!game.companions.some((each) => each === level)) return refuse('no-computer');
  if (companionsIn(match, game).some((companion) => companion.level === level)) return refuse('companion-here');
  const here = saw({ ...match, plans: undefined }, seat, now);
  const before = match.seats.findIndex((occupant) => occupant.kind === 'computer' && occupant.level === level);
  const computer: Occupant = { kind: 'computer', level };
  if (before !== -1) return applied({ ...here, seats: match.seats.with(before, computer) });
  if (match.seats.length >= game.seating.most) return refuse('full');
  const seated = sitDown(here, computer, around);
  // The rules tell of nobody who has not moved yet.
  return seated.done === 'yes' ? { ...seated, audience: ['table'] } : seated;
}

/** Somebody who plays here sends all computers away. What they have won stays theirs. */
export function dismiss(match: Match, seat: Seat, around: Surroundings): Applied {
  const { game, now } = around;
  const companions = companionsIn(match, game);
  if (companions.length === 0) return refuse('no-companions');
  const entries: Entry[] = [];
  let after = saw(match, seat, now);
  for (const companion of companions) {
    const left = submit(after, { type: 'leave', seat: companion.seat }, around);
    // Who came back and has not moved since has left already, as far as the rules know.
    if (left.done === 'yes') {
      after = left.match;
      entries.push(...left.entries);
    }
    const gone: Occupant = { kind: 'computer', level: companion.level, away: true };
    after = { ...after, seats: after.seats.with(companion.seat, gone) };
  }
  return { done: 'yes', match: after, entries, chapter: 'same', audience: ['table'] };
}
