import type { Viewer } from '../../games/contract.ts';
import type { Audience } from './act.ts';
import { type Match, revisionShown } from './match.ts';

interface Before {
  /** The revision in the store. It counts every change, also those that only one player sees. */
  readonly revision: number;
  readonly before?: Match | undefined;
}

/** The number that a match begins with: the one after the last that everybody saw at its table. */
export function nextBeginning({ revision, before }: Before): number {
  return (before === undefined ? revision : revisionShown(before, revision, 'table')) + 1;
}

/**
 * Everybody reads the table's number, in ids and in names of files. So it counts only what everybody saw, and nobody
 * learns from it how often somebody acted in private.
 */
export function shownAfter(
  { revision, before }: Before,
  after: Match,
  audience: Audience,
): NonNullable<Match['shown']> {
  const all = audience === 'call' || audience.includes('table');
  const known = before?.began === after.began ? before : undefined;
  const shown = (viewer: Viewer) => {
    if (known === undefined) return after.began;
    const last = revisionShown(known, revision, viewer);
    return all || audience.includes(viewer) ? last + 1 : last;
  };
  return { table: shown('table'), seats: after.seats.map((_, seat) => shown(seat)), same: same() };

  function same(): number | undefined {
    if (known === undefined || (all && audience !== 'call')) return undefined;
    const first = known.shown?.same;
    return audience === 'call' ? (first ?? revisionShown(known, revision, 'table')) : first;
  }
}
