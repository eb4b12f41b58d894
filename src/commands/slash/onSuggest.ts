import type { AutocompleteInteraction, CommandInteractionOption } from 'discord.js';
import type { Snapshot } from '../../host/tables.ts';
import { surelyTaken } from '../acknowledging.ts';
import { ownMatch } from '../alone/ownGames.ts';
import { viewerOf } from '../answering.ts';
import { plainSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import { replaysFor } from '../replays/replaysFor.ts';
import type { Services } from '../services.ts';
import { zonesLike } from '../settings/timeZones.ts';
import { languageOf, words } from '../words/words.ts';
import { type Suggestion, suggestions } from './suggestions.ts';

const most = 25;

/** Suggests the moves that can be played now while a move is typed, and time zones. Others may be typed too. */
export async function onSuggest(interaction: AutocompleteInteraction, services: Services): Promise<void> {
  const typed = focusedIn(interaction.options.data)?.trim().toLowerCase();
  if (interaction.commandName === words.en.commands.plateau.name) {
    if (interaction.options.getSubcommand(false) === words.en.commands.replay.name) {
      const replays = await replaysFor(interaction, typed ?? '', services);
      return surelyTaken(interaction, interaction.respond(replays.slice(0, most)));
    }
    const zones = zonesLike(typed ?? '').slice(0, most);
    return surelyTaken(interaction, interaction.respond(zones.map((zone) => ({ name: zone, value: zone }))));
  }
  const moves = typed === undefined ? [] : await movesFor(interaction, services);
  const fitting = moves.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed ?? ''));
  await surelyTaken(interaction, interaction.respond(fitting.slice(0, most)));
}

/** The text that is being typed; undefined when none is. */
function focusedIn(options: readonly CommandInteractionOption[]): string | undefined {
  const focused = options.flatMap((option) => option.options ?? []).find((option) => option.focused);
  return typeof focused?.value === 'string' ? focused.value : undefined;
}

/** What is played where the move is typed. */
async function snapshotFor(interaction: AutocompleteInteraction, services: Services): Promise<Snapshot | undefined> {
  const game = [...services.host.games.values()].find(({ words: own }) => own.en.command === interaction.commandName);
  if (game === undefined) return undefined;
  if (!interaction.inCachedGuild()) return ownMatch(interaction.user.id, game, services);
  const snapshot = interaction.channel === null ? undefined : await services.host.look(tableOf(interaction.channel));
  return snapshot?.game.id === game.id ? snapshot : undefined;
}

async function movesFor(interaction: AutocompleteInteraction, services: Services): Promise<readonly Suggestion[]> {
  const snapshot = await snapshotFor(interaction, services);
  if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return [];
  const viewer = viewerOf(snapshot, interaction.user.id);
  if (viewer === 'table') return [];
  const speech = plainSpeech(snapshot.match, languageOf(interaction.locale), services.wallTime);
  return suggestions(snapshot.game, snapshot.match.play, viewer, speech);
}
