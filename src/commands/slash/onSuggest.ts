import type { AutocompleteInteraction, CommandInteractionOption } from 'discord.js';
import type { Game } from '../../games/kernel.ts';
import type { Snapshot } from '../../host/tables.ts';
import { surelyTaken } from '../acknowledging.ts';
import { ownMatch } from '../alone/ownGames.ts';
import { viewerOf } from '../answering.ts';
import { plainSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import { learnerOf, lessonSpeech } from '../lessons/learner.ts';
import { boardOf } from '../lessons/tryOut.ts';
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
async function snapshotFor(
  interaction: AutocompleteInteraction,
  game: Game,
  services: Services,
): Promise<Snapshot | undefined> {
  if (!interaction.inCachedGuild()) return ownMatch(interaction.user.id, game, services);
  const snapshot = interaction.channel === null ? undefined : await services.host.look(tableOf(interaction.channel));
  return snapshot?.game.id === game.id ? snapshot : undefined;
}

async function movesFor(interaction: AutocompleteInteraction, services: Services): Promise<readonly Suggestion[]> {
  const game = [...services.host.games.values()].find(({ words: own }) => own.en.command === interaction.commandName);
  if (game === undefined) return [];
  if (interaction.options.getSubcommand(false) === words.en.commands.try.name) return lessonMoves(interaction, game);
  const snapshot = await snapshotFor(interaction, game, services);
  if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return [];
  const viewer = viewerOf(snapshot, interaction.user.id);
  if (viewer === 'table') return [];
  const speech = plainSpeech(snapshot.match, languageOf(interaction.locale), services.wallTime);
  return suggestions(snapshot.game, snapshot.match.play, viewer, speech);
}

/** What the board of the lesson's step offers. */
function lessonMoves(interaction: AutocompleteInteraction, game: Game): readonly Suggestion[] {
  const step = game.lesson.steps[(interaction.options.getInteger('step') ?? 1) - 1];
  if (step === undefined) return [];
  const { plain } = lessonSpeech(step.seat, learnerOf(interaction), languageOf(interaction.locale));
  return suggestions(game, boardOf(game, step), step.seat, plain);
}
