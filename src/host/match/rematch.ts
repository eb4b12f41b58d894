import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { beginPlay, movedOn } from './begin.ts';
import { isLive, type Match, type Occupant, seatOf } from './match.ts';
import { nextBeginning } from './shown.ts';

/** Every player must ask for it. All then move on by one seat, so that somebody else begins. */
export function rematch(before: Match, act: Act & { act: 'rematch' }, around: Surroundings): Applied {
  const match: Match = { ...before, language: act.language ?? before.language };
  const seat = seatOf(match, act.by);
  if (isLive(match)) return refuse('not-over');
  if (match.stage.at !== 'over') return refuse('no-rematch');
  if (match.cup !== undefined) return refuse('in-a-cup');
  if (around.game.seating.open === true) {
    const starter: Occupant = { kind: 'member', id: act.by, name: act.name ?? act.by };
    const companions = before.seats.filter((occupant) => occupant.kind === 'computer' && occupant.away === undefined);
    const seats = [starter, ...companions];
    return anew({ ...match, seen: seats.map(() => around.now) }, seats, around);
  }
  if (seat === undefined) return refuse('not-your-table');
  if (match.seats.some(({ kind }) => kind === 'former')) return refuse('no-rematch');
  if (match.rematch.includes(seat)) return refuse('rematch-asked');
  const here = saw({ ...match, rematch: [...match.rematch, seat] }, seat, around.now);
  if (here.seats.some(({ kind }, at) => kind === 'member' && !here.rematch.includes(at))) return applied(here);
  return anew({ ...here, seen: movedOn(here.seen, 1) }, movedOn(here.seats, 1), around);
}

function anew(match: Match, seats: readonly Occupant[], around: Surroundings): Applied {
  const began = nextBeginning({ revision: around.revision, before: match });
  const begun = {
    began,
    seed: around.seed,
    rematch: [],
    recent: [],
    drawOffer: undefined,
    replaced: undefined,
    hint: undefined,
    retracted: undefined,
    plans: undefined,
  };
  const fresh: Match = { ...match, ...begun };
  return { done: 'yes', match: beginPlay(fresh, seats, around), entries: [], chapter: 'new', audience: ['table'] };
}
