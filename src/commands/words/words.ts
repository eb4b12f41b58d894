import type { Language } from '../../games/contract.ts';
import { en, type Words } from './words.en.ts';
import { fr } from './words.fr.ts';

export type { Words };

export const words: Readonly<Record<Language, Words>> = { en, fr };

/** The names of the commands that games share, and of those that belong to no game. */
export type CommandName = keyof Words['commands'];

/** The names of the buttons below the boards of all games. */
export type ButtonName = keyof Words['buttons'];

export function isButtonName(text: string): text is ButtonName {
  return Object.hasOwn(en.buttons, text);
}

/** The language for a locale that Discord names, of a person or a server. */
export function languageOf(locale: string | null | undefined): Language {
  return locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en';
}
