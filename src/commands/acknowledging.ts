import {
  type AnySelectMenuInteraction,
  type ButtonInteraction,
  DiscordAPIError,
  type Interaction,
  InteractionContextType,
  type Message,
  MessageFlags,
  type ModalSubmitInteraction,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { isAnswerLost, Rest } from './client/rest.ts';

/** Another process heard the same press or command, and answers it. This happens while a restart overlaps. */
export class HeardElsewhere extends Error {
  override name = 'HeardElsewhere';
}

/**
 * Waits for the first answer to an interaction. Discord refuses a second one. When this process sent it again because
 * the connection broke, Discord took the first, and all is well. Else another process was quicker.
 */
export async function surelyTaken(interaction: Interaction, answer: Promise<unknown>): Promise<void> {
  try {
    await answer;
  } catch (error) {
    if (!isTakenAlready(error)) throw error;
    const { rest } = interaction.client;
    if (rest instanceof Rest && rest.sentAgain(interaction.id)) return;
    throw new HeardElsewhere('another process answers this', { cause: error });
  }
}

/**
 * Acknowledges with an answer that is to come. Only the person who asked will see it. In the bot's own direct messages
 * nobody else is there, so it stays like any other message.
 */
export async function promiseAnswer(interaction: RepliableInteraction): Promise<void> {
  const stays = interaction.context === InteractionContextType.BotDM;
  await promised(interaction, interaction.deferReply(stays ? {} : { flags: MessageFlags.Ephemeral }));
  interaction.ephemeral = true;
}

/** Acknowledges a press on a message. The message may be edited later. */
export async function promiseUpdate(
  interaction: ButtonInteraction | AnySelectMenuInteraction | ModalSubmitInteraction,
): Promise<void> {
  await promised(interaction, interaction.deferUpdate());
}

/** Whether what was pressed is one person's alone: an answer that only they see, or what stands in direct messages. */
export function isOnOwnMessage({ guildId, message }: OnMessage): boolean {
  return message !== null && (guildId === null || message.flags.has(MessageFlags.Ephemeral));
}

interface OnMessage {
  readonly guildId: string | null;
  readonly message: Pick<Message, 'flags'> | null;
}

/**
 * Waits until Discord has taken the promise of an answer. If all that it said was lost, it most likely has, and shows
 * that the bot thinks: then only the answer that was promised ends this, and a first one would be refused.
 */
async function promised(interaction: RepliableInteraction, promise: Promise<unknown>): Promise<void> {
  await surelyTaken(interaction, promise).catch((error: unknown) => {
    if (!isAnswerLost(error)) throw error;
  });
  interaction.deferred = true;
}

/** Whether another process answers this interaction, or nobody can any more. */
export function isHeardElsewhere(error: unknown): boolean {
  if (error instanceof HeardElsewhere || isTakenAlready(error)) return true;
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownInteraction;
}

function isTakenAlready(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged;
}
