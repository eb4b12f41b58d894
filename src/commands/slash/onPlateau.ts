import { PermissionFlagsBits } from 'discord.js';
import { type Language, languages } from '../../games/contract.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { gamesOf } from '../calls/gamesOf.ts';
import { notify } from '../calls/notify.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import type { SlashCall } from './asked.ts';
import { helpMessage } from './help.ts';

/** `/plateau`: what belongs to no game. */
export async function onPlateau(call: SlashCall, language: Language, services: Services): Promise<V2Message> {
  switch (call.options.getSubcommand()) {
    case words.en.commands.settings.name:
      return settings(call, language, services);
    case words.en.commands.notify.name:
      return notify(call, language, services);
    case words.en.commands.games.name:
      return gamesOf(call, language, services);
    default:
      return helpMessage(call, language, services);
  }
}

async function settings(call: SlashCall, language: Language, { settings: kept }: Services): Promise<V2Message> {
  const say = words[language];
  if (!call.memberPermissions.has(PermissionFlagsBits.ManageGuild)) return textMessage(say.notAllowed);
  const given = call.options.getString('language', true);
  const chosen = languages.find((known) => known === given);
  await kept.change(call.guildId, (now) => ({ ...now, language: chosen }));
  return textMessage(say.languageSet({ language: say.languages[chosen ?? 'server'] }));
}
