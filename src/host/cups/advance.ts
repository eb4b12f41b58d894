import type { Instant } from '../../games/contract.ts';
import { type Cup, fewest, isFull, roundNow, signedUp, takesPart } from './cup.ts';
import { nextRound } from './rounds.ts';
import { callOff, start } from './signUp.ts';

/** What has become due by itself: the cup begins or is called off, a round follows another, or it is over. */
export function advance(cup: Cup, now: Instant, seed: string): Cup {
  if (cup.stage.at === 'gathering') {
    if (!isFull(cup) && now < cup.stage.until) return cup;
    const few = signedUp(cup).length < fewest;
    const changed = few ? callOff(cup, now) : start(cup, now, seed);
    return changed.ok ? changed.cup : cup;
  }
  if (cup.stage.at !== 'playing' || roundNow(cup)?.games.some(({ result }) => result === undefined)) return cup;
  const over = { at: 'over', since: now } as const;
  // Who leads after the last round has won, also where they did not come to its game.
  if (cup.rounds.length >= (cup.roundsPlanned ?? 0)) return { ...cup, stage: over };
  const after = withoutIdle(cup);
  const left = after.entrants.filter((entrant) => takesPart(entrant, after.rounds.length)).length;
  if (left < 2) return { ...after, stage: over };
  // There may be nothing to play in it.
  return advance(nextRound(after, now), now, seed);
}

/** Who never came to their game in the last round has dropped out. */
function withoutIdle(cup: Cup): Cup {
  const idle = (roundNow(cup)?.games ?? []).flatMap(({ entrants, result }) =>
    entrants.filter((_, seat) => result?.idle.includes(seat)),
  );
  const entrants = cup.entrants.map((entrant, at) =>
    idle.includes(at) && entrant.kind === 'member' && entrant.left === undefined
      ? { ...entrant, left: cup.rounds.length }
      : entrant,
  );
  return { ...cup, entrants };
}
