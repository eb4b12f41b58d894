import type { Language } from '../../contract.ts';
import { en, type Words } from './words.en.ts';
import { fr } from './words.fr.ts';

export const words: Readonly<Record<Language, Words>> = { en, fr };
