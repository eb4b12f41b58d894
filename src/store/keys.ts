import { homeOf, type TableId } from './address.ts';
import type { Cleared, Contents } from './port.ts';

/**
 * Every key begins with this. The braces are Redis Cluster's hash tag: the keys of a bucket live on one machine,
 * so that one script may change them together.
 */
export const prefix = 'plateau:';

export const buckets: readonly string[] = Array.from({ length: 64 }, (_, n) => `${prefix}{b${n}}:`);

/** FNV-1a. It must never change, or nothing that was kept would be found. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (const byte of Buffer.from(text)) mixed = Math.imul(mixed ^ byte, 0x01000193);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function bucketOf(home: string): string {
  return buckets[hash(home) % buckets.length] as string;
}

export const clockKey = `${prefix}clock`;
export function clockOf(bucket: string): string {
  return `${bucket}clock`;
}
/** In a cluster, the clock is kept under all of these, which are spread over its machines. Elsewhere only under the first. */
export const clockKeys: readonly string[] = [clockKey, ...buckets.filter((_, n) => n % 8 === 0).map(clockOf)];
/** Nothing is ever kept there: a write that changes nothing tells whether the bucket can be written to. */
export const trialOf = (bucket: string): string => `${bucket}trial`;

export const wakesOf = (bucket: string): string => `${bucket}wakes`;
export const unrecordedOf = (bucket: string): string => `${bucket}unrecorded`;
export const unannouncedOf = (bucket: string): string => `${bucket}unannounced`;
export const livingOf = (bucket: string): string => `${bucket}living`;
export const recordOf = (bucket: string, table: TableId): string => `${bucket}table:${table}`;

export const liveKey = (home: string): string => `${bucketOf(home)}live:${home}`;
export const settingsKey = (guild: string): string => `${bucketOf(guild)}settings:${guild}`;
export const preferencesKey = (person: string): string => `${bucketOf(person)}preferences:${person}`;
export const shelfKey = (home: string, shelf: string): string => `${bucketOf(home)}shelf:${home}:${shelf}`;
/** What stands on such a shelf is good for minutes, and is not put into backups. */
export const isPassing = (key: string): boolean => /\}:shelf:[^:]*:passing-/.test(key);
export const recordKey = (table: TableId): string => recordOf(bucketOf(homeOf(table)), table);
export const logKey = (table: TableId): string => `${bucketOf(homeOf(table))}log:${table}`;
export const archiveKey = (table: TableId): string => `${bucketOf(homeOf(table))}archive:${table}`;

/** The revision of a book. */
export const bookKey = (home: string): string => `${bucketOf(home)}book:${home}`;
export const pageKey = (home: string, page: string): string => `${bucketOf(home)}page:${home}:${page}`;
export const listKey = (home: string, list: string): string => `${bucketOf(home)}list:${home}:${list}`;
export const replayKey = (code: string): string => `${bucketOf(code)}replay:${code}`;
/** The names of all pages, lists and shelves of a home: `page:`, `list:` or `shelf:`, and the name. */
export const contentsKey = (home: string): string => `${bucketOf(home)}contents:${home}`;
const kinds = { pages: 'page', lists: 'list', shelves: 'shelf' } as const;

/** How the contents of a home name a page, a list or a shelf. */
export const listedAs = (what: keyof Contents, name: string): string => `${kinds[what]}:${name}`;

export function contentsIn(names: readonly string[]): Contents {
  const ofKind = (what: keyof Contents) =>
    names.flatMap((name) => (name.startsWith(`${kinds[what]}:`) ? [name.slice(kinds[what].length + 1)] : [])).sort();
  return { pages: ofKind('pages'), lists: ofKind('lists'), shelves: ofKind('shelves') };
}

/** The codes of a bucket's replays, by their time. */
export const replaysOf = (bucket: string): string => `${bucket}replays`;

/** What was cleared in this bucket: the name of each, and nothing else. */
export const clearedOf = (bucket: string): string => `${bucket}cleared`;
/** Where a key of a bucket is kept when it was moved out of the way. */
export const clearedKey = (key: string, at: number): string => `${key.replace('}:', '}:cleared-')}@${at}`;

export const nameCleared = ({ table, at }: Cleared): string => `${table}@${at}`;

export function readCleared(name: string): Cleared {
  const cut = name.lastIndexOf('@');
  return { table: name.slice(0, cut) as TableId, at: Number(name.slice(cut + 1)) };
}

/** What belongs together of what was moved out of the way, and when it was. Undefined for a key that was not. */
export function clearedIn(key: string): { readonly name: string; readonly at: number } | undefined {
  const [, name, at] = /\}:cleared-[a-z]+:?(.*@(\d+))$/.exec(key) ?? [];
  return name === undefined ? undefined : { name, at: Number(at) };
}

/** All that a commit of this table writes to, in the order that the scripts expect, each with its type. */
export function writtenWith(table: TableId): readonly { readonly key: string; readonly kind: string }[] {
  const home = homeOf(table);
  const bucket = bucketOf(home);
  return [
    { key: recordKey(table), kind: 'hash' },
    { key: logKey(table), kind: 'list' },
    { key: archiveKey(table), kind: 'list' },
    { key: wakesOf(bucket), kind: 'zset' },
    { key: unannouncedOf(bucket), kind: 'zset' },
    { key: liveKey(home), kind: 'hash' },
    { key: livingOf(bucket), kind: 'set' },
    { key: unrecordedOf(bucket), kind: 'zset' },
  ];
}

/** The group of a key. Keys of one group, such as those of a bucket, may be read or written together. */
export function groupOf(key: string): string {
  return /\{[^}]+\}/.exec(key)?.[0] ?? key;
}
