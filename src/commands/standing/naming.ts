import type { Guild } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Rating, surely } from '../../host/standings/rating.ts';
import { plainName } from '../board/names.ts';

/** The name of a member now or, when the bot does not know them now, as it was when they last played. */
export function nameOf(guild: Guild, id: string, kept: string): string {
  const known = guild.members.cache.get(id)?.displayName ?? kept;
  return plainName(known) ?? '?';
}

/** A rating as people read it: newcomers begin at 1000. */
export const points = (rating: Rating): number => Math.max(0, Math.round(1_000 + 40 * surely(rating)));

/** What is counted in the rankings of a game. */
export const unitOf = (game: Game | undefined) => (game?.counted === 'by-rounds' ? 'rounds' : 'games');

/** Such as November 2026, from `2026-11`. */
export function monthInWords(month: string, language: Language): string {
  const locale = language === 'en' ? 'en-GB' : language;
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return format.format(Date.parse(`${month}-15`));
}
