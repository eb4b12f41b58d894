/** How a backup is written. */

/** A key and its items. A hash has pairs of items (field, value), and a sorted set has pairs (score, member). */
export interface Kept {
  readonly key: string;
  readonly type: 'string' | 'hash' | 'list' | 'set' | 'zset';
  readonly items: readonly string[];
}

export const headLine = JSON.stringify({ plateau: 'store', version: 1 });

export function keptLine(kept: Kept): string {
  // JSON allows these two characters unescaped, but some readers take them for the end of a line.
  return JSON.stringify(kept).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The last line. A file without it was cut off. */
export function endLine(keys: number): string {
  return JSON.stringify({ keys });
}
