import { addressOf, type TableId } from '../store/address.ts';
import type { HostReason } from './match/refusals.ts';

/** Why a table cannot be read: a newer version kept it, its game is not in this version, or it is no match at all. */
export const unreadableReasons = ['newer', 'unknown-game', 'damaged'] as const;
export type UnreadableReason = (typeof unreadableReasons)[number];

/**
 * What is kept at this table cannot be read, or cannot be written to. It stays as it is: nobody writes to it, but a
 * moderator may clear it.
 */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly table: TableId;
  readonly why: UnreadableReason;
  /** The revision that can be read all the same, when only nothing can be written. */
  readonly revision: number | undefined;

  constructor(
    table: TableId,
    why: UnreadableReason,
    message: string,
    { revision, ...options }: ErrorOptions & { readonly revision?: number } = {},
  ) {
    super(message, options);
    this.table = table;
    this.why = why;
    this.revision = revision;
  }
}

/** What whoever acts is told: in a channel a moderator may clear it, and a board for one its owner may begin anew. */
export function reasonFor({ table, why }: Unreadable): HostReason {
  return addressOf(table).at === 'solo' ? 'own-board-unreadable' : why;
}
