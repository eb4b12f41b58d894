import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type Bot, type Settings, startBot } from './bot.ts';
import { type DiscordAccess, NoEntry } from './commands/client/connect.ts';
import type { Store } from './store/port.ts';

export type KeptBot = Pick<Bot, 'hearing' | 'guilds' | 'picturesWaiting' | 'setAside' | 'invite' | 'stop'>;

/** Seconds before the bot is started once more. They double each time, up to `most`. */
const patience = { first: 5, most: 300 };

/**
 * Starts the bot, and starts it anew when its connection to Discord is over but another may be had. When somebody must
 * change something first, it calls `end` with a line that says what.
 */
export async function keepBot(
  access: DiscordAccess,
  store: Store,
  log: Logger,
  settings: Settings,
  end: (why: string) => void,
): Promise<KeptBot> {
  const first = await startBot(access, store, log, settings);
  let present: Bot | undefined = first;
  const stopping = new AbortController();
  const asked = new Promise<undefined>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve(undefined)),
  );

  async function again(): Promise<Bot> {
    for (let seconds = patience.first; ; seconds = Math.min(2 * seconds, patience.most)) {
      try {
        return await startBot(access, store, log, settings);
      } catch (error) {
        if (error instanceof NoEntry && error.until === 'changed') throw error;
        log.warn({ err: error, seconds }, 'the bot could not connect anew; it is tried again');
        await pause(seconds * 1_000, undefined, { signal: stopping.signal });
      }
    }
  }

  async function keep(bot: Bot): Promise<void> {
    const parting = await Promise.race([bot.parting, asked]);
    if (parting?.next === 'end') end(parting.why);
    if (parting?.next === 'join anew') log.warn(parting.why);
    present = undefined;
    await bot.stop();
    if (parting?.next !== 'join anew' || stopping.signal.aborted) return;
    present = await again();
    return keep(present);
  }

  const kept = keep(first).catch((error: unknown) => {
    if (!stopping.signal.aborted) end(error instanceof Error ? error.message : String(error));
  });

  return {
    hearing: () => present?.hearing() ?? false,
    guilds: () => present?.guilds() ?? 0,
    picturesWaiting: () => present?.picturesWaiting() ?? 0,
    setAside: () => present?.setAside() ?? 0,
    invite: first.invite,
    stop() {
      stopping.abort();
      return kept;
    },
  };
}
