import type { Guild } from 'discord.js';
import type { Act } from '../../host/match/act.ts';
import { publicLanguage, type ServerSettings } from '../settings/serverSettings.ts';

/** A match that begins anew speaks the server's present language, which may have been changed since the last one. */
export async function inPublicLanguage(act: Act, guild: Guild | null, settings: ServerSettings): Promise<Act> {
  return act.act === 'rematch' && guild !== null ? { ...act, language: await publicLanguage(guild, settings) } : act;
}
