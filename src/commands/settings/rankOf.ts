import { PermissionFlagsBits } from 'discord.js';
import type { Rank } from '../../host/match/act.ts';
import type { SlashCall } from '../slash/asked.ts';
import type { ServerSettings } from './serverSettings.ts';

/** Whether whoever gave a command may stop others' games, and by what right. */
export async function rankOf(
  { guildId, member, memberPermissions }: SlashCall,
  settings: ServerSettings,
): Promise<Rank> {
  if (memberPermissions.has(PermissionFlagsBits.ManageMessages)) return 'moderator';
  const { stoppers } = await settings.of(guildId);
  if (stoppers === 'moderators') return 'member';
  return stoppers === 'everybody' || member.roles.cache.has(stoppers.role) ? 'entitled' : 'member';
}
