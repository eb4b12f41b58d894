import { answered } from '../away.ts';
import type { Client } from '../connectRedis.ts';
import { grouped } from '../grouped.ts';
import { groupOf, isPassing, prefix } from '../keys.ts';
import { scan } from '../scan.ts';
import type { Script } from '../scripts.ts';
import { readLines } from './lines.ts';
import { knownItems } from './strangers.ts';
import { endLine, headLine, type Kept, keptLine } from './written.ts';

/** Each bucket is read at one instant, so every table in a backup is complete. */
export async function* exportAll(client: Client, dump: Script): AsyncGenerator<string> {
  let count = 0;
  yield headLine;
  for (const found of (await keysByGroup(client)).values()) {
    const keys = found.filter((key) => !isPassing(key));
    if (keys.length === 0) continue;
    const dumped = (await answered(dump(keys, []))) as Dumped[];
    for (const line of withoutStrangers(dumped.flatMap((found, i) => kept(keys[i] as string, found)))) {
      yield keptLine(line);
      count += 1;
    }
  }
  yield endLine(count);
}

/** Changes nothing before every line has been read. Then it replaces one bucket after another, each at one instant. */
export async function importAll(
  client: Client,
  restore: Script,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  const wanted = grouped(await readLines(lines), ({ key }) => groupOf(key));
  const present = await keysByGroup(client);
  for (const group of new Set([...present.keys(), ...wanted.keys()])) {
    const coming = wanted.get(group) ?? [];
    const named = new Set(coming.map(({ key }) => key));
    const going = (present.get(group) ?? []).filter((key) => !named.has(key));
    const keys = [...going, ...named];
    const contents = [
      ...going.flatMap(() => ['none', 0]),
      ...coming.flatMap(({ type, items }) => [type, items.length, ...items]),
    ];
    await answered(restore(keys, contents));
  }
}

type Dumped = [type: Kept['type'] | 'none', items: string[]];

function kept(key: string, [type, items]: Dumped): Kept[] {
  if (type === 'none') return [];
  // Versions of Redis write the same score in different ways.
  const same = type === 'zset' ? items.map((item, i) => (i % 2 === 0 ? String(Number(item)) : item)) : items;
  return [{ key, type, items: same }];
}

async function keysByGroup(client: Client): Promise<Map<string, string[]>> {
  return grouped([...(await scan(client, `${prefix}*`))].sort(), groupOf);
}

/** A table made after the keys were listed may be in an index already. It is left out: the next backup has it. */
function withoutStrangers(bucket: readonly Kept[]): readonly Kept[] {
  const keys = new Set(bucket.map(({ key }) => key));
  return bucket.flatMap((line) => {
    const known = knownItems(line, (record) => keys.has(record));
    return known.length === 0 ? [] : [{ ...line, items: known }];
  });
}
