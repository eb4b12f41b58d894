import { z } from 'zod';
import { languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import { isLive, type Match } from '../../host/match/match.ts';
import type { Snapshot } from '../../host/tables.ts';
import { packId, type TableId, unpackId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';

/** Who wants to be told how a match ends, kept for each server. */

const shelf = 'watchers';
/** What is older is deleted. No match is played for so long. */
const keptFor = 365 * 24 * 60 * 60_000;

const packedTable = z.string().transform((packed, context) => {
  const table = unpackId(packed);
  if (table === undefined) context.addIssue('no table');
  return table ?? z.NEVER;
});

const watcherSchema = z
  .object({
    table: packedTable,
    /** The match. Another one at the same table has other numbers. */
    began: z.number(),
    born: z.number().optional(),
    game: z.string(),
    user: z.string(),
    language: z.enum(languages),
  })
  .readonly();

export type Watcher = z.infer<typeof watcherSchema>;

export interface KeptWatcher {
  readonly name: string;
  readonly watcher: Watcher;
}

export type WatchersStore = Pick<Store, 'note' | 'unnote' | 'notes'>;

export async function watchersOf(guild: string, store: WatchersStore): Promise<readonly KeptWatcher[]> {
  return [...(await store.notes(guild, shelf))].flatMap(([name, line]) => {
    const watcher = readKept(watcherSchema, line);
    return watcher === undefined ? [] : [{ name, watcher }];
  });
}

export async function keepWatcher(guild: string, watcher: Watcher, now: number, store: WatchersStore): Promise<void> {
  const at = (time: number) => new Date(time).toISOString();
  const line = JSON.stringify({ ...watcher, table: packId(watcher.table) });
  await store.note(guild, shelf, `${at(now)} ${watcher.table} ${watcher.user}`, line, at(now - keptFor));
}

export const dropWatcher = (guild: string, name: string, store: WatchersStore): Promise<void> =>
  store.unnote(guild, shelf, name);

/** Whether this is the match that is watched, or a later one at its table. */
export const watches = ({ table, began, born }: Watcher, at: TableId, match: Match): boolean =>
  table === at && began === match.began && (born === undefined || match.born === undefined || born === match.born);

/** How it stands with a match that somebody watches. */
export type Watched =
  | { readonly is: 'live' }
  | { readonly is: 'over'; readonly snapshot: Snapshot }
  /** Another match is there already, or nothing is kept any more. */
  | { readonly is: 'gone' };

export function watchedNow(watcher: Watcher, snapshot: Snapshot | undefined): Watched {
  if (snapshot === undefined || !watches(watcher, snapshot.table, snapshot.match)) return { is: 'gone' };
  return isLive(snapshot.match) ? { is: 'live' } : { is: 'over', snapshot };
}
