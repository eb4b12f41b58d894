import { type Client, Events, type Interaction } from 'discord.js';
import { guarded } from '../answering.ts';
import { onMessage } from '../chat/onMessage.ts';
import { onForm, onPress } from '../press/onPress.ts';
import type { House } from '../services.ts';
import { onSlash } from '../slash/onSlash.ts';
import { onSuggest } from '../slash/onSuggest.ts';

/** From what Discord says to who answers it. */
export function listen(client: Client, house: House): void {
  client.on(Events.InteractionCreate, (interaction) => {
    house.clock.heard(interaction.createdTimestamp);
    void guarded(interaction, house, () => route(interaction, house));
  });
  client.on(Events.MessageCreate, (message) => {
    house.clock.heard(message.createdTimestamp);
    void house.open.then(() => onMessage(message, house));
  });
}

async function route(interaction: Interaction, house: House): Promise<void> {
  await house.open;
  if (interaction.isAutocomplete()) return onSuggest(interaction, house);
  if (interaction.isChatInputCommand()) return onSlash(interaction, house);
  if (interaction.isButton() || interaction.isStringSelectMenu()) return onPress(interaction, house);
  if (interaction.isModalSubmit()) return onForm(interaction, house);
}
