import { centre, type Point } from '../board.ts';
import type { Colour, Jump, Laid, Showing, Tally, View, Walk } from '../kind.ts';
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

/** Who has a token that was jumped: one of the sides, or nobody yet. */
export type Owner = Colour | 'nobody';

/** Jumps are counted from 1. */
export function ownerOf({ payouts }: Page, jump: number): Owner {
  return payouts.find((payout) => jump <= payout.jump)?.colour ?? 'nobody';
}

/** The tokens that somebody, or nobody, took, in the order in which he jumped them. */
export function takenIn(page: Page, owner: Owner): readonly Laid[] {
  return page.jumps.filter((_, nth) => ownerOf(page, nth + 1) === owner).map(({ token }) => token);
}

/** How far the walk of this view is shown; undefined while tokens are being placed. */
export function pageShown(view: View, showing: Showing): Page | undefined {
  if (view.phase === 'placing') return undefined;
  return pageOf(view.walk, showing.show === 'page' ? showing.jumps : view.walk.jumps.length);
}
