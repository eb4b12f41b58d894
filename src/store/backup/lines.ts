import { z } from 'zod';
import { prefix } from '../keys.ts';
import type { Kept } from './written.ts';

const keptShape = z.strictObject({
  key: z.string().startsWith(prefix),
  type: z.enum(['string', 'hash', 'list', 'set', 'zset']),
  items: z.array(z.string()).nonempty(),
});
const headShape = z.strictObject({ plateau: z.literal('store'), version: z.literal(1) });
const endShape = z.strictObject({ keys: z.number() });

/** Reads every line, or throws an error that names the first bad line. */
export async function readLines(lines: AsyncIterable<string> | Iterable<string>): Promise<Kept[]> {
  const kept: Kept[] = [];
  const keys = new Set<string>();
  let number = 0;
  let part: 'head' | 'body' | 'end' = 'head';
  for await (const line of lines) {
    number += 1;
    const value = parse(line);
    if (part === 'head') {
      if (!headShape.safeParse(value).success) throw fault(number, 'this is not the beginning of a backup of Plateau');
      part = 'body';
      continue;
    }
    if (part === 'end') throw fault(number, 'there is more after the end');
    const end = endShape.safeParse(value);
    if (end.success) {
      if (end.data.keys !== kept.length)
        throw fault(number, `${end.data.keys} keys were written, ${kept.length} are here`);
      part = 'end';
      continue;
    }
    const read = keptShape.safeParse(value);
    if (!read.success || !fits(read.data) || keys.has(read.data.key)) throw fault(number, 'it cannot be understood');
    keys.add(read.data.key);
    kept.push(read.data);
  }
  if (part !== 'end') throw fault(number + 1, 'the end is missing');
  return kept;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function fits({ type, items }: Kept): boolean {
  switch (type) {
    case 'string':
      return items.length === 1;
    case 'list':
    case 'set':
      return true;
    case 'hash':
      return items.length % 2 === 0;
    case 'zset':
      return items.length % 2 === 0 && items.every((item, i) => i % 2 === 1 || isScore(item));
  }
}

function isScore(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text));
}

function fault(line: number, what: string): Error {
  return new Error(`Line ${line}: ${what}. Nothing was changed.`);
}
