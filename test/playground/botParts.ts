import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Client,
  type Interaction,
  SlashCommandBuilder,
} from 'discord.js';

/** What the small bots of these tests are made of. */

export const foxu = new SlashCommandBuilder()
  .setName('foxu')
  .setNameLocalizations({ fr: 'renard' })
  .setDescription('A game')
  .addSubcommand((challenge) =>
    challenge
      .setName('challenge')
      .setDescription('Asks somebody')
      .addUserOption((option) => option.setName('opponent').setDescription('Who').setRequired(true))
      .addBooleanOption((option) => option.setName('text').setDescription('In words'))
      .addStringOption((option) =>
        option.setName('pace').setDescription('How fast').addChoices({ name: 'Quick', value: 'q' }),
      ),
  )
  .addSubcommand((move) =>
    move
      .setName('move')
      .setDescription('Plays')
      .addStringOption((option) =>
        option.setName('where').setDescription('Where').setAutocomplete(true).setMaxLength(4).setRequired(true),
      ),
  );
export async function register(client: Client<true>): Promise<void> {
  await client.application.commands.set([foxu.toJSON()]);
}

/** What a handler throws would otherwise be lost. */
export function answer(client: Client, handle: (interaction: Interaction) => Promise<unknown>): void {
  client.on('interactionCreate', (interaction) => {
    handle(interaction).catch((error: unknown) => client.emit('error', error as Error));
  });
}

export const button = (id: string, label: string) =>
  new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);
export const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
