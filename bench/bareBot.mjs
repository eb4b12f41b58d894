// The least that a bot can do: it acknowledges a press and edits the message, always with the same picture.
// Its parent process tells it what to post, and where.
import { Client, GatewayIntentBits, MessageFlags } from 'discord.js';

/**
 * @typedef {object} Fixed
 * @property {string} channel
 * @property {import('discord.js').APIMessageTopLevelComponent[]} components
 * @property {Uint8Array} picture
 * @property {string} name
 * @property {string} description
 */

const { DISCORD_TOKEN, DISCORD_API_URL } = process.env;
const client = new Client({
  intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.MessageContent],
  rest: { api: DISCORD_API_URL },
});

/** @type {import('discord.js').MessageEditOptions | undefined} */
let board;

client.on('interactionCreate', async (interaction) => {
  if (!interaction.isMessageComponent() || board === undefined) return;
  await interaction.deferUpdate();
  await interaction.message.edit({ ...board, attachments: [] });
});

process.on('message', async (message) => {
  const { channel: id, components, picture, name, description } = /** @type {Fixed} */ (message);
  const files = [{ attachment: Buffer.from(picture), name, description }];
  board = { flags: MessageFlags.IsComponentsV2, components, files };
  const channel = client.channels.cache.get(id);
  if (!channel?.isSendable()) throw new Error(`No channel ${id}.`);
  const posted = await channel.send({ flags: MessageFlags.IsComponentsV2, components, files });
  process.send?.(posted.id);
});

process.on('disconnect', () => process.exit());
client.once('clientReady', () => process.send?.('ready'));
await client.login(DISCORD_TOKEN);
