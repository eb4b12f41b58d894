import type { Instant, Seat } from '../contract.ts';
import type { Robot, Slide, TargetName } from './board/vocabulary.ts';
import type { Hint } from './kind.ts';

/** What is told of a change, and why one is refused. */

export type Failure = 'too-many-moves' | 'gave-up' | 'time' | 'left';

export type Event =
  /** A target is drawn. It is shown only when it is known to be no longer than this game allows. */
  | { readonly what: 'judging'; readonly round: number }
  /** No target could be played from where the robots were, so they are put on free cells at random. */
  | { readonly what: 'scattered' }
  | { readonly what: 'drawn'; readonly round: number; readonly target: TargetName }
  /** The target was longer than this game allows. It was put back unseen, and another is drawn. */
  | { readonly what: 'skipped'; readonly longest: number }
  | { readonly what: 'bid'; readonly seat: Seat; readonly moves: number; readonly first: boolean }
  | { readonly what: 'quiet' }
  | { readonly what: 'turned'; readonly seat: Seat }
  | { readonly what: 'unbid'; readonly target: TargetName }
  /** Bidding is over, or the player before failed, so this player demonstrates. */
  | { readonly what: 'shows'; readonly seat: Seat; readonly moves: number }
  | { readonly what: 'chosen'; readonly seat: Seat; readonly robot: Robot }
  | { readonly what: 'slid'; readonly seat: Seat; readonly slides: readonly Slide[] }
  | { readonly what: 'undone' | 'reset'; readonly seat: Seat }
  | { readonly what: 'failed'; readonly seat: Seat; readonly by: Failure }
  | { readonly what: 'won'; readonly seat: Seat; readonly target: TargetName; readonly moves: number }
  | { readonly what: 'nobody'; readonly target: TargetName }
  | { readonly what: 'impossible'; readonly target: TargetName }
  | { readonly what: 'solved'; readonly target: TargetName; readonly moves: number | undefined }
  | { readonly what: 'hinted'; readonly seat: Seat; readonly hint: Hint }
  /** Kept because boards from before there were other hints still tell it. */
  | { readonly what: 'hint'; readonly seat: Seat; readonly below: number }
  | { readonly what: 'left' | 'back'; readonly seat: Seat }
  | { readonly what: 'finished'; readonly winners: readonly Seat[] };

export type Refusal =
  | { readonly why: 'seats-fixed' }
  | { readonly why: 'not-here' }
  | { readonly why: 'bid-out-of-range'; readonly given: number }
  | { readonly why: 'bid-not-lower'; readonly yours: number }
  | { readonly why: 'bid-too-late' }
  | { readonly why: 'bid-for-another-round' }
  | { readonly why: 'no-bids-now'; readonly stage: 'judging' | 'showing' | 'resting' }
  | { readonly why: 'nobody-shows' }
  | { readonly why: 'another-shows'; readonly seat: Seat }
  | { readonly why: 'too-late-to-show' }
  /** `nth` is the number of the slide among those typed, from 1. */
  | { readonly why: 'does-not-move'; readonly slide: Slide; readonly nth: number }
  | { readonly why: 'nothing-to-undo' }
  | { readonly why: 'timer-too-early'; readonly at: Instant }
  | { readonly why: 'timer-runs' }
  | { readonly why: 'no-timer-now' }
  | { readonly why: 'round-goes-on' }
  /** Only the last best solution is still being looked for. */
  | { readonly why: 'game-won' }
  | { readonly why: 'hint-too-early'; readonly at: Instant }
  | { readonly why: 'no-hint-left' }
  | { readonly why: 'no-hint-yet' }
  | { readonly why: 'no-hint-now' };
