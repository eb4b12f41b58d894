import {
  type APIAttachment,
  type APIMessage,
  type APIMessageInteractionMetadata,
  ApplicationIntegrationType,
  MessageReferenceType,
} from 'discord-api-types/v10';
import type { Component, Embed } from '../world/content.ts';
import type { Attachment, InteractionKind, Message } from '../world/records.ts';
import { instantOf } from '../world/snowflake.ts';
import type { World } from '../world/world.ts';
import { type ChannelShape, channelShape } from './channelShape.ts';
import { date, userShape } from './memberShape.ts';

function attachmentShape(attachment: Attachment): APIAttachment {
  const { id, filename, description, contentType, bytes, url, width, height } = attachment;
  return {
    id,
    filename,
    size: bytes.length,
    url,
    proxy_url: url,
    content_type: contentType,
    ...(description !== undefined && { description }),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}

/** The rules checked components and embeds; their types here are looser than those of the API. */
interface MessageShape
  extends Omit<APIMessage, 'components' | 'embeds' | 'interaction_metadata' | 'referenced_message' | 'thread'> {
  readonly components: readonly Component[];
  readonly embeds: readonly Embed[];
  readonly interaction_metadata?: Pick<
    APIMessageInteractionMetadata,
    'id' | 'user' | 'authorizing_integration_owners'
  > & {
    readonly type: InteractionKind;
  };
  readonly referenced_message?: MessageShape | null;
  readonly thread?: ChannelShape;
}

/** `sealed` leaves out what needs the message content intent. */
export function messageShape(message: Message, world: World, reading: 'whole' | 'sealed' = 'whole'): MessageShape {
  const { channel, reference, interaction } = message;
  const open = reading === 'whole';
  const mentions = new Set([...(message.author.bot ? [] : message.mentions), ...message.pings.users]);
  const reactions = [...message.reactions].filter(([, users]) => users.length > 0);
  return {
    id: message.id,
    type: message.type,
    channel_id: channel.id,
    author: userShape(message.author),
    content: open ? message.content : '',
    embeds: open ? message.embeds : [],
    components: open ? message.components : [],
    attachments: open ? message.attachments.map(attachmentShape) : [],
    flags: message.flags,
    timestamp: date(instantOf(message.id)),
    edited_timestamp: message.editedAt === undefined ? null : date(message.editedAt),
    tts: false,
    pinned: false,
    mention_everyone: message.pings.everyone,
    mentions: [...mentions].map(userShape),
    mention_roles: [],
    ...(message.nonce !== undefined && { nonce: message.nonce }),
    ...(reactions.length > 0 && {
      reactions: reactions.map(([emoji, users]) => ({
        emoji: emojiShape(emoji),
        count: users.length,
        count_details: { burst: 0, normal: users.length },
        me: users.some(({ id }) => id === world.bot.id),
        me_burst: false,
        burst_colors: [],
      })),
    }),
    ...(reference !== undefined && {
      message_reference: {
        type: MessageReferenceType.Default,
        message_id: reference.id,
        channel_id: channel.id,
        ...(channel.guild !== undefined && { guild_id: channel.guild.id }),
      },
      referenced_message: reference.deleted
        ? null
        : messageShape({ ...reference, reference: undefined }, world, reading),
    }),
    ...(interaction !== undefined && {
      application_id: world.bot.id,
      webhook_id: world.bot.id,
      interaction_metadata: {
        id: interaction.id,
        type: interaction.type,
        user: userShape(interaction.user),
        authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: channel.guild?.id ?? '0' },
      },
    }),
    ...(message.thread !== undefined && { thread: channelShape(message.thread, world) }),
  };
}

/** Reads an emoji as addresses name it: `name:id`, or the character itself. */
export function emojiShape(emoji: string): { id: string | null; name: string } {
  const [, name, id] = /^(\w+):(\d+)$/.exec(emoji) ?? [];
  return id === undefined || name === undefined ? { id: null, name: emoji } : { id, name };
}
