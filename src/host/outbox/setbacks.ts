import type { TableId } from '../../store/address.ts';

/** `refused`: Discord does not take boards there. `failed`: something did not work, and may work soon. */
export type SetbackKind = 'refused' | 'failed';

interface Setback {
  readonly kind: SetbackKind;
  readonly tries: number;
  /** When it was tried last, and when it is tried again. */
  readonly last: number;
  readonly next: number;
}

/** Discord counts refused requests against the whole bot, so a channel that refuses is asked ever more rarely. */
const patience = {
  refused: { first: 5_000, longest: 10 * 60_000, sign: 10_000 },
  failed: { first: 2_000, longest: 60_000, sign: 2_000 },
} as const;
/** About an hour. After so many refusals nothing is tried until something new is to be shown. */
const enough = 12;

/** Which tables could not be shown, and when each is tried again. */
export interface Setbacks {
  has(table: TableId): boolean;
  /** Counts one more. Says whether it is the first, or one too many. */
  add(table: TableId, kind: SetbackKind, now: number): 'first' | 'another' | 'enough';
  /** Somebody acted there, so it is tried sooner, but not at once every time. */
  sign(table: TableId): void;
  isOver(table: TableId, now: number): boolean;
  clear(table: TableId): 'there was one' | 'there was none';
}

export function openSetbacks(): Setbacks {
  const setbacks = new Map<TableId, Setback>();
  return {
    has: (table) => setbacks.has(table),
    add(table, kind, now) {
      const before = setbacks.get(table);
      const tries = before?.kind === kind ? before.tries + 1 : 1;
      if (kind === 'refused' && tries >= enough) {
        setbacks.delete(table);
        return 'enough';
      }
      const { first, longest } = patience[kind];
      setbacks.set(table, { kind, tries, last: now, next: now + Math.min(longest, first * 2 ** (tries - 1)) });
      return tries === 1 ? 'first' : 'another';
    },
    sign(table) {
      const setback = setbacks.get(table);
      if (setback === undefined) return;
      setbacks.set(table, { ...setback, next: Math.min(setback.next, setback.last + patience[setback.kind].sign) });
    },
    isOver: (table, now) => (setbacks.get(table)?.next ?? 0) <= now,
    clear: (table) => (setbacks.delete(table) ? 'there was one' : 'there was none'),
  };
}
