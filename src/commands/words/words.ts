import type { Language } from '../../games/contract.ts';
import { en, type Words } from './words.en.ts';
import { fr } from './words.fr.ts';

export type { Words };

export const words: Readonly<Record<Language, Words>> = { en, fr };

/** The language of somebody or some server, as Discord names it. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
