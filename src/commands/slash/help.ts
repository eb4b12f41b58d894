import type { APIComponentInContainer } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { beginButton, buttonRows, type Row } from '../board/rows.ts';
import { tableOf } from '../client/channels.ts';
import { soonestCommand } from '../common/beginCommand.ts';
import { beginningsOf, isCommonBeginning } from '../common/beginnings.ts';
import type { Target } from '../press/customId.ts';
import type { Services } from '../services.ts';
import type { Settings } from '../settings/settings.ts';
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
  const games = helpGames([...host.games.values()], target, language, computers);
  const own = (name: 'games' | 'notify' | 'rank' | 'profile' | 'replay' | 'cup') =>
    `/${say.commands.plateau.name} ${say.commands[name].name}`;
  const now = say.calls.help({ games: own('games'), notify: own('notify') });
  const other = { rank: own('rank'), profile: own('profile'), replay: own('replay'), cup: own('cup') };
  const end = [say.helpEnd, `${now} ${say.calls.afterwards(other)}`].join('\n\n');
  return container([paragraph(say.helpIntro), ...games, paragraph(end)], [], []);
}

/** Each game with its buttons. There are none without a target. */
export function helpGames(
  games: readonly Game[],
  target: Target | undefined,
  language: Language,
  computers: Settings['computers'],
): APIComponentInContainer[] {
  return games.flatMap((game) => {
    const { name, tagline } = game.words[language];
    const command = soonestCommand(game, language, computers);
    const rows = target === undefined ? [] : rowsOf(game, target, language, computers);
    return [paragraph(words[language].helpGame({ name, tagline, command })), ...rows];
  });
}

function rowsOf(game: Game, target: Target, language: Language, computers: Settings['computers']): Row[] {
  const ways = beginningsOf(game).filter((how) => how !== 'computer' || computers === 'allowed');
  return buttonRows(
    ways.map((how, at) =>
      beginButton(target, { game: game.id, how }, labelOf(game, how, language), at === 0 ? 'main' : 'plain'),
    ),
  );
}

function labelOf({ solos }: Game, how: string, language: Language): string {
  if (isCommonBeginning(how)) return words[language].beginnings[how];
  return solos.find(({ name }) => name === how)?.words[language].label ?? how;
}
