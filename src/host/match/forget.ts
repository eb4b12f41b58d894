import { type Act, type Applied, applied, type Surroundings } from './act.ts';
import { finish, replace } from './finish.ts';
import { mentions, withoutPerson } from './formerly.ts';
import { isLive, type Match, type Occupant, seatOf } from './match.ts';
import { submit } from './submit.ts';

/** Somebody is not to be known here any more. Where they still play, they leave first. */
export function forget(match: Match, { by }: Act & { act: 'forget' }, around: Surroundings): Applied {
  if (!mentions(JSON.stringify(match), by)) return { done: 'nothing' };
  const left = isLive(match) ? leave(match, by, around) : undefined;
  const done = left?.done === 'yes' ? left : { ...unseen, match };
  return { ...done, match: withoutPerson(done.match, by) };
}

/** What has ended is not shown again for it. */
const unseen = { done: 'yes', entries: [], chapter: 'same', audience: [] } as const;

function leave(match: Match, by: string, around: Surroundings): Applied {
  const { stage, seats } = match;
  const seat = seatOf(match, by);
  if (stage.at === 'invited') {
    if (stage.by === by) return applied({ ...match, stage: { at: 'withdrawn' } });
    return seat === undefined ? applied(match) : applied({ ...match, stage: { at: 'declined', by } });
  }
  if (seat === undefined) return applied(match);
  if (stage.at === 'gathering') {
    const free = seats.map((occupant, at): Occupant => (at === seat ? { kind: 'nobody' } : occupant));
    const alone = !free.some(({ kind }) => kind === 'member');
    return applied({ ...match, seats: free, stage: alone ? { at: 'withdrawn' } : stage });
  }
  if (around.game.seating.open === true && match.cup === undefined)
    return submit(match, { type: 'leave', seat }, around);
  if (seats.length > 2) return applied(replace(match, [seat], 'left', around));
  return applied(finish(match, { by: 'resigning', seat }, around.game));
}
