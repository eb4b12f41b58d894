import type { z } from 'zod';
import type { Instant, Seat, Viewer } from '../contract.ts';
import type { Card, Code, Puzzle, Value } from './pieces.ts';
import type * as schema from './schema.ts';

export const phases = ['choosing', 'seeking', 'shown', 'over', 'closed'] as const;
export type Phase = (typeof phases)[number];

export type Config = z.infer<typeof schema.config>;
/** A row as it was given, and its answer. */
export type Given = z.infer<typeof schema.given>;
/** What goes on from round to round. */
export type Course = z.infer<typeof schema.course>;
export type State = z.infer<typeof schema.state>;
export type StateOf<P extends Phase> = Extract<State, { readonly phase: P }>;

/** The row of the round that was meant. So a second press of the same button means a row that exists already. */
export interface RowNumber {
  readonly round: number;
  readonly row: number;
}

/** A move keeps cards and tokens as they were typed. So the rules can refuse by name one that does not exist. */
export type Move =
  | { readonly act: 'choose'; readonly cards: readonly string[] }
  | { readonly act: 'draw' }
  | { readonly act: 'row'; readonly puzzle: Puzzle; readonly tokens: readonly string[]; readonly at?: RowNumber }
  | { readonly act: 'next' };

/** A choice that does not fit the number of players. Something else is played instead. */
export type Misfit = { readonly what: 'rounds'; readonly asked: number } | { readonly what: 'setters' };

interface Seen {
  readonly viewer: Viewer;
  readonly round: number;
  readonly rounds: number;
  /** How many rounds are played with one pack, when a fresh pack comes halfway. */
  readonly half?: number;
  readonly seats: 2 | 3;
  readonly setter: Seat;
  readonly seekers: Readonly<Record<Puzzle, Seat>>;
  /** For each seat, the points of each round in which it was the setter. */
  readonly points: readonly (readonly number[])[];
  readonly covered: readonly Card[];
  readonly possible: Config['possible'];
}

export type View =
  | (Seen & { readonly phase: 'choosing'; readonly misfits: readonly Misfit[] })
  | (Seen & {
      readonly phase: 'seeking';
      readonly given: readonly Given[];
      /** The setter's own code, shown to the setter only; and to everybody in a replay. */
      readonly code?: Code;
    })
  | (Seen & {
      readonly phase: 'shown';
      readonly given: readonly Given[];
      readonly code: Code;
      readonly fresh: readonly Card[];
      readonly until: Instant;
    })
  | (Seen & {
      readonly phase: 'over';
      readonly given: readonly Given[];
      readonly code: Code;
      readonly fresh: readonly Card[];
      readonly winners: readonly Seat[];
    })
  | (Seen & {
      readonly phase: 'closed';
      readonly given: readonly Given[];
      /** Left out when no code was set. */
      readonly code?: Code;
    });
export type ViewOf<P extends Phase> = Extract<View, { readonly phase: P }>;

export type Event =
  | { readonly what: 'set'; readonly seat: Seat; readonly round: number }
  | {
      readonly what: 'row';
      readonly seat: Seat;
      readonly number: number;
      readonly given: Given;
    }
  | {
      readonly what: 'shown';
      readonly round: number;
      readonly setter: Seat;
      readonly code: Code;
      readonly points: number;
    }
  | { readonly what: 'covered'; readonly cards: readonly Card[] }
  | { readonly what: 'began'; readonly round: number; readonly setter: Seat; readonly pack: 'same' | 'fresh' }
  | { readonly what: 'ended'; readonly winners: readonly Seat[]; readonly totals: readonly number[] };

export type Refusal =
  | { readonly why: 'over' }
  | { readonly why: 'seats-fixed' }
  | { readonly why: 'not-the-setter'; readonly setter: Seat }
  | { readonly why: 'cards-are-set' }
  | { readonly why: 'wrong-number-of-cards'; readonly given: number }
  | { readonly why: 'no-such-card'; readonly card: string }
  | { readonly why: 'card-twice'; readonly card: Card }
  | { readonly why: 'card-covered'; readonly card: Card }
  | { readonly why: 'cards-not-set'; readonly setter: Seat }
  | { readonly why: 'setter-does-not-seek' }
  | { readonly why: 'not-your-puzzle'; readonly yours: Puzzle }
  | { readonly why: 'puzzle-solved'; readonly puzzle: Puzzle }
  | { readonly why: 'no-rows-left'; readonly puzzle: Puzzle }
  | { readonly why: 'row-is-past' }
  | { readonly why: 'wrong-number-of-tokens'; readonly puzzle: Puzzle; readonly given: number }
  | { readonly why: 'no-such-token'; readonly puzzle: Puzzle; readonly token: string }
  | { readonly why: 'between-rounds' }
  | { readonly why: 'not-between-rounds' };

/** The beginning of a move, or a question. */
export type Draft =
  | { readonly of: 'nothing' }
  | { readonly of: 'cards'; readonly cards: readonly Card[] }
  | { readonly of: 'row'; readonly puzzle: Puzzle; readonly tokens: readonly Value[] }
  | { readonly of: 'possible' };

export interface MastermindKind {
  config: Config;
  state: State;
  view: View;
  move: Move;
  draft: Draft;
  form: 'cards';
  event: Event;
  refusal: Refusal;
}
