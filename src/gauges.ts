import { Gauge, type Registry } from 'prom-client';
import { games } from './games/registry.ts';
import { liveGames } from './host/liveGames.ts';
import type { KeptBot } from './keepBot.ts';
import { remembered } from './remembered.ts';
import type { Store } from './store/port.ts';

/** What is looked at when somebody asks. */
export interface Watched {
  readonly store: Pick<Store, 'counts' | 'check' | 'allLive' | 'liveIn'>;
  /** Undefined until it has entered Discord. */
  readonly bot: () => Pick<KeptBot, 'hearing' | 'guilds' | 'picturesWaiting' | 'setAside'> | undefined;
}

const memory = 1_000;
/** To count the tables of each game takes longer the more there are. */
const memoryOfGames = 30_000;

/** Adds what is only looked at when somebody asks. What the store does not tell is left out. */
export function addGauges(registry: Registry, { store, bot }: Watched): void {
  const registers = [registry];
  const counts = remembered(store.counts, memory);
  const byGame = remembered(() => liveGames(store), memoryOfGames);

  function add(name: string, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const value = await Promise.resolve()
          .then(read)
          .catch(() => undefined);
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  }

  add('plateau_hearing', 'Whether Discord is heard: 1 or 0.', () => (bot()?.hearing() ? 1 : 0));
  add('plateau_guilds', 'Servers that this process serves.', () => bot()?.guilds() ?? 0);
  add(
    'plateau_store_parts_writable',
    'How many parts of the store can be written to.',
    async () => (await store.check()).writable,
  );
  add('plateau_tables_live', 'Challenges and games that go on.', async () => (await counts()).live);
  add('plateau_tables_waking', 'Tables with something that falls due.', async () => (await counts()).waking);
  add('plateau_tables_unannounced', 'Tables with something to be shown.', async () => (await counts()).unannounced);
  add('plateau_tables_set_aside', 'Tables that this process could not handle.', () => bot()?.setAside() ?? 0);
  add('plateau_pictures_waiting', 'Pictures that wait for a painter.', () => bot()?.picturesWaiting() ?? 0);

  new Gauge({
    name: 'plateau_games_live',
    help: 'Challenges and games that go on, by game.',
    labelNames: ['game'],
    registers,
    async collect() {
      this.reset();
      const live = await byGame().catch(() => undefined);
      if (live === undefined) return;
      for (const { id } of games) this.set({ game: id }, live.get(id) ?? 0);
    },
  });
}
