import { MessageFlags } from 'discord-api-types/v10';
import type { Upload } from '../rest/multipart.ts';
import type { Channel, Message, MessageState } from '../world/records.ts';
import { attachmentsAfter, linkComponents, linkEmbeds } from './attachments.ts';
import { isObject } from './form.ts';
import { type AllowedMentions, checkMessage, type MessageBody } from './messageRules.ts';

export interface Written {
  readonly state: MessageState;
  readonly allowedMentions: AllowedMentions | undefined;
}

/** Turns what a bot writes into what a message becomes, refusing what Discord refuses. */
export interface Writing {
  /** Makes a new message. `flags` are those it may have; all others are dropped. */
  create(channel: Channel, given: unknown, uploads: readonly Upload[], flags: number): Written;
  edit(message: Message, given: unknown, uploads: readonly Upload[]): Written;
}

export function openWriting(mint: () => string, fileUrl: (path: string) => string): Writing {
  function write(
    channel: Channel,
    before: MessageState,
    body: MessageBody,
    uploads: readonly Upload[],
    flags: number,
  ): Written {
    const url = (id: string, filename: string) =>
      fileUrl(`/attachments/${channel.id}/${id}/${encodeURIComponent(filename)}`);
    const attachments = attachmentsAfter(before.attachments, body.attachments, uploads, { mint, url });
    const checked = checkMessage({
      content: body.content === undefined ? before.content : body.content,
      embeds: body.embeds === undefined ? before.embeds : body.embeds,
      components: body.components === undefined ? before.components : body.components,
      flags,
      allowedMentions: body.allowed_mentions,
      files: new Set(attachments.map(({ filename }) => filename)),
    });
    const state: MessageState = {
      content: checked.content,
      embeds: linkEmbeds(checked.embeds, attachments),
      components: linkComponents(checked.components, attachments),
      attachments,
      flags,
    };
    return { state, allowedMentions: checked.allowedMentions };
  }

  const flagsIn = (body: MessageBody) => (typeof body.flags === 'number' ? body.flags : 0);

  return {
    create(channel, given, uploads, allowedFlags) {
      const body: MessageBody = isObject(given) ? given : {};
      const empty = { content: '', embeds: [], components: [], attachments: [], flags: 0 };
      return write(channel, empty, body, uploads, flagsIn(body) & allowedFlags);
    },
    edit(message, given, uploads) {
      const body: MessageBody = isObject(given) ? given : {};
      // Discord never takes the flag for components V2 off again.
      const sticky = message.flags & ~MessageFlags.Loading & ~MessageFlags.SuppressEmbeds;
      const settable = flagsIn(body) & (MessageFlags.IsComponentsV2 | MessageFlags.SuppressEmbeds);
      const suppressed = body.flags === undefined ? message.flags & MessageFlags.SuppressEmbeds : 0;
      return write(message.channel, message, body, uploads, sticky | settable | suppressed);
    },
  };
}
