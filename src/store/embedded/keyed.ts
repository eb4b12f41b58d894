import { command, type Reply, replyAt } from './resp.ts';
import type { Valkey } from './valkey.ts';

/** The command that writes a value of each type. */
const writers = { string: 'SET', hash: 'HSET', list: 'RPUSH', set: 'SADD', zset: 'ZADD' } as const;

/** The commands that make these keys what they are now, in an empty store. A key that is not there needs none, a large one several. */
export function commandsFor(valkey: Valkey, dump: string, keys: readonly (string | Buffer)[]): Buffer[] {
  if (keys.length === 0) return [];
  const [dumped] = replyAt(valkey.ask(command('EVAL', dump, String(keys.length), ...keys)));
  return (dumped as readonly (readonly [Buffer, readonly Reply[]])[]).flatMap(([type, items], i) => {
    const kind = type.toString() as keyof typeof writers | 'none';
    return kind === 'none' ? [] : commandsWriting(kind, keys[i] as Buffer, items as readonly Buffer[]);
  });
}

/** The commands that write a value in an empty store: one, or several for a large value. */
export function commandsWriting(
  type: keyof typeof writers,
  key: string | Buffer,
  items: readonly (string | Buffer)[],
): Buffer[] {
  return starts(items.length).map((from) => command(writers[type], key, ...items.slice(from, from + mostItems)));
}

/** No function can be given as many arguments as the largest keys have items. Pairs stay together. */
const mostItems = 10_000;

const starts = (count: number): readonly number[] =>
  Array.from({ length: Math.ceil(count / mostItems) }, (_, nth) => nth * mostItems);
