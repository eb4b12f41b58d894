import { ChannelType, InteractionType, type MessageType } from 'discord-api-types/v10';
import type { Content } from './content.ts';
import type { Mailbox } from './mailbox.ts';
import type { Permission } from './permissions.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly locale: string;
  readonly bot: boolean;
  readonly mailbox: Mailbox;
  /** Whether the app was added to this account, so that it goes wherever the person does. */
  hasApp: boolean;
}

/** A role that members may have. It gives no right here. */
export interface Role {
  readonly id: string;
  readonly name: string;
}

export interface Member {
  readonly user: User;
  readonly owner: boolean;
  readonly joinedAt: number;
  nick: string | undefined;
  /** The rights beyond those that everybody has. */
  granted: ReadonlySet<Permission>;
  /** The role that holds the granted rights. */
  readonly roleId: string;
  /** The ids of their other roles. */
  readonly roles: Set<string>;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly preferredLocale: string;
  readonly owner: User;
  /** Whether the app was added to the server, be it without its bot. */
  hasApp: boolean;
  /** The id of the channel in which Discord itself writes. */
  systemChannel: string | undefined;
  readonly members: Map<string, Member>;
  readonly roles: Map<string, Role>;
}

/** The kinds of channel that exist here. */
export const channelKinds = [
  ChannelType.GuildText,
  ChannelType.GuildVoice,
  ChannelType.DM,
  ChannelType.GroupDM,
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
] as const;

export type ChannelKind = (typeof channelKinds)[number];

/** What a person can do with the bot. */
export const interactionKinds = [
  InteractionType.ApplicationCommand,
  InteractionType.MessageComponent,
  InteractionType.ApplicationCommandAutocomplete,
  InteractionType.ModalSubmit,
] as const;

export type InteractionKind = (typeof interactionKinds)[number];

export interface ThreadState {
  archived: boolean;
  locked: boolean;
  autoArchiveMinutes: number;
  archiveChangedAt: number;
  readonly owner: User;
  readonly members: Set<string>;
}

export interface Channel {
  readonly id: string;
  readonly type: ChannelKind;
  readonly guild: Guild | undefined;
  /** The channel that a thread belongs to. */
  readonly parent: Channel | undefined;
  readonly thread: ThreadState | undefined;
  /** The person on the other end of a direct channel. */
  readonly recipient: User | undefined;
  /** The people of a group in direct messages. The bot is never among them. */
  readonly group: readonly User[] | undefined;
  name: string;
  topic: string | undefined;
  deniedToBot: ReadonlySet<Permission>;
  /** The ids of members who cannot see it. A thread is seen by who sees its channel. */
  hiddenFrom: ReadonlySet<string>;
  deleted: boolean;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | undefined;
  readonly contentType: string;
  readonly bytes: Buffer;
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** What an edit may change. */
export interface MessageState extends Content {
  readonly attachments: readonly Attachment[];
  readonly flags: number;
}

/** Who was notified when the message came. */
export interface Pings {
  readonly users: readonly User[];
  readonly everyone: boolean;
}

export interface Message extends Readonly<MessageState> {
  readonly id: string;
  readonly type: MessageType;
  readonly channel: Channel;
  readonly author: User;
  readonly nonce: string | number | undefined;
  readonly reference: Message | undefined;
  /** The interaction this message answers. */
  readonly interaction: { readonly id: string; readonly type: InteractionKind; readonly user: User } | undefined;
  /** An ephemeral message is seen by this person alone. */
  readonly visibleTo: User | undefined;
  /** The people whom the text names, whether they were notified or not. */
  readonly mentions: readonly User[];
  readonly pings: Pings;
  /** Who reacted, in order, by emoji. An emoji is written as in the address of a reaction. */
  readonly reactions: Map<string, User[]>;
  readonly edits: number;
  /** The last states, the present one at the end. */
  readonly states: readonly MessageState[];
  readonly editedAt: number | undefined;
  readonly thread: Channel | undefined;
  readonly deleted: boolean;
}
