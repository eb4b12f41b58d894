import type { Input, Instant, Language, Seat } from './contract.ts';

/** An input as players type it and as the log keeps it. */
export type PlayInput =
  | Exclude<Input<never>, { type: 'move' }>
  | {
      readonly type: 'move';
      readonly seat: Seat;
      readonly text: string;
      /** The writer's language; the log does not need it. */
      readonly language?: Language;
      /** Everybody can read it. The log does not need that either. */
      readonly typed?: 'openly';
    };

/** A line of the log. To play the log again from the opening gives the same game. */
export interface Entry {
  readonly at: Instant;
  readonly input: PlayInput;
}
