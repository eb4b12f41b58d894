import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { beginButton } from '../board/rows.ts';
import type { Target } from '../press/customId.ts';
import type { Settings } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { beginningsOf, isCommonBeginning } from './beginnings.ts';

/** The ways to begin this game where computers play along or do not. */
export function waysOf(game: Game, computers: Settings['computers']): readonly string[] {
  return beginningsOf(game).filter((how) => how !== 'computer' || computers === 'allowed');
}

/** Buttons that begin this game in these ways. */
export function beginButtons(
  game: Game,
  ways: readonly string[],
  target: Target,
  language: Language,
): APIButtonComponentWithCustomId[] {
  return ways.map((how, at) =>
    beginButton(target, { game: game.id, how }, labelOf(game, how, language), at === 0 ? 'main' : 'plain'),
  );
}

function labelOf({ solos }: Game, how: string, language: Language): string {
  if (isCommonBeginning(how)) return words[language].beginnings[how];
  return solos.find(({ name }) => name === how)?.words[language].label ?? how;
}
