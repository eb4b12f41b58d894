import type { TableId } from '../address.ts';
import { recordOf } from '../keys.ts';
import type { Kept } from './written.ts';

/** Which items of an index name tables: every item, the first of each pair, or the second. */
const indexes: readonly { readonly key: RegExp; readonly stride: number; readonly name: number }[] = [
  { key: /\}:living$/, stride: 1, name: 0 },
  { key: /\}:live:/, stride: 2, name: 0 },
  { key: /\}:(wakes|unannounced|unrecorded)$/, stride: 2, name: 1 },
];

/** The items of a line without those that name tables whose record is not kept. */
export function knownItems({ key, items }: Kept, isKept: (record: string) => boolean): readonly string[] {
  const index = indexes.find((candidate) => candidate.key.test(key));
  if (!index) return items;
  // The mark of a process names its table first.
  const tableAt = (i: number) => items[i - (i % index.stride) + index.name]?.split(' ')[0] ?? '';
  const bucket = key.slice(0, key.indexOf('}:') + 2);
  return items.filter((_, i) => isKept(recordOf(bucket, tableAt(i) as TableId)));
}
