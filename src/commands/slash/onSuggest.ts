import type { AutocompleteInteraction } from 'discord.js';
import { type Control, moveOf, type Press } from '../../games/controls.ts';
import { surelyTaken } from '../acknowledging.ts';
import { viewerOf } from '../answering.ts';
import { plainSpeech } from '../board/speech.ts';
import { tableOf } from '../client/channels.ts';
import type { Services } from '../services.ts';
import { languageOf } from '../words/words.ts';

const most = 25;

/** Suggests the moves that can be played now while a move is typed. Other notations may be typed too. */
export async function onSuggest(interaction: AutocompleteInteraction, services: Services): Promise<void> {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const moves = await movesFor(interaction, services);
  const fitting = moves.filter(({ name, value }) => `${name} ${value}`.toLowerCase().includes(typed));
  await surelyTaken(interaction, interaction.respond(fitting.slice(0, most)));
}

async function movesFor(interaction: AutocompleteInteraction, services: Services) {
  if (interaction.channel === null || interaction.channel.isDMBased()) return [];
  const snapshot = await services.host.look(tableOf(interaction.channel));
  if (snapshot?.match.stage.at !== 'playing' || snapshot.match.play === undefined) return [];
  if (snapshot.game.words.en.command !== interaction.commandName) return [];
  const viewer = viewerOf(snapshot, interaction.user.id);
  if (viewer === 'table') return [];
  const speech = plainSpeech(snapshot.match, languageOf(interaction.locale), services.wallTime);
  const { game } = snapshot;
  const { play } = snapshot.match;
  const offered = (draft?: string) => game.sight(play, viewer, speech, draft).controls.flatMap(optionsOf);
  // Where a move has two steps, the first is a draft. Its moves are suggested.
  return offered().flatMap((option) =>
    'draft' in option.press && option.press.draft !== ''
      ? offered(option.press.draft).flatMap(suggestion)
      : suggestion(option),
  );
}

interface Offered {
  readonly label: string;
  readonly hint?: string;
  readonly press: Press;
}

function optionsOf(control: Control): readonly Offered[] {
  switch (control.control) {
    case 'button':
      return [control];
    case 'menu':
      return control.options;
    case 'row':
      return [];
  }
}

function suggestion(option: Offered): { name: string; value: string }[] {
  const value = moveOf(option.press);
  if (value === undefined) return [];
  const hint = option.hint === undefined ? '' : ` – ${option.hint}`;
  return [{ name: `${option.label}${hint}`.slice(0, 100), value }];
}
