import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { idOf } from '../../store/address.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { beginButton, buttonRows } from '../board/rows.ts';
import { againstComputers } from '../common/commonCommand.ts';
import { words } from '../words/words.ts';
import type { Alone } from './alone.ts';

/** What can be played where the bot is not a member, with buttons that begin it. */
export function helpAlone({ call, language, services }: Alone): V2Message {
  const { alone, commands, helpEnd } = words[language];
  const goOn = alone.goOn({ games: `/${commands.plateau.name} ${commands.games.name}` });
  const target = { table: idOf({ at: 'solo', member: call.user.id }), revision: 0 };
  const games = [...services.host.games.values()].flatMap((game) => {
    const ways = waysOf(game, language);
    if (ways.length === 0) return [];
    const buttons = ways.map(({ how, label }, at) =>
      beginButton(target, { game: game.id, how }, label, at === 0 ? 'main' : 'plain'),
    );
    return [paragraph(gameText(game, language, ways)), ...buttonRows(buttons)];
  });
  return container([paragraph(alone.helpIntro), ...games, paragraph(`${helpEnd}\n\n${goOn}`)], [], []);
}

interface Way {
  readonly how: string;
  readonly label: string;
  /** The name of its command. */
  readonly named: string;
}

function waysOf(game: Game, language: Language): readonly Way[] {
  const { beginnings, commands } = words[language];
  const computer = { how: 'computer', label: beginnings.computer, named: commands.computer.name };
  const solos = game.solos.map(({ name, words: own }) => ({
    ...{ how: name, label: own[language].label, named: own[language].name },
  }));
  return [...(againstComputers(game) ? [computer] : []), ...solos];
}

function gameText(game: Game, language: Language, ways: readonly Way[]): string {
  const { name, tagline, command } = game.words[language];
  const typed = ways.map(({ named }) => `/${command} ${named}`).join('`, `');
  return words[language].helpGame({ name, tagline, command: typed });
}
