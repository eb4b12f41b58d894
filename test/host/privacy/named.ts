import { holdings } from '../../../src/host/privacy/holdings.ts';
import type { Behind } from '../../store/behind.ts';

/** Which of the keys of a store the list of what is kept names. */

/** Without the part of the store that a key lies in. */
export const bare = (key: string): string => key.replace(/^plateau:(\{[^}]*\}:)?/, '');

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a name of the list means this key: by its kind, or by the page, the list or the shelf, whosever it is. */
export function fits(pattern: string, key: string): boolean {
  const [, what, name] = /^(page|list|shelf):[^:]*:(.*)$/.exec(key) ?? [];
  const named = what === undefined ? key.replace(/[:@].*$/, '') : `${what}:${name}`;
  return new RegExp(`^${pattern.split('*').map(escaped).join('.+')}$`).test(named);
}

const all = [...holdings.people, ...holdings.nobody];

export const unnamed = (keys: readonly string[]): readonly string[] =>
  keys.filter((key) => !all.some((pattern) => fits(pattern, key)));

/** Whoever keeps something new in a test, and names it nowhere, learns it there. */
export async function expectNamed({ keys }: Behind): Promise<void> {
  const strange = unnamed((await keys()).map(bare));
  if (strange.length > 0) throw new Error(`src/host/privacy/holdings.ts does not name ${strange.join(', ')}`);
}
