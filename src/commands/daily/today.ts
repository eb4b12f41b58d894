import type { Guild } from 'discord.js';
import type { Services } from '../services.ts';
import { timeZoneOf } from '../settings/serverSettings.ts';
import { dayIn } from './days.ts';

/** The day that it is now for a server. It is the same for all its members, and seeds its board of the day. */
export async function todayIn(
  guild: Pick<Guild, 'id' | 'preferredLocale'>,
  { settings, clock }: Pick<Services, 'settings' | 'clock'>,
): Promise<string> {
  return dayIn(await timeZoneOf(guild, settings), clock.now());
}
