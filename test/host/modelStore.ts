import type { TableId } from '../../src/store/address.ts';
import type { Clock, Commit, Loaded, Noted, Outage, Store } from '../../src/store/port.ts';

interface Kept {
  readonly revision: number;
  readonly body: string;
  readonly announcing: number;
  readonly inputs: readonly string[];
  readonly bulletin?: string;
}

/** What the clock asks of a store, in memory and with a delay: real servers know nothing of virtual time. */
export function openModelStore(delay: () => Promise<void>): Store {
  const records = new Map<TableId, Kept>();
  const wakes = new Map<TableId, number>();
  const unannounced = new Map<TableId, number>();
  const outages: Outage[] = [];
  let last: number | undefined;

  const upTo = (list: ReadonlyMap<TableId, number>, now: number, limit: number): TableId[] =>
    [...list]
      .filter(([, at]) => at <= now)
      .sort(([, a], [, b]) => a - b)
      .slice(0, limit)
      .map(([table]) => table);

  const model = {
    async load(table: TableId): Promise<Loaded> {
      await delay();
      const { revision = 0, body, bulletin, inputs } = records.get(table) ?? {};
      return { revision, body, bulletin, wish: undefined, inputs: inputs ?? [] };
    },
    async commit({ table, from, body, wake, announceBy, input }: Commit): Promise<'done' | 'conflict' | 'repeated'> {
      await delay();
      const before = records.get(table);
      if (input !== undefined && before?.inputs.includes(input)) return 'repeated';
      if ((before?.revision ?? 0) !== from) return 'conflict';
      const announcing = announceBy === undefined ? (before?.announcing ?? 0) : from + 1;
      const inputs = [...(before?.inputs ?? []), ...(input === undefined ? [] : [input])];
      records.set(table, { ...before, revision: from + 1, body, announcing, inputs });
      if (wake === undefined) wakes.delete(table);
      else wakes.set(table, wake);
      if (announceBy !== undefined) unannounced.set(table, announceBy);
      return 'done';
    },
    async due(now: number, limit: number) {
      await delay();
      return upTo(wakes, now, limit);
    },
    async unannounced(now: number, again: number, limit: number) {
      await delay();
      const found = upTo(unannounced, now, limit);
      for (const table of found) unannounced.set(table, again);
      return found;
    },
    unrecorded: async () => [],
    ended: async () => ({ archived: [], last: undefined, chapter: 0 }),
    recorded: async () => undefined,
    dropReplays: async () => 0,
    passingShelves: async () => [],
    seeCleared: async () => undefined,
    // Nobody has asked to be forgotten.
    page: async () => new Map(),
    damagedLists: () => [],
    async allLive() {
      await delay();
      return [...wakes.keys()];
    },
    async hold(tables: readonly TableId[], until: number) {
      await delay();
      for (const table of tables) if (unannounced.has(table)) unannounced.set(table, until);
    },
    async announced(table: TableId, revision: number, bulletin: string): Promise<Noted> {
      await delay();
      const record = records.get(table);
      if (record === undefined) return { newest: 0, kept: 0, before: undefined };
      records.set(table, { ...record, bulletin });
      if (record.announcing <= revision) unannounced.delete(table);
      return { newest: record.announcing, kept: record.revision, before: record.bulletin };
    },
    async pulse(now: number, tolerance: number): Promise<Clock> {
      await delay();
      if (last !== undefined && now - last > tolerance) outages.push([last, now]);
      last = Math.max(last ?? now, now);
      return { before: 0, outages: [...outages] };
    },
    async clock(): Promise<Clock> {
      return { before: 0, outages: [...outages] };
    },
  };
  return model as unknown as Store;
}
