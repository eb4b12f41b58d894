import type { Snapshot } from './tables.ts';

/** A move as somebody typed it in a table's channel. */
export interface TypedMove {
  readonly by: string;
  /** What to call them, should they sit down by this. */
  readonly name: string;
  readonly text: string;
  /** The wall time Discord gave it. */
  readonly stamp: number;
  /** To be told when it counts, so that its writer sees it. */
  readonly counted: () => Promise<void>;
}

/**
 * The one question the host asks of the channels: what was typed there. Nothing a process was deaf for is lost by it.
 * It gives the oldest first, and may give what was heard already: the game refuses that.
 */
export interface Chat {
  typedSince(snapshot: Snapshot, since: number): AsyncIterable<TypedMove>;
}
