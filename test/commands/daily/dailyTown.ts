import { pino } from 'pino';
import { connectDiscord } from '../../../src/commands/client/connect.ts';
import { openDailyPosts } from '../../../src/commands/daily/dailyPosts.ts';
import { openServerSettings } from '../../../src/commands/settings/serverSettings.ts';
import { readSettings, type Settings, writeSettings } from '../../../src/commands/settings/settings.ts';
import { dailySolos } from '../../../src/commands/solo/soloOf.ts';
import { openLocalDiscord } from '../../../src/playground/discord/localDiscord.ts';
import type { Channel, Message } from '../../../src/playground/discord/world/records.ts';
import type { Scene } from '../../../src/render/scene.ts';
import type { Store } from '../../../src/store/port.ts';
import { openVirtualTime } from '../../host/virtualTime.ts';
import { openApiInspector } from '../../playground/openapi.ts';
import { openMemory } from '../../store/behind.ts';
import { buttonsOf, refusals } from '../../town/reading.ts';

export const minute = 60_000;
export const hour = 60 * minute;

/** A Discord whose time passes when a test says so, and processes that post the board of the day there. */
export type DailyTown = Awaited<ReturnType<typeof openDailyTown>>;

export async function openDailyTown(start: string) {
  const time = openVirtualTime(Date.parse(start));
  const discord = await openLocalDiscord({ inspect: openApiInspector(), now: time.now });
  const { store } = openMemory();
  const running = new Set<() => Promise<void>>();
  /** Of each film that was painted, how many frames it has. */
  const films: number[] = [];
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line).msg) });

  /** A process. It looks when it is told to. What it keeps may be another store, which fails. */
  async function open(kept: Store = store) {
    const { client, close } = await connectDiscord({ token: discord.token, api: discord.api, shards: undefined }, log);
    const posts = openDailyPosts({
      ...{ client, store: kept, settings: openServerSettings({ store: kept, log }), now: time.now, log },
      timers: time.timers,
      paint: async () => pixel,
      film: async (frames: readonly Scene[]) => {
        films.push(frames.length);
        return pixel;
      },
      prepare: async ({ game, solo, wish, seed }) =>
        dailySolos.find((found) => found.game.id === game && found.solo.name === solo)?.solo.prepare(wish, seed),
    });
    const end = async () => {
      running.delete(end);
      await posts.stop();
      await close();
    };
    running.add(end);
    return { look: posts.look, start: posts.start, end };
  }

  return {
    discord,
    store,
    time,
    films,
    logged,
    open,
    async choose(guild: string, change: Partial<Settings>): Promise<void> {
      const { settings } = readSettings(await store.settings(guild));
      await store.saveSettings(guild, writeSettings({ ...settings, ...change }, {}));
    },
    /** The posts that stand in a channel. */
    postsIn: (channel: Channel): Message[] =>
      discord.messages(channel).filter((message) => !message.deleted && buttonsOf(message).includes('Play')),
    async close() {
      for (const end of [...running]) await end();
      await store.close();
      const refused = refusals(discord);
      await discord.close();
      return refused;
    },
  };
}

/** One grey pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);
