import type { Guild } from 'discord.js';
import { z } from 'zod';
import { type Language, languages } from '../../games/contract.ts';
import { readKept } from '../../host/kept.ts';
import type { Store } from '../../store/port.ts';
import { languageOf } from './words.ts';

/** A server's settings. Without a chosen language, the server's own language on Discord is used. */
const settings = z.object({ language: z.enum(languages).optional() });

export async function publicLanguage(guild: Guild, store: Store): Promise<Language> {
  const kept = await store.settings(guild.id);
  const chosen = kept === undefined ? undefined : readKept(settings, kept);
  return chosen?.language ?? languageOf(guild.preferredLocale);
}

export async function choosePublicLanguage(guild: string, store: Store, choice: Language | 'server'): Promise<void> {
  await store.saveSettings(guild, JSON.stringify(choice === 'server' ? {} : { language: choice }));
}
