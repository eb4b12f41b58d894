import {
  ApplicationIntegrationType,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
} from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import type { Payload, Upload } from '../rest/multipart.ts';
import { isObject, openForm } from '../rules/form.ts';
import type { AllowedMentions } from '../rules/messageRules.ts';
import { readModal } from '../rules/modalRules.ts';
import { refusal, within } from '../rules/refusal.ts';
import type { Writing } from '../rules/writing.ts';
import type { Messages } from '../world/messages.ts';
import type { Message, MessageState } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { answerKinds, type Choice, type Interaction } from './exchange.ts';
import { answersTo, answerWithinMs, type Interactions, tokenLivesMs } from './interactions.ts';

/** What the bot does with an interaction's id and token. */
export interface Answering {
  /** The first answer. */
  acknowledge(id: string, token: string, payload: Payload): Interaction;
  /** Finds the interaction of a token that is used like a webhook's. */
  webhook(application: string, token: string): Interaction;
  find(interaction: Interaction, message: string): Message;
  edit(interaction: Interaction, message: string, payload: Payload): Message;
  remove(interaction: Interaction, message: string): void;
  followUp(interaction: Interaction, payload: Payload): Message;
}

const { Ephemeral, Loading, SuppressEmbeds, SuppressNotifications, IsComponentsV2 } = MessageFlags;
/** Where the server has not added the app, one interaction has so many follow-ups. */
const followUpsOfGuests = 5;
const answerFlags = Ephemeral | SuppressEmbeds | SuppressNotifications | IsComponentsV2;

