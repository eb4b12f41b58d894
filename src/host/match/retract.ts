import type { Seat } from '../../games/contract.ts';
import type { Entry, Game, Play } from '../../games/kernel.ts';
import { type Applied, applied, refuse, type Surroundings, saw } from './act.ts';
import { clockBack } from './clockAfter.ts';
import type { Match } from './match.ts';
import { retrace } from './retrace.ts';
import { linesKept } from './submit.ts';

/** The play before somebody's last move, how many entries led there, and what everybody was last told of them. */
interface Earlier {
  readonly play: Play;
  readonly keep: number;
  readonly recent: readonly unknown[];
}

/**
 * Asks to take one's last move back, or agrees to that. It is done when all other members agree; computers always do.
 * What it led to is then no longer in the log, so the match plays again as if it had never been.
 */
export function retract(match: Match, seat: Seat, around: Surroundings): Applied {
  const { game, now, log = [] } = around;
  const asked = match.retract ?? { seat, agreed: [] };
  if (match.drawOffer !== undefined) return refuse('asked-first');
  if (match.retract !== undefined && asked.seat === seat) return refuse('retract-asked');
  if (asked.agreed.includes(seat)) return refuse('retract-agreed');
  const earlier = beforeLastMove(match, asked.seat, log, game);
  if (earlier === undefined) return refuse('no-way-back');
  const agreed = match.retract === undefined ? [] : [...asked.agreed, seat];
  const here: Match = { ...saw(match, seat, now), retract: { seat: asked.seat, agreed } };
  if (askedToRetract(here).length > 0) return applied(here);
  const back: Match = {
    ...here,
    play: earlier.play,
    recent: earlier.recent,
    retract: undefined,
    retracted: { times: (match.retracted?.times ?? 0) + 1, seat: asked.seat },
    // It was given for a turn that will come in another position.
    hint: undefined,
  };
  const taken = applied({ ...back, clock: clockBack(match, back, around) });
  return taken.done === 'yes' ? { ...taken, keep: earlier.keep } : taken;
}

/** The members who are still to say whether somebody may take their move back. */
export function askedToRetract({ seats, retract }: Match): readonly Seat[] {
  if (retract === undefined) return [];
  return seats.flatMap(({ kind }, seat) =>
    kind !== 'member' || seat === retract.seat || retract.agreed.includes(seat) ? [] : [seat],
  );
}

/** Undefined when nothing may be taken back as far as there. It must tell nothing that only some know. */
function beforeLastMove(match: Match, seat: Seat, log: readonly Entry[], game: Game): Earlier | undefined {
  const { plays, fault } = retrace(match, log, game);
  if (fault !== undefined) return undefined;
  const made = log.map(({ input, at }, nth) => game.submit(plays[nth] as Play, input, at));
  const told = made.map((step) =>
    step.ok && step.changed ? step.events.filter(({ to }) => to === 'table').map(({ event }) => event) : [],
  );
  for (let nth = log.length - 1; nth >= peopleSince(match); nth--) {
    const [step, before, input] = [made[nth], plays[nth], log[nth]?.input];
    if (before === undefined || !step?.ok || !step.changed || step.undo === 'never') return undefined;
    const awaited = game.awaiting(before);
    const own = input?.type === 'move' && input.seat === seat && awaited !== 'anyone' && awaited.includes(seat);
    if (own) return { play: before, keep: nth, recent: told.slice(0, nth).flat().slice(-linesKept) };
  }
  return undefined;
}

/** The turn since which the same people play: nobody takes back what somebody else did in their seat. */
function peopleSince({ replaced = [] }: Match): number {
  return Math.max(0, ...replaced.flatMap(({ turn = 0, taken }) => [turn, taken?.turn ?? 0]));
}
