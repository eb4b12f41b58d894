import { type Client, Events, type Interaction } from 'discord.js';
import { guarded, sayPrivately } from '../answering.ts';
import { textMessage } from '../board/board.ts';
import { onMessage } from '../chat/onMessage.ts';
import { isCupId } from '../cups/cupId.ts';
import { onCupPress } from '../cups/onCup.ts';
import { onForm, onPress } from '../press/onPress.ts';
import { forgetId, onForget } from '../privacy/forgetMe.ts';
import type { Services } from '../services.ts';
import { isSettingsId } from '../settings/controls.ts';
import { onSettingsPress } from '../settings/onSettings.ts';
import { onSlash } from '../slash/onSlash.ts';
import { onSuggest } from '../slash/onSuggest.ts';
import { isStandingId, onShowStanding } from '../standing/onStanding.ts';
import { languageOf, words } from '../words/words.ts';

export interface Listening {
  /** Hears nothing new, and waits until everything that was heard is answered. */
  end(): Promise<void>;
}

/** Passes each event from Discord to the function that answers it. */
export function listen(client: Client, services: Services): Listening {
  const answering = new Set<Promise<void>>();
  const track = (answer: Promise<void>) => {
    answering.add(answer);
    void answer.catch(() => undefined).then(() => answering.delete(answer));
  };
  client.on(Events.InteractionCreate, (interaction) => {
    services.clock.heard(interaction.createdTimestamp);
    track(guarded(interaction, services, () => route(interaction, services)));
  });
  client.on(Events.MessageCreate, (message) => {
    services.clock.heard(message.createdTimestamp);
    track(services.open.then(() => onMessage(message, services)));
  });
  return {
    async end() {
      client.removeAllListeners(Events.InteractionCreate);
      client.removeAllListeners(Events.MessageCreate);
      await Promise.allSettled(answering);
    },
  };
}

async function route(interaction: Interaction, services: Services): Promise<void> {
  await services.open;
  if (interaction.isAutocomplete()) return onSuggest(interaction, services);
  if (interaction.isChatInputCommand()) return onSlash(interaction, services);
  if ((interaction.isButton() || interaction.isAnySelectMenu()) && isSettingsId(interaction.customId)) {
    return onSettingsPress(interaction, services);
  }
  if (interaction.isButton() && interaction.customId === forgetId) return onForget(interaction, services);
  if (interaction.isButton() && isCupId(interaction.customId)) return onCupPress(interaction, services);
  if (interaction.isButton() && isStandingId(interaction.customId)) return onShowStanding(interaction, services);
  if (interaction.isButton() || interaction.isStringSelectMenu()) return onPress(interaction, services);
  if (interaction.isModalSubmit()) return onForm(interaction, services);
  if (interaction.isRepliable()) {
    await sayPrivately(interaction, textMessage(words[languageOf(interaction.locale)].oldControl));
  }
}