export function openAnswering(
  now: () => number,
  world: World,
  changes: Changes,
  messages: Messages,
  writing: Writing,
  interactions: Interactions,
): Answering {
  const tell = (interaction: Interaction) => {
    changes.tell({ type: 'exchange', exchange: interactions.exchange(interaction) });
  };

  function post(interaction: Interaction, state: MessageState, allowedMentions: AllowedMentions | undefined): Message {
    const { id, type, user, channel } = interaction;
    const secret = (state.flags & Ephemeral) !== 0;
    const answersCommand = type === InteractionType.ApplicationCommand;
    return messages.post({
      channel,
      author: world.bot,
      state,
      allowedMentions,
      type: answersCommand ? MessageType.ChatInputCommand : MessageType.Default,
      interaction: { id, type, user },
      visibleTo: secret ? user : undefined,
    });
  }

  function change(interaction: Interaction, message: Message, body: unknown, uploads: readonly Upload[]): Message {
    if (message.channel.thread?.archived) throw refusal('threadArchived');
    const { state, allowedMentions } = writing.edit(message, body, uploads);
    const promised = (message.flags & Loading) !== 0;
    messages.edit(message, state);
    // The promised message comes as an edit, and yet it notifies people as a new message does.
    if (promised && message.visibleTo === undefined) messages.notify(message, allowedMentions);
    if (!interaction.touched.includes(message)) interaction.touched.push(message);
    return message;
  }

  function promise(interaction: Interaction, data: unknown): void {
    const { flags }: { flags?: unknown } = isObject(data) ? data : {};
    const given = typeof flags === 'number' ? flags : 0;
    if ((given & IsComponentsV2) !== 0) {
      const form = openForm();
      const words = 'Only EPHEMERAL can be set on a deferred message';
      form.wrong(['flags'], 'MESSAGE_FLAGS_INVALID', words);
      form.done();
    }
    const state = {
      content: '',
      embeds: [],
      components: [],
      attachments: [],
      flags: Loading | (given & (Ephemeral | SuppressNotifications)),
    };
    interaction.original = post(interaction, state, { parse: [] });
  }

  function choose(data: unknown): readonly Choice[] {
    const form = openForm();
    const { choices }: { choices?: unknown } = isObject(data) ? data : {};
    const list = form.list(choices, ['choices'], 0, 25);
    for (const [index, item] of list.entries()) {
      const at = ['choices', index];
      const choice: { name?: unknown; value?: unknown } = isObject(item) ? item : {};
      if (form.need(choice.name, [...at, 'name'])) form.text(choice.name, [...at, 'name'], 1, 100);
      if (form.need(choice.value, [...at, 'value']) && typeof choice.value !== 'number') {
        form.text(choice.value, [...at, 'value'], 1, 100);
      }
    }
    form.done();
    return list as readonly Choice[];
  }

  function answer(interaction: Interaction, type: number, data: unknown, uploads: readonly Upload[]): void {
    const { channel, user, from } = interaction;
    if (type === InteractionResponseType.ChannelMessageWithSource) {
      const { state, allowedMentions } = writing.create(channel, data, uploads, answerFlags);
      interaction.original = post(interaction, state, allowedMentions);
      interaction.touched.push(interaction.original);
    } else if (type === InteractionResponseType.DeferredChannelMessageWithSource) {
      promise(interaction, data);
    } else if (type === InteractionResponseType.DeferredMessageUpdate) {
      interaction.original = from;
    } else if (type === InteractionResponseType.UpdateMessage && from !== undefined) {
      if (from.deleted) throw refusal('unknownMessage');
      interaction.original = change(interaction, from, data, uploads);
    } else if (type === InteractionResponseType.ApplicationCommandAutocompleteResult) {
      interaction.choices = choose(data);
    } else if (type === InteractionResponseType.Modal) {
      interaction.modal = { ...readModal(data), shownTo: user, channel, from };
    }
  }

  function find(interaction: Interaction, id: string): Message {
    const own = [interaction.original, ...interaction.followUps];
    const message = id === '@original' ? interaction.original : own.find((each) => each?.id === id);
    if (message === undefined || message.deleted) throw refusal('unknownMessage');
    return message;
  }

  return {
    acknowledge(id, token, { body, files }) {
      const interaction = interactions.byToken(token);
      if (interaction === undefined || interaction.id !== id) throw refusal('unknownInteraction');
      if (interaction.acknowledgedAt !== undefined) throw refusal('alreadyAcknowledged');
      if (now() - interaction.createdAt >= answerWithinMs) interactions.expire();
      if (interaction.failed) throw refusal('unknownInteraction');
      const { type, data }: { type?: unknown; data?: unknown } = isObject(body) ? body : {};
      const allowed = answersTo(interaction);
      const form = openForm();
      if (form.need(type, ['type']) && !allowed.includes(Number(type))) {
        form.wrong(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${allowed.join(', ')}}.`);
      }
      form.done();
      within('data', () => answer(interaction, Number(type), data, files));
      interaction.acknowledgedAt = now();
      interaction.answer = answerKinds[Number(type) as keyof typeof answerKinds];
      tell(interaction);
      return interaction;
    },
    webhook(application, token) {
      const interaction = interactions.byToken(token);
      if (interaction === undefined || application !== world.bot.id) throw refusal('unknownWebhook');
      if (now() - interaction.createdAt >= tokenLivesMs) throw refusal('invalidWebhookToken');
      if (interaction.acknowledgedAt === undefined) throw refusal('unknownWebhook');
      return interaction;
    },
    find,
    edit(interaction, id, { body, files }) {
      const message = change(interaction, find(interaction, id), body, files);
      tell(interaction);
      return message;
    },
    remove(interaction, id) {
      messages.remove(find(interaction, id));
      tell(interaction);
    },
    followUp(interaction, { body, files }) {
      const { original } = interaction;
      // The first follow-up after a promise is the promised message.
      const promised = original !== undefined && !original.deleted && (original.flags & Loading) !== 0;
      if (promised) {
        change(interaction, original, body, files);
        tell(interaction);
        return original;
      }
      const isGuest = interaction.owners[ApplicationIntegrationType.GuildInstall] === undefined;
      if (isGuest && interaction.followUps.length >= followUpsOfGuests) throw refusal('tooManyFollowUps');
      const { state, allowedMentions } = writing.create(interaction.channel, body, files, answerFlags);
      const message = post(interaction, state, allowedMentions);
      interaction.followUps.push(message);
      interaction.touched.push(message);
      tell(interaction);
      return message;
    },
  };
}
