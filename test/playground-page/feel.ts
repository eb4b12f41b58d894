import type { Channel, User } from '../../src/playground/discord/world/records.ts';
import { findTown } from '../../src/playground/town.ts';
import { openWeb } from '../../src/playground/web/openWeb.ts';
import { openTown, type Town } from '../e2e/town.ts';
import { boardsIn, posted } from '../town/reading.ts';
import { openChromium, openWindow, phone, type Window, wide } from './chromium.ts';
import { type InSight, inSight } from './inSight.ts';

/** What a game is like from moment to moment, for people who watch it in a browser. */
export interface Feel {
  readonly town: Town;
  channel(name: string): Channel;
  /** Opens windows of a phone and of a desk. What they see is measured at each stage. */
  watch(channel: Channel, watchers: { readonly phone: User; readonly wide: User }): Promise<Watched>;
  close(): Promise<void>;
}

export interface Watched {
  /** Waits until the newest board is in sight of both, or gives what they saw last. */
  stage(name: string): Promise<readonly Seen[]>;
  /** Everybody whom a message of the bot in this channel called, in the order of the calls. */
  called(): readonly User[];
  /** The messages of the bot that are left. */
  left(): number;
  /** Prints what was measured. */
  tell(game: string): void;
  close(): Promise<void>;
}

export interface Seen extends InSight {
  readonly stage: string;
  readonly window: 'phone' | 'wide';
  readonly milliseconds: number;
}

/** A board that is not in sight after this is out of sight. */
const patience = 8_000;
/** Only the name of the game, above everything else, may be out of sight. */
export const isInSight = ({ text, picture, buttons }: InSight) => text >= 0.85 && picture >= 0.99 && buttons >= 0.99;

/** The page knows the channels that are there when it is opened. */
export async function openFeel(names: readonly string[]): Promise<Feel> {
  const town = await openTown();
  const channels = new Map(names.map((name) => [name, town.discord.addChannel(town.guild, { name })]));
  const web = await openWeb(town.discord, findTown(town.discord), 0);
  const browser = await openChromium();
  await town.start();
  const ours = (channel: Channel) =>
    posted(town.discord, channel).filter(({ author }) => author.id === town.discord.bot.id);

  return {
    town,
    channel(name) {
      const found = channels.get(name);
      if (found === undefined) throw new Error(`no channel ${name}`);
      return found;
    },
    async watch(channel, watchers) {
      const open = (user: User, viewport: typeof phone) =>
        openWindow(browser, `${web.address}/?as=${user.name}&in=${channel.id}`, { viewport });
      const windows = { phone: await open(watchers.phone, phone), wide: await open(watchers.wide, wide) };
      const seen: Seen[] = [];

      async function look(window: 'phone' | 'wide', stage: string, from: number): Promise<Seen> {
        for (;;) {
          const sight = await sightOf(windows[window], channel);
          const milliseconds = Math.round(performance.now() - from);
          if (isInSight(sight) || milliseconds > patience) return { stage, window, ...sight, milliseconds };
          await windows[window].page.waitForTimeout(100);
        }
      }

      const called = () => ours(channel).flatMap(({ pings }) => pings.users);
      const left = () => ours(channel).filter(({ deleted }) => !deleted).length;

      return {
        called,
        left,
        async stage(name) {
          const from = performance.now();
          const both = [await look('phone', name, from), await look('wide', name, from)];
          seen.push(...both);
          return both;
        },
        tell(game) {
          const least = (window: Seen['window']) => {
            const there = seen.filter((each) => each.window === window);
            const part = (of: keyof InSight) => Math.min(...there.map((each) => each[of]));
            const slowest = Math.max(...there.map(({ milliseconds }) => milliseconds));
            return `${window}: text ${part('text')}, picture ${part('picture')}, buttons ${part('buttons')}, after ${slowest} ms at most`;
          };
          const names = called().map(({ displayName }) => displayName);
          process.stdout.write(
            `${game}: ${seen.length / 2} stages; least in sight on a ${least('phone')}; ${least('wide')}; ` +
              `${left()} messages left; called: ${names.join(', ') || 'nobody'}\n`,
          );
        },
        async close() {
          await Promise.all(Object.values(windows).map(({ page }) => page.context().close()));
        },
      };
    },
    async close() {
      await browser.close();
      await web.close();
      await town.close();
    },
  };

  /** Of the board that stands, as the page shows it. */
  async function sightOf({ page }: Window, channel: Channel): Promise<InSight> {
    const newest = boardsIn(town.discord, channel).at(-1);
    const message = page.locator(`#message-${newest?.id}`);
    if (newest === undefined || (await message.count()) === 0) return { text: 0, picture: 0, buttons: 0 };
    return inSight(page, message.first()).catch(() => ({ text: 0, picture: 0, buttons: 0 }));
  }
}
