import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { buttonRows, lessonButton, type Row } from '../board/rows.ts';
import { tableOf } from '../client/channels.ts';
import { beginButtons, waysOf } from '../common/beginButtons.ts';
import { soonestCommand } from '../common/beginCommand.ts';
import type { Target } from '../press/customId.ts';
import type { Services } from '../services.ts';
import { words } from '../words/words.ts';
import type { SlashCall } from './asked.ts';

/** What can be played here, with buttons that begin it: for somebody new, each game is one press away. */
export async function helpMessage(
  { channel, guildId }: SlashCall,
  language: Language,
  { host, settings }: Services,
): Promise<V2Message> {
  const say = words[language];
  const { computers } = await settings.of(guildId);
  const target = channel === null ? undefined : { table: tableOf(channel), revision: 0 };
  const games = [...host.games.values()].flatMap((game) => {
    const { name, tagline } = game.words[language];
    const text = say.helpGame({ name, tagline, command: soonestCommand(game, language, computers) });
    const rows = target === undefined ? [] : gameRows(game, waysOf(game, computers), target, language);
    return [paragraph(text), ...rows];
  });
  const own = (name: 'games' | 'notify' | 'rank' | 'profile' | 'replay' | 'cup') =>
    `/${say.commands.plateau.name} ${say.commands[name].name}`;
  const now = say.calls.help({ games: own('games'), notify: own('notify') });
  const other = { rank: own('rank'), profile: own('profile'), replay: own('replay'), cup: own('cup') };
  const end = [say.helpEnd, `${now} ${say.calls.afterwards(other)}`].join('\n\n');
  return container([paragraph(say.helpIntro), ...games, paragraph(end)], [], []);
}

/** Buttons that begin this game in these ways, and the one that lets somebody try it. */
export function gameRows(game: Game, ways: readonly string[], target: Target, language: Language): Row[] {
  const lesson = lessonButton(target, { game: game.id, step: 1, does: 'open' }, words[language].lessons.button);
  return buttonRows([...beginButtons(game, ways, target, language), lesson]);
}
