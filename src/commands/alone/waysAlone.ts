import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { beginButton } from '../board/rows.ts';
import { againstComputers } from '../common/commonCommand.ts';
import type { Target } from '../press/customId.ts';
import { words } from '../words/words.ts';

/** A way to play a game where the bot is not a member. */
export interface WayAlone {
  readonly how: string;
  readonly label: string;
  /** The name of its command. */
  readonly named: string;
}

export function waysAlone(game: Game, language: Language): readonly WayAlone[] {
  const { beginnings, commands } = words[language];
  const computer = { how: 'computer', label: beginnings.computer, named: commands.computer.name };
  const solos = game.solos.map(({ name, words: own }) => ({
    ...{ how: name, label: own[language].label, named: own[language].name },
  }));
  return [...(againstComputers(game) ? [computer] : []), ...solos];
}

export function buttonsAlone(game: Game, target: Target, language: Language): APIButtonComponentWithCustomId[] {
  return waysAlone(game, language).map(({ how, label }, at) =>
    beginButton(target, { game: game.id, how }, label, at === 0 ? 'main' : 'plain'),
  );
}
