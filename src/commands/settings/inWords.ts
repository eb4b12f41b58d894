import type { Guild } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import { postPlace } from '../daily/postPlace.ts';
import { words } from '../words/words.ts';
import type { Part } from './controls.ts';
import { languageIn, zoneIn } from './serverSettings.ts';
import type { Settings } from './settings.ts';
import { timeIn } from './timeZones.ts';

export interface SettingsOf {
  readonly guild: Guild;
  readonly settings: Settings;
  /** The reader's. */
  readonly language: Language;
}

/** The value of a setting, as its reader would say it. */
export function inWords(part: Part, { guild, settings, language }: SettingsOf, now: number): string {
  const say = words[language];
  const own = say.settings;
  switch (part) {
    case 'language': {
      const { language: chosen } = settings;
      if (chosen !== undefined) return say.languages[chosen];
      return own.ownLanguage({ language: say.languages[languageIn(guild, settings)] });
    }
    case 'time-zone': {
      const zone = zoneIn(guild, settings);
      const told = { zone, time: timeIn(zone, now, language) };
      return settings.timeZone === undefined ? own.usualZone(told) : own.zone(told);
    }
    case 'channels': {
      const there = startsIn(guild, settings);
      if (there === 'everywhere') return own.everywhere;
      return there.length === 0 ? own.goneChannels : own.onlyIn({ channels: mentions(there) });
    }
    case 'stop': {
      const { stoppers } = settings;
      return typeof stoppers === 'string' ? own.stoppers[stoppers] : own.roleToo({ role: `<@&${stoppers.role}>` });
    }
    case 'turn-limit':
      return say.limits[settings.turnLimit];
    case 'computers':
      return own.computers[settings.computers];
    case 'daily-post': {
      const { dailyPost } = settings;
      if (dailyPost === undefined) return own.noPost;
      const told = own.daily({ channel: `<#${dailyPost.channel}>`, hour: own.hour({ hour: String(dailyPost.hour) }) });
      const place = postPlace(guild, dailyPost.channel, say);
      return 'trouble' in place ? `${told}; ⚠️ ${place.trouble}` : told;
    }
    case 'results':
      return own.results[settings.results];
  }
}

/** The channels where games may start. Those that are gone are left out. */
export function startsIn({ channels }: Pick<Guild, 'channels'>, settings: Settings): readonly string[] | 'everywhere' {
  if (settings.channels.length === 0) return 'everywhere';
  return settings.channels.filter((id) => channels.cache.has(id));
}

export const mentions = (channels: readonly string[]): string => channels.map((id) => `<#${id}>`).join(', ');
