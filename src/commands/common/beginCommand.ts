import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { words } from '../words/words.ts';

/** The command that usually begins this game, as its reader types it. */
export function beginCommand({ words: own, seating }: Game, language: Language): string {
  const { name } = words[language].commands[seating.open ? 'start' : 'challenge'];
  return `/${own[language].command} ${name}`;
}
