import { centre, type Point } from '../board.ts';
import type { Jump, Showing, Tally, View, Walk } from '../kind.ts';
import { tallyOf } from '../walk.ts';

/** The walk as far as it has come. */
export interface Page {
  readonly jumps: readonly Jump[];
  readonly payouts: Walk['payouts'];
  readonly tally: Tally;
  /** How many tokens were turned over since the last payout. */
  readonly waiting: number;
  readonly at: Point;
  /** Whether he can go no further. */
  readonly stopped: boolean;
}

export function pageOf(walk: Walk, jumped: number): Page {
  const jumps = walk.jumps.slice(0, jumped);
  const payouts = walk.payouts.filter(({ jump }) => jump <= jumped);
  return {
    jumps,
    payouts,
    tally: tallyOf(payouts),
    waiting: jumped - (payouts.at(-1)?.jump ?? 0),
    at: jumps.at(-1)?.to ?? centre,
    stopped: jumped === walk.jumps.length,
  };
}

/** How far the walk of this view is shown; undefined while tokens are being placed. */
export function pageShown(view: View, showing: Showing): Page | undefined {
  if (view.phase === 'placing') return undefined;
  return pageOf(view.walk, showing.show === 'page' ? showing.jumps : view.walk.jumps.length);
}
