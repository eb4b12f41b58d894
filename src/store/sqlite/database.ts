import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { diskFault, makeFolder } from '../diskFault.ts';
import { StoreAway } from '../port.ts';
import { fileIn } from './fileIn.ts';

/**
 * The keys of Redis with their items, a row for each. A hash has fields and values, a set only fields, a sorted set scores
 * as values. The items of a list are numbered. A string has no field.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS kept (
    key TEXT NOT NULL, type TEXT NOT NULL, field ANY NOT NULL, value ANY NOT NULL, PRIMARY KEY (key, field)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS scores ON kept (key, value, field) WHERE type = 'zset';
`;
/** Raise it when the schema changes: an older Plateau then refuses the file. */
const version = 1;

export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** A database whose statements are prepared once. */
export interface Database {
  readonly path: string;
  /** Why the last transaction could not be written. */
  fault: Error | undefined;
  all(sql: string, ...values: readonly SqlValue[]): readonly SqlRow[];
  /** Gives row by row what is there at one instant. */
  each(sql: string): Iterable<SqlRow>;
  /** Answers how many rows changed. */
  run(sql: string, ...values: readonly SqlValue[]): number;
  /** Reads the whole file, and fails when it is damaged. */
  check(): void;
  close(): void;
}

/** How long a process waits for another that writes a whole backup. */
const patience = 2_000;
/** How long it waits for one that ends. */
const handover = 5_000;

/** Opens a file, or with `:memory:` a database that is gone with the process. */
export function openDatabase(path: string): Database {
  // SQLite gives the files beside it the same rights.
  if (path !== ':memory:') closeSync(openSync(path, 'a', 0o600));
  const database = new Sqlite(path, { timeout: patience });
  try {
    // A match or a replay takes some kilobytes: larger pages would be half empty.
    database.exec('PRAGMA page_size = 1024; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    const { user_version: found } = database.prepare('PRAGMA user_version').get() as { user_version: number };
    if (found > version) throw new Error(`${path} was written by a newer Plateau. Use that one, or another DATA_DIR.`);
    if (found < version) database.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${version}; COMMIT`);
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, Sqlite.Statement>();
  function statement(sql: string): Sqlite.Statement {
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known;
  }
  return {
    path,
    fault: undefined,
    all: (sql, ...values) => statement(sql).all(...values) as SqlRow[],
    each: (sql) => database.prepare(sql).iterate() as IterableIterator<SqlRow>,
    run: (sql, ...values) => statement(sql).run(...values).changes,
    check() {
      const { quick_check: found } = database.prepare('PRAGMA quick_check').get() as { quick_check: string };
      if (found !== 'ok') throw explained({ rawCode: codes.damaged }, path);
    },
    close() {
      // The connection stays until its statements are collected. It must hold nothing then.
      if (database.inTransaction) database.exec('ROLLBACK');
      prepared.clear();
      database.close();
    },
  };
}

/** Makes the folder and opens the file in it. Fails with what is wrong and what to do. */
export function openFile(dataDir: string): Database {
  makeFolder(dataDir);
  const path = fileIn(dataDir);
  try {
    return openDatabase(path);
  } catch (error) {
    if (typeof (error as NodeJS.ErrnoException).syscall !== 'string') throw explained(error, path) ?? error;
    throw new Error(`${path} cannot be used: ${diskFault(error)}`, { cause: error });
  }
}

/** Holds the folder for this process. The system lets go of it when the process ends, however it ends. */
export function claimFolder(dataDir: string, timeout = handover): { close(): void } {
  makeFolder(dataDir);
  const lock = new Sqlite(join(dataDir, 'plateau.lock'), { timeout });
  try {
    // Nothing is written, so that a full disk keeps nobody from looking.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (codeOf(error) !== codes.busy) throw explained(error, join(dataDir, 'plateau.lock')) ?? error;
    throw new Error(`Another Plateau uses ${dataDir}. Stop it, or give this one a DATA_DIR of its own.`);
  }
}

/** Result codes of SQLite. */
const codes = { busy: 5, readOnly: 8, failed: 10, damaged: 11, full: 13, cannotOpen: 14, noDatabase: 26 } as const;

const codeOf = (error: unknown): number => Number((error as { rawCode?: unknown }).rawCode) & 0xff;

/** Says what keeps SQLite from serving, and what to do. Undefined: it is a fault of a statement of ours. */
export function explained(error: unknown, path: string): StoreAway | undefined {
  const fault = faultOf(codeOf(error));
  return fault === undefined ? undefined : new StoreAway(`${path} ${fault}`, { cause: error });
}

function faultOf(code: number): string | undefined {
  switch (code) {
    case codes.busy:
      return 'is held by another process, perhaps a restore. It is tried again.';
    case codes.full:
      return `cannot be written: ${diskFault({ code: 'ENOSPC' })}`;
    case codes.failed:
      return 'cannot be read or written: the disk fails, or has no room left. Make room, or look at the disk.';
    case codes.readOnly:
    case codes.cannotOpen:
      return 'cannot be opened or written. Give it and its folder to the user who runs Plateau, on a disk that is not read-only.';
    case codes.damaged:
    case codes.noDatabase:
      return 'is damaged. Stop Plateau, move it away with plateau.db-wal beside it, and bring back your newest backup: npm run restore -- <file>.';
    default:
      return undefined;
  }
}
