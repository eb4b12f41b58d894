import type { Snapshot } from './tables.ts';

/** A move as somebody typed it in a table's channel. */
export interface TypedMove {
  /** The id of the message. It counts once, however often it is read. */
  readonly id: string;
  readonly by: string;
  /** The name they get if this move seats them. */
  readonly name: string;
  readonly text: string;
  /** When Discord received it, in wall time. */
  readonly stamp: number;
  /** Is called when the move counts, so that its writer can be shown that. Nothing waits until that is done. */
  readonly counted: () => void;
}

/**
 * The one question the host asks of the channels: what was typed there between two wall times? It finds what was typed
 * while no process listened. It gives the oldest first, and may give messages that were heard already: the game refuses
 * those.
 */
export interface Chat {
  typedSince(snapshot: Snapshot, since: number, until: number): AsyncIterable<TypedMove>;
}
