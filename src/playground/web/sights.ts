import {
  type APIMessageTopLevelComponent,
  type APIModalInteractionResponseCallbackComponent,
  MessageFlags,
} from 'discord-api-types/v10';
import type { Modal } from '../discord/interactions/exchange.ts';
import type { Command } from '../discord/world/commands.ts';
import { type Component, type Media, textOf } from '../discord/world/content.ts';
import type { Push } from '../discord/world/pushes.ts';
import type { Channel, Message, User } from '../discord/world/records.ts';
import { instantOf } from '../discord/world/snowflake.ts';
import type { ChannelSight, CommandSight, MessageSight, ModalSight, PersonSight, PushSight } from './news.ts';

/**
 * What the page is told of things. A message differs by who looks at it. The rules let a component pass only as the API
 * knows it, so it is called by the API's type from here on.
 */

export function personSight({ id, name, displayName, locale, bot, mailbox }: User): PersonSight {
  return { id, name, displayName, locale, bot, mailbox };
}

export function channelSight({ id, type, name, topic, parent, thread, recipient }: Channel): ChannelSight {
  const kind = recipient !== undefined ? 'direct' : thread !== undefined ? 'thread' : 'channel';
  const [archived, locked] = [thread?.archived ?? false, thread?.locked ?? false];
  return { id, type, kind, name, topic, parent: parent?.id, archived, locked };
}

export function commandSight({ guild: _, version: __, ...command }: Command): CommandSight {
  return command;
}

export function messageSight(message: Message, viewer: User, commandNames: ReadonlyMap<string, string>): MessageSight {
  const { id, type, channel, author, content, embeds, flags, reference, interaction, thread } = message;
  return {
    id,
    type,
    channel: channel.id,
    author: author.id,
    at: instantOf(id),
    edited: message.editedAt !== undefined && !author.bot,
    content,
    embeds,
    components: message.components.map((component) => local(component) as APIMessageTopLevelComponent),
    attachments: message.attachments.map(({ bytes, url: _, ...attachment }) => ({
      ...attachment,
      size: bytes.length,
      url: fileAddress(attachment.id, attachment.filename),
    })),
    ephemeral: message.visibleTo !== undefined,
    loading: (flags & MessageFlags.Loading) !== 0,
    callsMe: message.pings.everyone || message.pings.users.includes(viewer),
    reply: reference && { id: reference.id, author: reference.author.id, text: textOf(reference).slice(0, 120) },
    asked: interaction && {
      by: interaction.user.id,
      type: interaction.type,
      command: commandNames.get(interaction.id),
    },
    reactions: [...message.reactions].map(([emoji, users]) => ({
      emoji,
      users: users.map((user) => user.id),
    })),
    thread: thread?.id,
  };
}

export function pushSight({ user: _, author, ...push }: Push): PushSight {
  return { ...push, author: author.id };
}

export function modalSight(key: string, { title, components }: Modal): ModalSight {
  return { key, title, components: components as readonly APIModalInteractionResponseCallbackComponent[] };
}

export const fileAddress = (id: string, filename: string): string => `/files/${id}/${encodeURIComponent(filename)}`;

/** The page loads pictures only from this server, so their addresses are replaced. */
function local(component: Component): Component {
  return {
    ...component,
    ...(component.components && { components: component.components.map(local) }),
    ...(component.accessory && { accessory: local(component.accessory) }),
    ...(component.media && { media: localMedia(component.media) }),
    ...(component.file && { file: localMedia(component.file) }),
    ...(component.items && {
      items: component.items.map((item) => ({ ...item, media: localMedia(item.media) })),
    }),
  };
}

function localMedia(media: Media): Media {
  if (media.attachment_id === undefined) return media;
  const name = decodeURIComponent(media.url.split('/').at(-1) ?? '');
  return { ...media, url: fileAddress(media.attachment_id, name) };
}
