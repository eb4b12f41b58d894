import type { Entry, Game } from '../games/kernel.ts';
import type { TableId } from '../store/address.ts';
import { DamagedKey, type Loaded, type Store } from '../store/port.ts';
import { type Match, NewerMatch, readMatch } from './match/match.ts';
import type { Snapshot } from './tables.ts';
import { Unreadable } from './unreadable.ts';

/** Loads a table; undefined when nothing is kept there. Throws `Unreadable` when what is kept there cannot be read. */
export async function snapshotOf(
  store: Store,
  everyGame: ReadonlyMap<string, Game>,
  table: TableId,
): Promise<Snapshot | undefined> {
  return snapshotIn(table, await loaded(store, table), everyGame);
}

export function snapshotIn(
  table: TableId,
  { revision, body, bulletin, wish }: Loaded,
  everyGame: ReadonlyMap<string, Game>,
): Snapshot | undefined {
  if (body === undefined) return undefined;
  const match = matchIn(table, body);
  return { table, revision, match, game: gameOf(table, match, everyGame), bulletin, wish };
}

export const loaded = (store: Store, table: TableId): Promise<Loaded> => undamaged(table, store.load(table));

/** The log of the match that is kept there. */
export async function logOf(store: Pick<Store, 'log'>, table: TableId): Promise<readonly Entry[]> {
  return (await undamaged(table, store.log(table))).map((line) => JSON.parse(line) as Entry);
}

/** Waits for what the store is asked of one table. `readable` is the revision that was loaded before. */
export async function undamaged<Reply>(table: TableId, reply: Promise<Reply>, readable?: number): Promise<Reply> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof DamagedKey)) throw error;
    const known = readable === undefined ? {} : { revision: readable };
    throw new Unreadable(table, 'damaged', error.message, { cause: error, ...known });
  }
}

export function matchIn(table: TableId, body: string): Match {
  try {
    return readMatch(body);
  } catch (error) {
    if (error instanceof NewerMatch) throw new Unreadable(table, 'newer', error.message);
    throw new Unreadable(table, 'damaged', 'what is kept there is no match', { cause: error });
  }
}

/** The game of a match, when it can read the state that is kept. */
export function gameOf(table: TableId, { game: id, play }: Match, everyGame: ReadonlyMap<string, Game>): Game {
  const game = everyGame.get(id);
  if (game === undefined) throw new Unreadable(table, 'unknown-game', `there is no game ${id} in this version`);
  if (play === undefined) return game;
  if (play.version > game.version) {
    const versions = `version ${play.version} of ${id}, this one reads up to ${game.version}`;
    throw new Unreadable(table, 'newer', `kept by a newer version (${versions})`);
  }
  try {
    // The kernel reads the state once for each loading, so this costs nothing.
    game.outcome(play);
  } catch (error) {
    throw new Unreadable(table, 'damaged', `the state that is kept is none of ${id}`, { cause: error });
  }
  return game;
}
