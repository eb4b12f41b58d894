import type { TableId } from '../store/address.ts';
import type { Store } from '../store/port.ts';
import { type Course, courseOf, isListed, type Listing, readListing } from './listing.ts';
import type { Tables } from './tables.ts';
import { Unreadable } from './unreadable.ts';

/** A live table, as its listing tells. */
export interface Running {
  readonly table: TableId;
  readonly stage: Listing['stage'];
  readonly course: Course;
}

/** So many channels are asked at once, so that other work comes between. Each may have hundreds of tables in its threads. */
const atOnce = 10;

/** The live tables of these channels and their threads. */
export async function runningIn(
  homes: readonly string[],
  { store, look }: { readonly store: Pick<Store, 'liveIn'>; readonly look: Tables['look'] },
): Promise<readonly Running[]> {
  const running: Running[] = [];
  for (let at = 0; at < homes.length; at += atOnce) {
    const live = await store.liveIn(homes.slice(at, at + atOnce));
    for (const [table, text] of live) running.push(...(await runningAt(table, readListing(text))));
  }
  return running;

  async function runningAt(table: TableId, listing: Listing | undefined): Promise<Running[]> {
    if (listing === undefined) return [];
    const { stage } = listing;
    const course = listing.course ?? (await courseNow(table));
    return course === undefined ? [] : [{ table, stage, course }];
  }

  /** A listing that an earlier version wrote does not tell enough, so the table is asked. */
  async function courseNow(table: TableId): Promise<Course | undefined> {
    try {
      const snapshot = await look(table);
      return snapshot !== undefined && isListed(snapshot.match) ? courseOf(snapshot.match, snapshot.game) : undefined;
    } catch (error) {
      if (error instanceof Unreadable) return undefined;
      throw error;
    }
  }
}
