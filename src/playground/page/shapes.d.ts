/** What the server tells the page and the page asks of it, in JSON. Discord's own spelling where Discord writes it. */

import type { Component, Modal, Picture } from './componentShapes.d.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
  readonly locale: string;
  readonly bot: boolean;
}

export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly topic?: string | undefined;
  readonly parent?: string | undefined;
  readonly archived: boolean;
  readonly locked: boolean;
}

export interface Message {
  readonly id: string;
  readonly type: number;
  readonly channel: string;
  readonly author: string;
  readonly at: number;
  readonly edited: boolean;
  readonly content: string;
  readonly embeds: readonly Embed[];
  readonly components: readonly Component[];
  readonly attachments: readonly Attachment[];
  readonly ephemeral: boolean;
  readonly loading: boolean;
  readonly callsMe: boolean;
  readonly reply?: { readonly id: string; readonly author: string; readonly text: string } | undefined;
  readonly asked?: { readonly by: string; readonly type: number; readonly command?: string | undefined } | undefined;
  readonly reactions: readonly { readonly emoji: string; readonly users: readonly string[] }[];
  readonly thread?: string | undefined;
}

export interface Attachment extends Picture {
  readonly filename: string;
  readonly contentType: string;
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

type Translations = Readonly<Record<string, string | null>> | null;

export interface Localized {
  readonly name: string;
  readonly name_localizations?: Translations;
  readonly description?: string | null;
  readonly description_localizations?: Translations;
}

export interface CommandOption extends Localized {
  readonly type: number;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?: readonly (Localized & { readonly value: string | number })[] | null;
  readonly options?: readonly CommandOption[] | null;
}

export interface Command extends Localized {
  readonly type?: number | null;
  readonly options?: readonly CommandOption[] | null;
}

/** What happens, by the name of its kind. */
interface NewsByKind {
  hello: {
    readonly me: string;
    readonly guild: { readonly name: string; readonly owner: string };
    readonly people: readonly Person[];
    readonly playable: readonly string[];
    readonly channels: readonly Channel[];
    readonly commands: readonly Command[];
    readonly awake: boolean;
  };
  message: { readonly manner: 'new' | 'changed'; readonly message: Message };
  gone: { readonly message: string; readonly channel: string };
  channel: { readonly channel: Channel };
  'no channel': { readonly channel: string };
  person: { readonly person: Person };
  commands: { readonly commands: readonly Command[] };
  bot: { readonly awake: boolean };
  typing: { readonly channel: string };
}

export type NewsKind = keyof NewsByKind;
export type News<Kind extends NewsKind = NewsKind> = { [K in Kind]: { readonly news: K } & NewsByKind[K] }[Kind];
export type Hearing = { readonly [Kind in NewsKind]: (news: News<Kind>) => void };

export type Chosen = string | { readonly user: string } | { readonly channel: string };
export type OptionGiven = Chosen | number | boolean;
export type FieldValue = string | boolean | readonly Chosen[];
type Given<Value> = Readonly<Record<string, Value>>;

/** Deeds whose answer comes from the bot. */
export type Use =
  | { do: 'command'; channel: string; name: string; values: Given<OptionGiven> }
  | { do: 'click'; message: string; customId: string }
  | { do: 'choose'; message: string; customId: string; values: readonly Chosen[] }
  | { do: 'submit'; modal: string; values: Given<FieldValue> };

export type Deed =
  | Use
  | { do: 'say'; channel: string; text: string; replyTo?: string }
  | { do: 'autocomplete'; channel: string; name: string; option: string; typed: string; values: Given<OptionGiven> }
  | { do: 'react' | 'unreact'; message: string; emoji: string }
  | { do: 'dismiss'; message: string }
  | { do: 'speak'; locale: 'en-US' | 'fr' };

/** What a command, button, menu or form brought back beside messages. */
export interface Answer {
  readonly failed: boolean;
  readonly modal?: Modal;
}

export interface Completions {
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
}

export type AnswerTo<Done extends Deed> = Done extends Use
  ? Answer
  : Done extends { do: 'autocomplete' }
    ? Completions
    : object;

export interface Refusal {
  readonly error?: string;
  readonly refused?: 'gone' | 'not so';
  readonly text?: string;
}
