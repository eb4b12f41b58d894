import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { againstComputers } from './commonCommand.ts';

/** The command that usually begins this game, as its reader types it. */
export function beginCommand({ words: own, seating }: Game, language: Language): string {
  const { name } = words[language].commands[seating.open ? 'start' : 'challenge'];
  return `/${own[language].command} ${name}`;
}

/** The command that begins this game at once, against the computer where that is possible and allowed. */
export function soonestCommand(game: Game, language: Language, computers: Settings['computers']): string {
  if (computers !== 'allowed' || !againstComputers(game)) return beginCommand(game, language);
  return `/${game.words[language].command} ${words[language].commands.computer.name}`;
}
