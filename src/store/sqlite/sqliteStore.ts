import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { Store } from '../port.ts';
import { askedStore } from './askedStore.ts';
import { type Database, openDatabase } from './database.ts';
import { exportLines } from './lines.ts';
import { callsOn, makeCalls } from './transactions.ts';

/** So many keys are read at a time. */
const portion = 100;

/** The store on a database that this thread holds. */
export function storeOn(
  database: Database,
  self = randomBytes(6).toString('base64url'),
  close = database.close,
): Store {
  const calls = callsOn(database, self);
  return askedStore({
    names: Object.keys(calls),
    async ask(name, ...args) {
      // Others get their turn, as they do wherever a store is waited for.
      await turn();
      const [outcome] = makeCalls(database, calls, [{ name, args }]);
      if (outcome?.fault !== undefined) throw outcome.fault;
      return outcome?.answer as never;
    },
    exported: () => (database.path === ':memory:' ? exportMemory(database) : exportFile(database.path)),
    close: async () => close(),
  });
}

/** Nobody else can read a database in memory, so it is read at once. */
async function* exportMemory(database: Database): AsyncIterable<string> {
  yield* [...exportLines(database)];
}

/** Reads what was in the file at one instant, in portions between which others get their turn. */
export async function* exportFile(path: string): AsyncIterable<string> {
  const database = openDatabase(path);
  try {
    let given = 0;
    for (const line of exportLines(database)) {
      yield line;
      given += 1;
      if (given % portion === 0) await turn();
    }
  } finally {
    database.close();
  }
}
