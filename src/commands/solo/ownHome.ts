import { Locale } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Match } from '../../host/match/match.ts';
import type { SoloPlayer } from './playSolo.ts';

/** Where the bot is not a member, everything of a player is kept with their own id in the place of a server's. */
export function ownHome(player: string, language: Language): SoloPlayer['guild'] {
  return { id: player, preferredLocale: language === 'fr' ? Locale.French : Locale.EnglishUS };
}

/** Whether this was begun where the bot is not a member. */
export function isOwnHome({ guild, seats }: Pick<Match, 'guild' | 'seats'>): boolean {
  return seats.some((occupant) => occupant.kind === 'member' && occupant.id === guild);
}
