import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import type { Rng } from '../rng.ts';
import { hintsOfARound } from './decided.ts';
import { type Hint, leastBid, mostBid, type RicochetKind, type State, spans, type View } from './kind.ts';

/** Each hint narrows what the hints before it told. All players learn it. */
export function stepHint(state: State, seat: Seat, { now, rng }: Moment): Step<RicochetKind> {
  const { round } = state;
  const { given, nextAt, told = [] } = round.hints;
  if (!isPlayed(state)) return refused({ why: 'no-hint-now' });
  const about = hintsOfARound[given];
  if (about === undefined) return refused({ why: 'no-hint-left' });
  if (now < nextAt) return refused({ why: 'hint-too-early', at: nextAt });
  const best = round.solution.known === 'best' ? round.solution.slides : [];
  const [first] = best;
  if (first === undefined) return refused({ why: 'no-hint-yet' });
  const hint: Hint =
    about === 'first-robot' ? { tells: 'first', robot: first.robot } : numbersAround(best.length, about, told, rng);
  const kept = [...told.filter(({ tells }) => tells !== hint.tells), hint];
  const hints = { given: given + 1, nextAt: now + spans.betweenHints, told: kept };
  return done({ ...state, round: { ...round, hints } }, { what: 'hinted', seat, hint });
}

/** So many numbers in a row, all of them told before. Chance decides which of them is the right one. */
function numbersAround(right: number, count: number, told: readonly Hint[], rng: Rng): Hint {
  const before = told.find((hint) => hint.tells === 'moves') ?? { least: leastBid, most: mostBid };
  const firsts = Array.from({ length: count }, (_, nth) => right - nth);
  const fitting = firsts.filter((least) => least >= before.least && least + count - 1 <= before.most);
  const least = fitting[rng.int(fitting.length)] ?? right;
  return { tells: 'moves', least, most: least + count - 1 };
}

export function hintView({ round, stage }: State): Pick<View, 'hint' | 'hints'> {
  if (!isPlayed({ stage })) return { hint: 'closed' };
  const { given, told } = round.hints;
  return { hint: given < hintsOfARound.length ? 'may-ask' : 'none-left', ...(told && { hints: told }) };
}

/** Whether the target is shown and anyone may bid. */
export function isPlayed({ stage }: Pick<State, 'stage'>): boolean {
  switch (stage.at) {
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
      return true;
    case 'judging':
    case 'showing':
    case 'resting':
    case 'closing':
    case 'over':
      return false;
  }
}
