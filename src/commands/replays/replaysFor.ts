import type { AutocompleteInteraction } from 'discord.js';
import type { Language } from '../../games/contract.ts';
import type { MatchRecord } from '../../host/records/record.ts';
import { plainSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import type { Services } from '../services.ts';
import { languageOf, words } from '../words/words.ts';
import { surelyMayWatch, watcherOf } from './mayWatch.ts';

/** The longest name that Discord takes. */
const longest = 100;

/** The last matches that whoever types could see: those of this channel first, and what they played alone anywhere. */
export async function replaysFor(
  interaction: AutocompleteInteraction,
  typed: string,
  services: Services,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  const { user } = interaction;
  const { recentReplays } = services.host;
  const server = interaction.inCachedGuild() ? interaction : undefined;
  const watcher = watcherOf(user.id, server);
  const own = await recentReplays(user.id);
  const recent = server === undefined ? own : [...(await recentReplays(server.guildId)), ...own];
  const seen = recent.filter((record) => surelyMayWatch(record, watcher)).toSorted((a, b) => b.ended - a.ended);
  const here = server?.channel ? tableOf(server.channel) : undefined;
  const inOrder = [...seen.filter(({ table }) => table === here), ...seen.filter(({ table }) => table !== here)];
  return inOrder
    .map((record) => ({ name: nameOf(record, languageOf(interaction.locale), services), value: record.code }))
    .filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
}

function nameOf({ match, ended }: MatchRecord, language: Language, { host, wallTime }: Services): string {
  const { player } = plainSpeech(match, language, wallTime);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(ended);
  const game = host.games.get(match.game)?.words[language].name ?? match.game;
  const players = match.seats.map((_, seat) => player(seat)).join(', ');
  const room = longest - words[language].replays.suggestion({ game, players: '', day }).length;
  const some = players.length > room ? `${players.slice(0, room - 1)}…` : players;
  return words[language].replays.suggestion({ game, players: some, day });
}
