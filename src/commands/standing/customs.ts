import type { Client } from 'discord.js';
import type { CustomsOf } from '../../host/standings/entering.ts';
import { type ServerSettings, zoneIn } from '../settings/serverSettings.ts';

/** What a server has chosen that concerns its ranking. */
export function customsOf(client: Client, settings: ServerSettings): CustomsOf {
  return async (guild) => {
    const chosen = await settings.of(guild);
    const known = client.guilds.cache.get(guild);
    // Of a server that the bot has left, the language is not known, and nobody looks at its ranking.
    const timeZone = known === undefined ? (chosen.timeZone ?? 'UTC') : zoneIn(known, chosen);
    return { timeZone, results: chosen.results };
  };
}
