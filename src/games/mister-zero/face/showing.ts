import { centre, type Point } from '../board.ts';
import type { Digit, Jump, Tally, View, Walk } from '../kind.ts';
import { handOf } from '../seats.ts';
import { tallyOf } from '../walk.ts';

/** What of a view a draft asks to see. */
export type Showing =
  | { readonly show: 'board' }
  /** A token of the hand that is to place, and where it may go. */
  | { readonly show: 'token'; readonly digit: Digit }
  /** The walk, as far as this many jumps. */
  | { readonly show: 'page'; readonly jumps: number };

/** An old or made-up draft asks for nothing. */
export function showingOf(view: View, draft: string | undefined): Showing {
  if (draft === undefined) return { show: 'board' };
  if (view.phase === 'placing') {
    const digit = handOf(view, view.awaited).find((each) => String(each) === draft);
    return digit === undefined ? { show: 'board' } : { show: 'token', digit };
  }
  const [, jumps] = /^walk (\d{1,2})$/.exec(draft) ?? [];
  if (jumps === undefined || Number(jumps) > view.walk.jumps.length) return { show: 'board' };
  return { show: 'page', jumps: Number(jumps) };
}

export function tokenDraft(digit: Digit): string {
  return String(digit);
}

export function pageDraft(jumps: number): string {
  return `walk ${jumps}`;
}

/** The walk as far as it has come. */
export interface Page {
  readonly jumps: readonly Jump[];
  readonly payouts: Walk['payouts'];
  readonly tally: Tally;
  /** Turned over since the last payout. */
  readonly waiting: number;
  readonly at: Point;
  /** He can go no further. */
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

/** What a view shows of its walk; nothing while tokens are being placed. */
export function pageShown(view: View, showing: Showing): Page | undefined {
  if (view.phase === 'placing') return undefined;
  return pageOf(view.walk, showing.show === 'page' ? showing.jumps : view.walk.jumps.length);
}
