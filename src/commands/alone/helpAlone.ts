import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { buttonRows, lessonButton } from '../board/rows.ts';
import { lessonTarget } from '../lessons/learner.ts';
import { words } from '../words/words.ts';
import type { Alone } from './alone.ts';
import { buttonsAlone, type WayAlone, waysAlone } from './waysAlone.ts';

/** What can be played where the bot is not a member, with buttons that begin it. */
export function helpAlone({ call, language, services }: Alone): V2Message {
  const { alone, commands, helpEnd } = words[language];
  const goOn = alone.goOn({ games: `/${commands.plateau.name} ${commands.games.name}` });
  const target = lessonTarget(call.user.id);
  const games = [...services.host.games.values()].flatMap((game) => {
    const ways = waysAlone(game, language);
    if (ways.length === 0) return [];
    const lesson = lessonButton(target, { game: game.id, step: 1, does: 'open' }, words[language].lessons.button);
    const buttons = [...buttonsAlone(game, target, language), lesson];
    return [paragraph(gameText(game, language, ways)), ...buttonRows(buttons)];
  });
  return container([paragraph(alone.helpIntro), ...games, paragraph(`${helpEnd}\n\n${goOn}`)], [], []);
}

function gameText(game: Game, language: Language, ways: readonly WayAlone[]): string {
  const { name, tagline, command } = game.words[language];
  const typed = ways.map(({ named }) => `/${command} ${named}`).join('`, `');
  return words[language].helpGame({ name, tagline, command: typed });
}
