import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { beginPlay } from './begin.ts';
import { isLive, type Match, type Occupant, seatOf } from './match.ts';

/** Every player must ask for it. All then move on by one seat, so that somebody else begins. */
export function rematch(match: Match, act: Act & { act: 'rematch' }, around: Surroundings): Applied {
  const seat = seatOf(match, act.by);
  if (isLive(match)) return refuse('not-over');
  if (match.stage.at !== 'over') return refuse('no-rematch');
  if (around.game.seating.open === true) {
    const starter: Occupant = { kind: 'member', id: act.by, name: act.name ?? act.by };
    return anew({ ...match, seen: [around.now] }, [starter], around);
  }
  if (seat === undefined) return refuse('not-your-table');
  if (match.rematch.includes(seat)) return refuse('rematch-asked');
  const here = saw({ ...match, rematch: [...match.rematch, seat] }, seat, around.now);
  if (here.seats.some(({ kind }, at) => kind === 'member' && !here.rematch.includes(at))) return applied(here);
  const rotate = <T>(items: readonly T[]): T[] => [...items.slice(1), ...items.slice(0, 1)];
  return anew({ ...here, seen: rotate(here.seen) }, rotate(here.seats), around);
}

function anew(match: Match, seats: readonly Occupant[], around: Surroundings): Applied {
  const began = around.revision + 1;
  const fresh: Match = { ...match, began, seed: around.seed, rematch: [], recent: [], drawOffer: undefined };
  return { done: 'yes', match: beginPlay(fresh, seats, around), entries: [], chapter: 'new', audience: ['table'] };
}
