/** What a search has found about positions, by their hashes. A newer finding takes the place of an older one. */
export interface Table {
  readonly locks: Int32Array;
  /** The best action, and beside it how deep the search was and what its worth says. */
  readonly actions: Int32Array;
  readonly notes: Int16Array;
  readonly worths: Int16Array;
}

/** Whether a position is worth just this, at least this, or at most this. */
export const bounds = { exact: 0, least: 1, most: 2 } as const;
export type Bound = (typeof bounds)[keyof typeof bounds];

const size = 1 << 20;

let kept: Table | undefined;

/** An empty table. There is one in each thread, since a thread thinks about one move at a time. */
export function emptyTable(): Table {
  if (kept === undefined) {
    kept = {
      locks: new Int32Array(size),
      actions: new Int32Array(size),
      notes: new Int16Array(size),
      worths: new Int16Array(size),
    };
  } else {
    kept.locks.fill(0);
    kept.notes.fill(0);
  }
  return kept;
}

export function placeOf(hash: number): number {
  return hash & (size - 1);
}

/** Never 0, which is an empty place. */
export function noteOf(depth: number, bound: Bound): number {
  return (Math.max(0, depth) << 2) | (bound + 1);
}

export function depthOf(note: number): number {
  return note >> 2;
}

export function boundOf(note: number): number {
  return (note & 3) - 1;
}
