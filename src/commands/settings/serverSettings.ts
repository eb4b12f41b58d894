import type { Guild } from 'discord.js';
import type { Logger } from 'pino';
import type { Language } from '../../games/contract.ts';
import type { Store } from '../../store/port.ts';
import { languageOf } from '../words/words.ts';
import { readSettings, type Settings, writeSettings } from './settings.ts';

/** The settings of servers. They are read anew each time: another process may have changed them. */
export interface ServerSettings {
  of(guild: string): Promise<Settings>;
  /** Changes some of them and gives all. What others change in the same moment is kept, too. */
  change(guild: string, change: (now: Settings) => Settings): Promise<Settings>;
}

/** Another process may have changed them since they were read. So often it is tried again. */
const tries = 20;

export interface ServerSettingsParts {
  readonly store: Pick<Store, 'settings' | 'saveSettings'>;
  readonly log: Pick<Logger, 'warn'>;
}

export function openServerSettings({ store, log }: ServerSettingsParts): ServerSettings {
  /** What the log was told, once for each server. */
  const told = new Set<string>();
  const changing = new Map<string, Promise<unknown>>();

  async function read(guild: string) {
    const text = await store.settings(guild);
    const kept = { text, ...readSettings(text) };
    const names = Object.keys(kept.unread);
    if (names.length > 0 && !told.has(guild)) {
      told.add(guild);
      log.warn({ guild, settings: names }, 'settings of a server could not be read; the usual ones hold instead');
    }
    return kept;
  }

  async function change(guild: string, make: (now: Settings) => Settings): Promise<Settings> {
    for (let attempt = 0; attempt < tries; attempt++) {
      const { text, settings, unread } = await read(guild);
      const changed = make(settings);
      if ((await store.saveSettings(guild, writeSettings(changed, unread), { from: text })) === 'done') return changed;
    }
    throw new Error(`the settings of a server were changed ${tries} times while they were to be changed`);
  }

  return {
    of: async (guild) => (await read(guild)).settings,
    async change(guild, make) {
      const before = changing.get(guild) ?? Promise.resolve();
      const done = before.catch(() => undefined).then(() => change(guild, make));
      changing.set(guild, done);
      try {
        return await done;
      } finally {
        if (changing.get(guild) === done) changing.delete(guild);
      }
    },
  };
}

type Local = Pick<Guild, 'id' | 'preferredLocale'>;

/** The language of a server's boards and messages. */
export function languageIn({ preferredLocale }: Local, { language }: Settings): Language {
  return language ?? languageOf(preferredLocale);
}

/**
 * The time zone of a server. Where none was chosen, servers that speak French have the clock of Paris, and all others UTC.
 * Discord's own language of a server is known only of community servers, so the chosen language decides, too.
 */
export function zoneIn(guild: Local, settings: Settings): string {
  return settings.timeZone ?? (languageIn(guild, settings) === 'fr' ? 'Europe/Paris' : 'UTC');
}

export async function publicLanguage(guild: Local, settings: ServerSettings): Promise<Language> {
  return languageIn(guild, await settings.of(guild.id));
}

export async function timeZoneOf(guild: Local, settings: ServerSettings): Promise<string> {
  return zoneIn(guild, await settings.of(guild.id));
}
