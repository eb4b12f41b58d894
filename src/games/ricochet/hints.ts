import type { Moment, Seat, Step } from '../contract.ts';
import { done, refused } from '../kit/done.ts';
import { hintMargins } from './decided.ts';
import { type RicochetKind, type State, spans, type View } from './kind.ts';

/** A hint says how long the best solution is at most. Each hint is closer. */
export function stepHint(state: State, seat: Seat, { now }: Moment): Step<RicochetKind> {
  const { round } = state;
  const { given, nextAt } = round.hints;
  if (!isPlayed(state)) return refused({ why: 'no-hint-now' });
  const margin = hintMargins[given];
  if (margin === undefined) return refused({ why: 'no-hint-left' });
  if (now < nextAt) return refused({ why: 'hint-too-early', at: nextAt });
  if (round.solution.known !== 'best') return refused({ why: 'no-hint-yet' });
  const hints = { given: given + 1, nextAt: now + spans.betweenHints };
  const below = round.solution.slides.length + margin;
  return done({ ...state, round: { ...round, hints } }, { what: 'hint', seat, below });
}

export function hintView(state: State): View['hint'] {
  if (!isPlayed(state)) return 'closed';
  return state.round.hints.given < hintMargins.length ? 'may-ask' : 'none-left';
}

/** Whether the target is shown and anyone may bid. */
export function isPlayed({ stage }: State): boolean {
  switch (stage.at) {
    case 'open':
    case 'quiet':
    case 'turned':
    case 'bidding':
      return true;
    case 'judging':
    case 'showing':
    case 'resting':
    case 'over':
      return false;
  }
}
