import { dirname } from 'node:path';
import { faultIn } from '../diskFault.ts';
import { StoreAway } from '../port.ts';
import { openCalls } from './calls.ts';
import { type Database, explained } from './database.ts';
import { importLines } from './lines.ts';

export type StoreCalls = ReturnType<typeof callsOn>;

export interface StoreCall {
  readonly name: keyof StoreCalls;
  readonly args: readonly unknown[];
}

export interface CallResult {
  readonly answer?: unknown;
  readonly fault?: unknown;
}

export function callsOn(database: Database, self: string) {
  return {
    ...openCalls(database, self),
    replaceAll: (lines: Parameters<typeof importLines>[1]) => importLines(database, lines),
  };
}

/**
 * Makes these calls, one after another, in one transaction: they share the one wait for the disk. Each is done as a whole or
 * not at all, and none is answered before all are on the disk.
 *
 * A pulse alone does not wait for the disk: a second of the clock that a power failure takes is one in which nobody played.
 */
export function makeCalls(database: Database, calls: StoreCalls, batch: readonly StoreCall[]): readonly CallResult[] {
  const { path, run } = database;
  let begun = false;
  try {
    run(`PRAGMA synchronous = ${batch.every(({ name }) => name === 'pulse') ? 'NORMAL' : 'FULL'}`);
    run('BEGIN IMMEDIATE');
    begun = true;
    const outcomes = batch.map((call) => make(database, calls, call));
    run('COMMIT');
    return outcomes;
  } catch (error) {
    if (begun) rollBack(database);
    database.fault = explained(error, path);
    const fault = database.fault ?? error;
    return batch.map(() => ({ fault }));
  }
}

function make(database: Database, calls: StoreCalls, { name, args }: StoreCall): CallResult {
  const { path, run } = database;
  run('SAVEPOINT call');
  try {
    if (name === 'pulse' || name === 'trial') expectRoom(database, name);
    const answer = (calls[name] as (...args: readonly unknown[]) => unknown)(...args);
    run('RELEASE call');
    return { answer };
  } catch (error) {
    // When the disk fails, nothing of this transaction is done.
    if (explained(error, path) !== undefined) throw error;
    run('ROLLBACK TO call');
    run('RELEASE call');
    return { fault: error };
  }
}

/**
 * A pulse needs less room than a move. While moves find none, it is refused too: the clock stands still, and nobody loses time
 * in which they could not move.
 */
function expectRoom(database: Database, name: 'pulse' | 'trial'): void {
  if (database.path === ':memory:' || (name === 'pulse' && database.fault === undefined)) return;
  const fault = faultIn(dirname(database.path));
  if (fault !== undefined) throw new StoreAway(`${database.path} cannot be written: ${fault}`);
  database.fault = undefined;
}

function rollBack({ run }: Database): void {
  try {
    run('ROLLBACK');
  } catch {
    // After some faults SQLite has done so itself.
  }
}
