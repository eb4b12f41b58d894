import { ChannelType, InteractionType, type MessageType } from 'discord-api-types/v10';
import type { Permission } from './permissions.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly locale: string;
  readonly bot: boolean;
}

export interface Member {
  readonly user: User;
  readonly owner: boolean;
  readonly joinedAt: number;
  nick: string | undefined;
  /** Beyond what everybody may do. */
  granted: ReadonlySet<Permission>;
  /** The role that carries what is granted. */
  readonly roleId: string;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly preferredLocale: string;
  readonly owner: User;
  readonly members: Map<string, Member>;
}

/** The kinds of channel that exist here. */
export const channelKinds = [
  ChannelType.GuildText,
  ChannelType.DM,
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
  /** The channel a thread hangs on. */
  readonly parent: Channel | undefined;
  readonly thread: ThreadState | undefined;
  /** The person on the other end of a direct channel. */
  readonly recipient: User | undefined;
  name: string;
  topic: string | undefined;
  deniedToBot: ReadonlySet<Permission>;
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

export interface Media {
  readonly url: string;
  readonly attachment_id?: string;
}

export interface Emoji {
  readonly id?: string | null;
  readonly name?: string | null;
  readonly animated?: boolean;
}

export interface SelectOption {
  readonly label: string;
  readonly value: string;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly default?: boolean | null;
}

/** A component as Discord writes it; which fields are there depends on `type`. */
export interface Component {
  readonly type: number;
  readonly id?: number;
  readonly custom_id?: string;
  readonly style?: number;
  readonly label?: string | null;
  readonly description?: string | null;
  readonly emoji?: Emoji | null;
  readonly url?: string | null;
  readonly disabled?: boolean | null;
  readonly content?: string;
  readonly placeholder?: string | null;
  readonly value?: string | null;
  readonly required?: boolean | null;
  readonly default?: boolean | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly options?: readonly SelectOption[];
  readonly components?: readonly Component[];
  readonly component?: Component;
  readonly accessory?: Component;
  readonly items?: readonly { readonly media: Media; readonly description?: string | null }[];
  readonly media?: Media;
  readonly file?: Media;
  readonly spoiler?: boolean;
  readonly divider?: boolean;
  readonly spacing?: number;
  readonly accent_color?: number | null;
}

export interface Embed {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly url?: string | null;
  readonly color?: number | null;
  readonly author?: { readonly name?: string | null } | null;
  readonly footer?: { readonly text?: string | null } | null;
  readonly fields?: readonly { readonly name: string; readonly value: string }[] | null;
  readonly image?: { readonly url?: string | null } | null;
  readonly thumbnail?: { readonly url?: string | null } | null;
}

/** What an edit may change. */
export interface MessageState {
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
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
  /** Named in the text, whether notified or not. */
  readonly mentions: readonly User[];
  readonly pings: Pings;
  /** Emoji as written in the address of a reaction, with who reacted, in order. */
  readonly reactions: Map<string, User[]>;
  readonly edits: number;
  /** The last states, the present one at the end. */
  readonly states: readonly MessageState[];
  readonly editedAt: number | undefined;
  readonly thread: Channel | undefined;
  readonly deleted: boolean;
}

/** Every component of a message or modal, nested ones included, in reading order. */
export function everyComponent(components: readonly Component[]): Component[] {
  return components.flatMap((component) => [
    component,
    ...everyComponent(component.components ?? []),
    ...everyComponent(component.component === undefined ? [] : [component.component]),
    ...everyComponent(component.accessory === undefined ? [] : [component.accessory]),
  ]);
}

/** All the words a reader sees in a message, a line each part. */
export function textOf(state: Pick<MessageState, 'content' | 'embeds' | 'components'>): string {
  const embedded = state.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const displayed = everyComponent(state.components).map((component) => component.content);
  return [state.content, ...embedded, ...displayed].filter((part) => part != null && part !== '').join('\n');
}
