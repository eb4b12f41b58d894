import type { Guild, TextChannel } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { Host } from '../../host/host.ts';
import { idOf } from '../../store/address.ts';
import { container, paragraph, type V2Message } from '../board/board.ts';
import { lacking, type RightName } from '../client/rights.ts';
import { waysOf } from '../common/beginButtons.ts';
import { readCustomId, type Target } from '../press/customId.ts';
import type { Settings } from '../settings/settings.ts';
import { gameRows } from '../slash/help.ts';
import { words } from '../words/words.ts';

export interface Greeting {
  readonly channel: TextChannel;
  readonly language: Language;
  readonly games: Host['games'];
  readonly computers: Settings['computers'];
}

/** What the bot is, with those buttons of the help that do something at once, and a line for those who manage the server. */
export function greetingMessage({ channel, language, games, computers }: Greeting): V2Message {
  const { greeting, commands } = words[language];
  const own = (name: 'help' | 'settings') => `/${commands.plateau.name} ${commands[name].name}`;
  const lines = [greeting.more({ help: own('help') }), `-# ${greeting.manage({ settings: own('settings') })}`];
  const missing = missingAt(channel).map((right) => words[language].rights[right]);
  if (missing.length > 0) lines.push(`-# ${greeting.lacking({ names: missing.join(', ') })}`);
  const begins = [...games.values()].flatMap((game) => {
    const ways = waysOf(game, computers).filter((how) => how !== 'challenge');
    return [paragraph(greeting.game(game.words[language])), ...gameRows(game, ways, targetIn(channel.guild), language)];
  });
  return container([paragraph(greeting.hello), ...begins, paragraph(lines.join('\n'))], [], []);
}

/** Whether these are the controls of a greeting. */
export function greets(customIds: readonly string[], guild: Guild): boolean {
  const { table, revision } = targetIn(guild);
  return customIds.map(readCustomId).some((id) => id?.table === table && id.revision === revision);
}

/** A press begins a game wherever it is made. This is no table, so nobody takes the greeting for a board of one. */
const targetIn = ({ client, id }: Guild): Target => ({
  table: idOf({ at: 'solo', member: client.user.id, guild: id }),
  revision: 0,
});

/** What the bot would like to do there besides showing a game: open a thread for a second one, and mark typed moves. */
function missingAt(channel: TextChannel): readonly RightName[] {
  const { me } = channel.guild.members;
  if (me === null) return [];
  const has = channel.permissionsFor(me);
  return [...lacking(has, 'new-thread'), ...lacking(has, 'mark')];
}
