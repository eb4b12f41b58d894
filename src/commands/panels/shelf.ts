import { SnowflakeUtil } from 'discord.js';
import type { TableId } from '../../store/address.ts';
import type { Store } from '../../store/port.ts';
import { type Panel, readPanel, tokenLives, writePanel } from './panel.ts';

/** A panel, under the name of the interaction that it last answered. Names sort by time. */
export interface Kept {
  readonly guild: string;
  readonly name: string;
  readonly panel: Panel;
}

/** Where panels are kept, so that every process can edit them. Those whose token has ended go away. */
export interface Shelf {
  keep(kept: Kept): Promise<void>;
  drop(kept: Pick<Kept, 'guild' | 'name'>): Promise<void>;
  /** All panels of a server, the oldest first. */
  all(guild: string): Promise<readonly Kept[]>;
  /** The panels of one person at one table. Only the last one is to stay. */
  of(guild: string, table: TableId, user: string): Promise<readonly Kept[]>;
}

/** A token is good for minutes, so these lines are not put into backups. */
const shelf = 'passing-panels';

/** Ids sort by time as texts do when they have the same length. */
export const nameOf = (interaction: string): string => interaction.padStart(20, '0');

export const openedAt = (name: string): number => SnowflakeUtil.timestampFrom(BigInt(name).toString());

export function openShelf(store: Pick<Store, 'note' | 'unnote' | 'notes'>, now: () => number): Shelf {
  async function all(guild: string): Promise<readonly Kept[]> {
    const lines = await store.notes(guild, shelf);
    return [...lines]
      .flatMap(([name, line]) => {
        const panel = /^\d{20}$/.test(name) ? readPanel(line) : undefined;
        return panel === undefined ? [] : [{ guild, name, panel }];
      })
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }
  return {
    all,
    async keep({ guild, name, panel }) {
      const oldest = SnowflakeUtil.generate({ timestamp: now() - tokenLives, increment: 0n }).toString();
      await store.note(guild, shelf, name, writePanel(panel), nameOf(oldest));
    },
    drop: ({ guild, name }) => store.unnote(guild, shelf, name),
    of: async (guild, table, user) =>
      (await all(guild)).filter(({ panel }) => panel.table === table && panel.user === user),
  };
}
