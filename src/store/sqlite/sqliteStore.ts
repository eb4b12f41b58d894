import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { readLines } from '../backup/lines.ts';
import { clearedIn } from '../keys.ts';
import { type Store, StoreAway } from '../port.ts';
import { type Database, openDatabase } from './database.ts';
import { exportLines } from './items.ts';
import { type Calls, callsOn, makeCalls } from './transactions.ts';

export type Ask = <Name extends keyof Calls>(
  name: Name,
  ...args: Parameters<Calls[Name]>
) => Promise<ReturnType<Calls[Name]>>;

interface Parts {
  /** The names of all calls. */
  readonly names: readonly string[];
  readonly ask: Ask;
  /** Uses the database to read it, while others may write. */
  readonly reading: <Given>(read: (database: Database) => Iterable<Given>) => AsyncIterable<Given>;
  close(): Promise<void>;
}

/** So many lines are read at a time. */
const portion = 1_000;

type Through = Omit<
  Store,
  'page' | 'portions' | 'damagedLists' | 'seeCleared' | 'check' | 'export' | 'import' | 'close'
>;

export function sqliteStore({ names, ask, reading, close }: Parts): Store {
  const through = Object.fromEntries(
    names.map((name) => [name, (...args: unknown[]) => (ask as (...call: unknown[]) => unknown)(name, ...args)]),
  ) as unknown as Through;

  async function* portions(home: string, page: string): ReturnType<Store['portions']> {
    for (let after: string | undefined, more = true; more; ) {
      const lines = await ask('linesAfter', home, page, after, portion);
      if (lines.length > 0) yield lines;
      after = lines.at(-1)?.[0];
      more = lines.length === portion;
    }
  }

  return {
    ...through,
    portions,
    async page(home, page, wanted) {
      if (wanted !== undefined) return new Map(await ask('linesNamed', home, page, wanted));
      const lines = new Map<string, string>();
      for await (const some of portions(home, page)) for (const [name, text] of some) lines.set(name, text);
      return lines;
    },
    damagedLists: () => [],
    async seeCleared(see) {
      for (const keys of await ask('aside')) {
        const known = clearedIn(keys[0] ?? '');
        if (known === undefined || see({ at: known.at, text: await ask('asideText', keys) }) === 'keep') continue;
        await ask('dropAside', keys);
      }
    },
    async check() {
      const fault = await ask('trial').then(
        () => undefined,
        (error: unknown) => error,
      );
      if (fault !== undefined && !(fault instanceof StoreAway)) throw fault;
      return { parts: 1, writable: fault === undefined ? 1 : 0, fault: fault?.message.replace(/\.$/, '') };
    },
    export: () => reading(exportLines),
    import: async (lines) => ask('replaceAll', await readLines(lines)),
    close,
  };
}

/** The store on a database that this thread holds. */
export function storeOn(
  database: Database,
  self = randomBytes(6).toString('base64url'),
  close = database.close,
): Store {
  const calls = callsOn(database, self);
  return sqliteStore({
    names: Object.keys(calls),
    async ask(name, ...args) {
      // Others get their turn, as they do wherever a store is waited for.
      await turn();
      const [outcome] = makeCalls(database, calls, [{ name, args }]);
      if (outcome?.fault !== undefined) throw outcome.fault;
      return outcome?.answer as never;
    },
    async *reading(read) {
      // What is kept in memory nobody else can read, so it is read at once.
      if (database.path === ':memory:') yield* [...read(database)];
      else yield* readFile(database.path, read);
    },
    close: async () => close(),
  });
}

/** Reads what was in the file at one instant, in portions between which others get their turn. */
export async function* readFile<Given>(
  path: string,
  read: (database: Database) => Iterable<Given>,
): AsyncIterable<Given> {
  const database = openDatabase(path);
  try {
    let given = 0;
    for (const each of read(database)) {
      yield each;
      given += 1;
      if (given % portion === 0) await turn();
    }
  } finally {
    database.close();
  }
}
