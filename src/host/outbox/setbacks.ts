import type { TableId } from '../../store/address.ts';

/** `refused`: Discord does not take boards there. `failed`: something did not work, and may work soon. */
export type SetbackKind = 'refused' | 'failed';

/** How the bot learned that it has its rights: Discord said so just now, or what it said before is remembered. */
export type Rights = 'told' | 'known';

interface Setback {
  /** How often each happened since a board was shown there. */
  readonly times: Readonly<Record<SetbackKind, number>>;
  readonly kind: SetbackKind;
  /** How many tries came sooner because somebody acted there, and whether the next one does. */
  readonly hurried: number;
  readonly hurries: 'yes' | 'no';
  /** When it was tried last, and when it is tried again. */
  readonly last: number;
  readonly next: number;
}

/** Discord counts refused requests against the whole bot, so a channel that refuses is asked ever more rarely. */
const patience = {
  refused: { first: 5_000, longest: 10 * 60_000, hurried: 60_000, known: 10_000 },
  failed: { first: 2_000, longest: 60_000, hurried: 10_000, known: 2_000 },
} as const;
/** About an hour. After so many refusals only something new is tried, after the longest wait. */
const enough = 12;
/** So often somebody's act has it tried at once. If that does not help, it is no sign that it will. */
const atOnce = 3;

/** Which tables could not be shown, and when each is tried again. */
export interface Setbacks {
  /** Counts one more. Says whether it is the first of its kind, or one too many. */
  add(table: TableId, kind: SetbackKind, now: number): 'first' | 'another' | 'enough';
  /** Somebody acted there, and the bot has its rights, so it is tried sooner. */
  trust(table: TableId, rights: Rights): void;
  /** Whether it may be tried. */
  isOver(table: TableId, now: number): boolean;
  clear(table: TableId): void;
}

export function openSetbacks(): Setbacks {
  const setbacks = new Map<TableId, Setback>();
  return {
    add(table, kind, now) {
      const before = setbacks.get(table);
      const times = { refused: 0, failed: 0, ...before?.times };
      times[kind]++;
      const hurried = (before?.hurried ?? 0) + (before?.hurries === 'yes' ? 1 : 0);
      const { first, longest } = patience[kind];
      const next = now + growing(first, times[kind], longest);
      setbacks.set(table, { times, kind, hurried, hurries: 'no', last: now, next });
      if (kind === 'refused' && times.refused >= enough) return 'enough';
      return times[kind] === 1 ? 'first' : 'another';
    },
    trust(table, rights) {
      const setback = setbacks.get(table);
      if (setback === undefined) return;
      const { kind, hurried, last, next } = setback;
      const { first, hurried: longest, known } = patience[kind];
      const wait = hurried < atOnce ? 0 : growing(first, hurried - atOnce + 1, longest);
      const sooner = last + Math.max(wait, rights === 'known' ? known : 0);
      if (sooner < next) setbacks.set(table, { ...setback, hurries: 'yes', next: sooner });
    },
    isOver: (table, now) => (setbacks.get(table)?.next ?? 0) <= now,
    clear: (table) => void setbacks.delete(table),
  };
}

/** Twice as long each time. */
function growing(first: number, times: number, longest: number): number {
  return Math.min(longest, first * 2 ** (times - 1));
}
