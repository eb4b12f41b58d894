import type { Language } from '../../games/contract.ts';
import { en, type Words } from './words.en.ts';
import { fr } from './words.fr.ts';

export type { Words };

export const words: Readonly<Record<Language, Words>> = { en, fr };

/** Every command that games share or that belongs to no game. */
export type CommandName = keyof Words['commands'];

/** Every button that stands below boards of all games. */
export type ButtonName = keyof Words['buttons'];

export function isButtonName(text: string): text is ButtonName {
  return Object.hasOwn(en.buttons, text);
}

/** The language of somebody or some server, as Discord names it. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
