import type { Commit, Store } from '../../src/store/port.ts';

export const nothing = ['{"plateau":"store","version":1}', '{"keys":0}'];

export function commit(changes: Partial<Commit> = {}): Commit {
  return {
    table: '100.7',
    from: 0,
    body: 'body',
    log: [],
    chapter: 'same',
    wake: undefined,
    announceBy: undefined,
    listing: undefined,
    ...changes,
  };
}

export async function exported(store: Store): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of store.export()) lines.push(line);
  return lines;
}

/** The exported lines in a fixed order, since a server gives hashes and sets in any order. */
export function inOrder(lines: readonly string[]): unknown[] {
  return lines.map((line) => {
    const { type, items, ...rest } = JSON.parse(line) as { type?: string; items?: string[] };
    return { ...rest, type, items: type === 'list' ? items : items?.toSorted() };
  });
}
