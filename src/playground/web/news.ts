import type { APIMessageTopLevelComponent, APIModalInteractionResponseCallbackComponent } from 'discord-api-types/v10';
import type { CommandBody } from '../discord/rules/commandRules.ts';
import type { Embed } from '../discord/world/content.ts';
import type { Mailbox } from '../discord/world/mailbox.ts';

/** What the server tells the page, in JSON. Types alone, since the page's own check reads them too. */

export interface PersonSight {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly locale: string;
  readonly bot: boolean;
  readonly mailbox: Mailbox;
}

export interface RoleSight {
  readonly id: string;
  readonly name: string;
}

export interface ChannelSight {
  readonly id: string;
  /** Discord's number of its kind. */
  readonly type: number;
  readonly kind: 'channel' | 'thread' | 'direct';
  readonly name: string;
  readonly topic: string | undefined;
  readonly parent: string | undefined;
  readonly archived: boolean;
  readonly locked: boolean;
}

export interface CommandSight extends CommandBody {
  readonly id: string;
}

export interface AttachmentSight {
  readonly id: string;
  readonly filename: string;
  readonly description: string | undefined;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

export interface MessageSight {
  readonly id: string;
  readonly type: number;
  readonly channel: string;
  readonly author: string;
  readonly at: number;
  readonly edited: boolean;
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly AttachmentSight[];
  readonly ephemeral: boolean;
  readonly loading: boolean;
  readonly callsMe: boolean;
  readonly reply: { readonly id: string; readonly author: string; readonly text: string } | undefined;
  readonly asked: { readonly by: string; readonly type: number; readonly command: string | undefined } | undefined;
  readonly reactions: readonly { readonly emoji: string; readonly users: readonly string[] }[];
  readonly thread: string | undefined;
}

export interface ModalSight {
  readonly key: string;
  readonly title: string;
  readonly components: readonly APIModalInteractionResponseCallbackComponent[];
}

/** What one person's phone shows, locked. */
export interface PushSight {
  readonly message: string;
  readonly channel: string;
  readonly author: string;
  readonly at: number;
  readonly title: string;
  readonly text: string;
}

/** What happens, by the name of its kind. */
interface NewsByKind {
  hello: {
    readonly me: string;
    readonly guild: { readonly name: string; readonly owner: string };
    readonly people: readonly PersonSight[];
    readonly playable: readonly string[];
    readonly roles: readonly RoleSight[];
    readonly channels: readonly ChannelSight[];
    readonly commands: readonly CommandSight[];
    readonly awake: boolean;
    readonly pushes: readonly PushSight[];
    /** How many notifications somebody has not looked at. */
    readonly unseen: Readonly<Record<string, number>>;
  };
  message: { readonly manner: 'new' | 'changed'; readonly message: MessageSight };
  gone: { readonly message: string; readonly channel: string };
  channel: { readonly channel: ChannelSight };
  'no channel': { readonly channel: string };
  person: { readonly person: PersonSight };
  commands: { readonly commands: readonly CommandSight[] };
  bot: { readonly awake: boolean };
  typing: { readonly channel: string };
  /** The notifications themselves are told to nobody but the person. */
  phone: { readonly person: string; readonly unseen: number; readonly pushes?: readonly PushSight[] };
}

export type NewsKind = keyof NewsByKind;
export type News<Kind extends NewsKind = NewsKind> = { [K in Kind]: { readonly news: K } & NewsByKind[K] }[Kind];
