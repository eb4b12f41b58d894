import type { Seat } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Act, type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { clockWithout } from './clockAfter.ts';
import { levelOf } from './level.ts';
import { type Ending, isLive, type Match, type Occupant, seatOf } from './match.ts';
import type { HostReason } from './refusals.ts';
import { times } from './turns.ts';

/** Ends the match. When its game did not end by its own rules, its secrets are shown now. */
export function finish(match: Match, ending: Ending, game: Game): Match {
  const play = match.play && ending.by !== 'rules' ? game.closed(match.play) : match.play;
  return { ...match, play, stage: { at: 'over', ending }, drawOffer: undefined, retract: undefined };
}

/** Computers take the seats of those who left, at the table's level. With no member left, the match is over. */
export function replace(
  match: Match,
  gone: readonly Seat[],
  why: NonNullable<Match['replaced']>[number]['why'],
  around: Surroundings,
): Match {
  const { game } = around;
  const level = levelOf(match, game);
  const leaver = match.seats[gone[0] ?? 0];
  const seats = match.seats.map(
    (occupant, seat): Occupant => (gone.includes(seat) && level !== undefined ? { kind: 'computer', level } : occupant),
  );
  if (level === undefined || !seats.some(({ kind }) => kind === 'member')) {
    return finish(match, { by: 'member', id: leaver?.kind === 'member' ? leaver.id : '' }, game);
  }
  const left = gone.flatMap((seat) => {
    const occupant = match.seats[seat];
    return occupant?.kind === 'member'
      ? [{ seat, id: occupant.id, name: occupant.name, why, turn: match.play?.turn }]
      : [];
  });
  return {
    ...match,
    seats,
    replaced: [...(match.replaced ?? []), ...left],
    clock: clockWithout(match, gone, around),
    // Computers agree to no draw, so an offer cannot stand. What was asked of who left is asked anew.
    drawOffer: undefined,
    retract: undefined,
  };
}

export function stop(match: Match, act: Act & { act: 'stop' }, { now, game }: Surroundings): Applied {
  if (!isLive(match)) return refuse('over');
  const seat = seatOf(match, act.by);
  const { stage } = match;
  if ((stage.at === 'invited' || stage.at === 'gathering') && stage.by === act.by) {
    return applied({ ...(seat === undefined ? match : saw(match, seat, now)), stage: { at: 'withdrawn' } });
  }
  const playing = seat !== undefined && stage.at === 'playing';
  const unfair = act.rank === 'member' ? undefined : lossAvoided(match, act.by, game);
  if (unfair !== undefined) return refuse(unfair);
  // Who plays ends it as a player: what was lost there before stays lost.
  if (act.rank === 'moderator' && !playing) return applied(finish(match, { by: 'moderator' }, game));
  if (match.cup !== undefined) return refuse('in-a-cup');
  if (act.rank !== 'member') return applied(finish(match, { by: 'member', id: act.by }, game));
  if (stage.at === 'invited') return refuse('not-your-challenge');
  if (game.seating.open === true) {
    const asleep = now - match.clock.since > times.asleep;
    return seat === 0 || asleep
      ? applied(finish(match, { by: 'member', id: act.by }, game))
      : refuse('stop-not-begun-by-you');
  }
  return refuse(seat === undefined ? 'not-your-table' : 'stop-not-yours');
}

/** Neither rank nor setting spares anybody a loss to another member, also when they have left a table where others play on. */
function lossAvoided(match: Match, by: string, { seating }: Game): HostReason | undefined {
  const left = match.replaced?.some(({ id }) => id === by) === true;
  if (match.stage.at !== 'playing' || (seatOf(match, by) === undefined && !left)) return undefined;
  if (match.cup !== undefined) return 'in-a-cup';
  const others = match.seats.some((occupant) => occupant.kind === 'member' && occupant.id !== by);
  if (seating.open === true || !others) return undefined;
  return match.seats.length > 2 ? 'stop-leave-instead' : 'stop-resign-instead';
}

/** Ends what nobody can see any more. Nothing is announced. */
export function close(match: Match, { game }: Surroundings): Applied {
  if (!isLive(match)) return { done: 'nothing' };
  const ended: Match =
    match.stage.at === 'playing' ? finish(match, { by: 'silence' }, game) : { ...match, stage: { at: 'lapsed' } };
  return { done: 'yes', match: ended, entries: [], chapter: 'same', audience: [] };
}
