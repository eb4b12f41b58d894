import { ChannelType, type Guild } from 'discord.js';
import { languages } from '../../games/contract.ts';
import type { Field } from './controls.ts';
import { mostChannels, type Settings } from './settings.ts';
import { zoneNamed } from './timeZones.ts';
import { turnLimitNames } from './turnLimits.ts';

/** Why a setting stays as it is. Each has a sentence in every language. */
export type SettingsRefusal = 'no-such-zone' | 'no-such-channel' | 'too-many-channels' | 'no-such-choice';

export type Change = (now: Settings) => Settings;
export type Changed =
  | {
      readonly change: Change;
      /** A channel that was chosen for posts. Whether the bot may post there is not known here. */
      readonly posts?: string;
    }
  | { readonly refused: SettingsRefusal };

export interface Place {
  readonly guild: Pick<Guild, 'id' | 'channels' | 'roles'>;
  /** The channel where it was asked for, or that of its thread. */
  readonly channel: string;
}

/** Where games may start: a channel, with its threads, in which people write. */
export const startKinds = [
  ChannelType.GuildText,
  ChannelType.GuildAnnouncement,
  ChannelType.GuildVoice,
  ChannelType.GuildForum,
] as const;
/** Where the board of the day may be posted. */
export const postKinds = [ChannelType.GuildText, ChannelType.GuildAnnouncement] as const;

/** Before an hour is chosen, the board of the day comes when people get up. */
const usualHour = 8;
const hours: readonly string[] = Array.from({ length: 24 }, (_, hour) => String(hour));
export const hourChoices: readonly string[] = ['off', ...hours];

/** What somebody chose in a menu, by a button or in the command, as a change of the settings. */
export function changeTo(field: Field, values: readonly string[], place: Place, present: Settings): Changed {
  const [value = ''] = values;
  switch (field) {
    case 'language': {
      const language = languages.find((each) => each === value);
      if (language === undefined && value !== 'server') return no('no-such-choice');
      return yes((now) => ({ ...now, language }));
    }
    case 'time-zone': {
      const timeZone = zoneNamed(value);
      return timeZone === undefined ? no('no-such-zone') : yes((now) => ({ ...now, timeZone }));
    }
    case 'channels': {
      const channels = [...new Set(values)];
      if (channels.length > mostChannels) return no('too-many-channels');
      if (!channels.every((id) => isOf(place, id, startKinds))) return no('no-such-channel');
      return yes((now) => ({ ...now, channels }));
    }
    case 'who-stops': {
      const stoppers = (['moderators', 'everybody'] as const).find((each) => each === value);
      return stoppers === undefined ? no('no-such-choice') : yes((now) => ({ ...now, stoppers }));
    }
    case 'stop-role': {
      // The role that everybody has bears the id of the server.
      if (value === place.guild.id) return yes((now) => ({ ...now, stoppers: 'everybody' }));
      if (!place.guild.roles.cache.has(value)) return no('no-such-choice');
      return yes((now) => ({ ...now, stoppers: { role: value } }));
    }
    case 'turn-limit': {
      const turnLimit = turnLimitNames.find((each) => each === value);
      return turnLimit === undefined ? no('no-such-choice') : yes((now) => ({ ...now, turnLimit }));
    }
    case 'computers': {
      const computers = (['allowed', 'not-allowed'] as const).find((each) => each === value);
      return computers === undefined ? no('no-such-choice') : yes((now) => ({ ...now, computers }));
    }
    case 'daily-channel': {
      if (!isOf(place, value, postKinds)) return no('no-such-channel');
      return {
        change: (now) => ({ ...now, dailyPost: { channel: value, hour: now.dailyPost?.hour ?? usualHour } }),
        posts: value,
      };
    }
    case 'daily-hour': {
      if (value === 'off') return yes((now) => ({ ...now, dailyPost: undefined }));
      const hour = hours.indexOf(value);
      if (hour === -1) return no('no-such-choice');
      const change: Change = (now) => ({
        ...now,
        dailyPost: { channel: now.dailyPost?.channel ?? place.channel, hour },
      });
      if (present.dailyPost !== undefined) return yes(change);
      return isOf(place, place.channel, postKinds) ? { change, posts: place.channel } : no('no-such-channel');
    }
    case 'results': {
      const results = (['count', 'do-not-count'] as const).find((each) => each === value);
      return results === undefined ? no('no-such-choice') : yes((now) => ({ ...now, results }));
    }
  }
}

/**
 * The channels that somebody typed, as mentions or by their names; none for a word that means everywhere. Undefined when
 * there is no such channel, or several of one name.
 */
export function channelsTyped(text: string, { guild }: Place): readonly string[] | undefined {
  const typed = text.trim().toLowerCase();
  if (['all', 'everywhere', 'tous', 'partout'].includes(typed)) return [];
  const named = typed.match(/<#\d+>|[^\s,<>]+/g) ?? [];
  const found = named.map((name) => {
    const id = /^<#(\d+)>$/.exec(name)?.[1];
    const [only, ...others] = guild.channels.cache
      .filter((channel) => isOneOf(startKinds, channel.type) && channel.name.toLowerCase() === name.replace(/^#/, ''))
      .keys();
    return id ?? (others.length === 0 ? only : undefined);
  });
  const known = found.filter((id) => id !== undefined);
  return known.length === 0 || known.length < found.length ? undefined : known;
}

function isOf({ guild }: Place, id: string, kinds: readonly ChannelType[]): boolean {
  const type = guild.channels.cache.get(id)?.type;
  return type !== undefined && isOneOf(kinds, type);
}

const isOneOf = (kinds: readonly ChannelType[], type: ChannelType): boolean => kinds.includes(type);

const yes = (change: Change): Changed => ({ change });
const no = (refused: SettingsRefusal): Changed => ({ refused });
