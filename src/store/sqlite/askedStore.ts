import { readLines } from '../backup/lines.ts';
import { clearedIn } from '../keys.ts';
import { type Store, StoreAway } from '../port.ts';
import type { StoreCalls } from './transactions.ts';

export type Ask = <Name extends keyof StoreCalls>(
  name: Name,
  ...args: Parameters<StoreCalls[Name]>
) => Promise<ReturnType<StoreCalls[Name]>>;

interface Parts {
  /** The names of all calls. */
  readonly names: readonly string[];
  readonly ask: Ask;
  readonly exported: Store['export'];
  close(): Promise<void>;
}

/** So many lines are read at a time. */
const portion = 1_000;

type Through = Omit<
  Store,
  'page' | 'portions' | 'damagedLists' | 'seeCleared' | 'check' | 'export' | 'import' | 'close'
>;

/** The store, wherever its calls are made. */
export function askedStore({ names, ask, exported, close }: Parts): Store {
  const through = Object.fromEntries(
    names.map((name) => [name, (...args: unknown[]) => (ask as (...call: unknown[]) => unknown)(name, ...args)]),
  ) as unknown as Through;

  async function* portions(home: string, page: string): ReturnType<Store['portions']> {
    for (let after: string | undefined, more = true; more; ) {
      const lines = await ask('linesAfter', home, page, after, portion);
      if (lines.length > 0) yield lines;
      after = lines.at(-1)?.[0];
      more = lines.length === portion;
    }
  }

  return {
    ...through,
    portions,
    async page(home, page, wanted) {
      if (wanted !== undefined) return new Map(await ask('linesNamed', home, page, wanted));
      const lines = new Map<string, string>();
      for await (const some of portions(home, page)) for (const [name, text] of some) lines.set(name, text);
      return lines;
    },
    damagedLists: () => [],
    async seeCleared(see) {
      for (const keys of await ask('aside')) {
        const known = clearedIn(keys[0] ?? '');
        if (known === undefined || see({ at: known.at, text: await ask('asideText', keys) }) === 'keep') continue;
        await ask('dropAside', keys);
      }
    },
    async check() {
      const fault = await ask('trial').then(
        () => undefined,
        (error: unknown) => error,
      );
      if (fault !== undefined && !(fault instanceof StoreAway)) throw fault;
      return { parts: 1, writable: fault === undefined ? 1 : 0, fault: fault?.message.replace(/\.$/, '') };
    },
    export: exported,
    import: async (lines) => ask('replaceAll', await readLines(lines)),
    close,
  };
}
