import type { Store } from '../../store/port.ts';
import { readKept } from '../kept.ts';
import {
  type Changed,
  type Cup,
  type CupResult,
  changedTo,
  cupSchema,
  isRunning,
  refusedFor,
  resultSchema,
} from './cup.ts';

/** The cups of a server in its book: a line for each, and a page for each with the results of its games. */

export const cupsPage = 'cups';
/** Its lines are named by the numbers of a round and of a game. */
export const cupPage = (id: string): string => `cup-${id}`;
export const gameLine = (round: number, game: number): string => `${round}/${game}`;

type Books = Pick<Store, 'bookRevision' | 'page' | 'enter'>;

/** So many that are over are kept. Who won their games is in the results of the server for good. */
const oldKept = 10;
/** Others may write into the same book. */
const tries = 40;

/** The cups of a server that this version can read, the last one first. */
export async function cupsOf(store: Pick<Store, 'page'>, guild: string): Promise<readonly Cup[]> {
  const lines = await store.page(guild, cupsPage);
  const cups = [...lines.values()].flatMap((text) => readKept(cupSchema, text) ?? []);
  return cups.toSorted((a, b) => b.called - a.called || (a.id < b.id ? -1 : 1));
}

export async function cupOf(store: Pick<Store, 'page'>, guild: string, id: string): Promise<Cup | undefined> {
  const text = (await store.page(guild, cupsPage, [id])).get(id);
  return text === undefined ? undefined : readKept(cupSchema, text);
}

/**
 * Keeps a new cup, unless another one runs in its channel. When there is one of this name already, that one stays. Those long
 * over are dropped.
 */
export async function keepCup(store: Books & Pick<Store, 'tearOut'>, cup: Cup): Promise<Changed> {
  const { guild, id } = cup;
  for (const { id: old } of await outlived(store, guild)) {
    // Its results go first, so that none is left behind.
    await store.tearOut(guild, 'pages', cupPage(old));
    await write(store, guild, async () => ({ lines: [{ page: cupsPage, name: old, text: undefined }] }));
  }
  const line = { page: cupsPage, name: id, text: JSON.stringify(cup) };
  let kept: Changed = refusedFor('one-here');
  await write(store, guild, async () => {
    const here = (await cupsOf(store, guild)).filter((each) => isRunning(each) && each.channel === cup.channel);
    kept = here.every((each) => each.id === id) ? changedTo(cup) : refusedFor('one-here');
    return kept.ok ? { once: line, lines: [line] } : undefined;
  });
  return kept;
}

async function outlived(store: Pick<Store, 'page'>, guild: string): Promise<readonly Cup[]> {
  const since = ({ stage }: Cup) => ('since' in stage ? stage.since : Number.POSITIVE_INFINITY);
  const over = (await cupsOf(store, guild)).filter((cup) => !isRunning(cup));
  return over.toSorted((a, b) => since(b) - since(a)).slice(oldKept - 1);
}

/**
 * Changes a cup as it is kept now. What `change` gives is kept unless another process has changed something meanwhile: then
 * it is asked again.
 */
export async function changeCup(
  store: Books,
  guild: string,
  id: string,
  change: (cup: Cup) => Changed,
): Promise<Changed> {
  let changed: Changed = refusedFor('no-cup');
  await write(store, guild, async () => {
    const before = await cupOf(store, guild, id);
    if (before === undefined) {
      changed = refusedFor('no-cup');
      return undefined;
    }
    changed = change(before);
    if (!changed.ok) return undefined;
    const [text, known] = [changed.cup, before].map((cup) => JSON.stringify(cup));
    return text === undefined || text === known ? undefined : { lines: [{ page: cupsPage, name: id, text }] };
  });
  return changed;
}

/** The results of games that are kept, by the names of their lines. */
export async function resultsOf(
  store: Pick<Store, 'page'>,
  guild: string,
  id: string,
): Promise<ReadonlyMap<string, CupResult>> {
  const lines = await store.page(guild, cupPage(id));
  return new Map(
    [...lines].flatMap(([name, text]) => {
      const result = readKept(resultSchema, text);
      return result === undefined ? [] : [[name, result] as const];
    }),
  );
}

/** Keeps the result of a game that has none yet. */
export async function keepResult(
  store: Books,
  guild: string,
  { cup, round, game }: { readonly cup: string; readonly round: number; readonly game: number },
  result: CupResult,
): Promise<void> {
  const line = { page: cupPage(cup), name: gameLine(round, game), text: JSON.stringify(result) };
  await write(store, guild, async () => ({ once: line, lines: [line] }));
}

type Writing = Pick<Parameters<Store['enter']>[1], 'once' | 'lines'>;

/** Writes what `make` gives from what it reads. Undefined: there is nothing to write. */
async function write(store: Books, guild: string, make: () => Promise<Writing | undefined>): Promise<void> {
  for (let attempt = 0; attempt < tries; attempt++) {
    // What is read after it cannot be older than it says.
    const from = await store.bookRevision(guild);
    const writing = await make();
    if (writing === undefined) return;
    if ((await store.enter(guild, { from, scores: [], ...writing })) !== 'conflict') return;
  }
  throw new Error('the book of a server was written to all the time');
}
