import { recordIn } from '../../../src/host/records/record.ts';
import type { Store } from '../../../src/store/port.ts';
import { exported } from '../../store/samples.ts';
import { bare } from './named.ts';

/** A key of the store, and what it holds, also where that is packed. */
export interface Readable {
  /** Without the part of the store that it lies in. */
  readonly key: string;
  readonly text: string;
}

/** All that an export of the store has, as somebody could read it who looks for a person; and what passes beside it. */
export async function readable(store: Store): Promise<readonly Readable[]> {
  const lines = (await exported(store)).map((line) => JSON.parse(line) as { key?: string; items?: readonly string[] });
  const kept = lines.flatMap(({ key, items = [] }) => {
    if (key === undefined) return [];
    // Packed text could have any letters by chance.
    const at = /\}:replay:/.test(key) ? items.indexOf('line') + 1 : 0;
    const texts = at === 0 ? items : items.with(at, JSON.stringify(recordIn({ line: items[at] ?? '' })));
    return [{ key: bare(key), text: JSON.stringify(texts) }];
  });
  const passing = (await store.passingShelves()).map(async ({ home, shelf }) => ({
    key: `shelf:${home}:${shelf}`,
    text: JSON.stringify([...(await store.notes(home, shelf))]),
  }));
  return [...kept, ...(await Promise.all(passing))];
}

/** The keys that have one of these texts in their name or in what they hold. */
export async function keysWith(texts: readonly string[], store: Store): Promise<readonly string[]> {
  const has = ({ key, text }: Readable) => texts.some((each) => key.includes(each) || text.includes(each));
  return (await readable(store)).filter(has).map(({ key }) => key);
}
