import { InteractionResponseType, MessageFlags } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import type { ModalBody } from '../rules/modalRules.ts';
import type { Owners } from '../world/presence.ts';
import type { Channel, InteractionKind, Message, User } from '../world/records.ts';

/** Our words for the kinds of first answer. */
export const answerKinds = {
  [InteractionResponseType.ChannelMessageWithSource]: 'message',
  [InteractionResponseType.DeferredChannelMessageWithSource]: 'deferred message',
  [InteractionResponseType.DeferredMessageUpdate]: 'deferred update',
  [InteractionResponseType.UpdateMessage]: 'update',
  [InteractionResponseType.ApplicationCommandAutocompleteResult]: 'choices',
  [InteractionResponseType.Modal]: 'modal',
} as const;

export type AnswerKind = (typeof answerKinds)[keyof typeof answerKinds];

/** A modal as the person sees it. */
export interface Modal extends ModalBody {
  readonly shownTo: User;
  readonly channel: Channel;
  /** The message whose component opened the modal. */
  readonly from: Message | undefined;
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** An interaction on its way, as the server keeps it. */
export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly type: InteractionKind;
  readonly user: User;
  readonly channel: Channel;
  readonly createdAt: number;
  /** The message a component or a modal belongs to. */
  readonly from: Message | undefined;
  readonly owners: Owners;
  acknowledgedAt: number | undefined;
  answer: AnswerKind | undefined;
  failed: boolean;
  original: Message | undefined;
  readonly followUps: Message[];
  /** The messages that the bot made or edited with its token, in order. */
  readonly touched: Message[];
  modal: Modal | undefined;
  choices: readonly Choice[] | undefined;
}

/** What came of something a person did with a command, button, menu or modal. */
export interface Exchange {
  readonly id: string;
  readonly user: User;
  readonly channel: Channel;
  readonly state: 'waiting' | 'acknowledged' | 'failed';
  /** "This interaction failed": nobody acknowledged it in three seconds. */
  readonly failed: boolean;
  /** Resolves to true when the bot acknowledged it, and to false when it failed. */
  readonly acknowledged: Promise<boolean>;
  /** How many milliseconds it took the bot to acknowledge it. */
  readonly acknowledgedAfter: number | undefined;
  readonly firstAnswer: AnswerKind | undefined;
  readonly modal: Modal | undefined;
  readonly choices: readonly Choice[] | undefined;
  /** The original answer. After an update it is the message that carries the component. */
  readonly message: Message | undefined;
  readonly followUps: readonly Message[];
  /** Every message made or edited in answer, in order. */
  readonly touched: readonly Message[];
  /** The bot "is thinking": it promised a message, which has not come. */
  readonly thinking: boolean;
  /** Waits until the bot stops thinking and a message is there. Throws when the interaction fails. */
  answered(): Promise<Message>;
  shownModal(): Promise<Modal>;
}

function isLoading(message: Message): boolean {
  return (message.flags & MessageFlags.Loading) !== 0;
}

export function exchangeOf(interaction: Interaction, changes: Changes): Exchange {
  const insist = <T>(find: () => T | undefined, what: string): Promise<T> =>
    changes.until(() => {
      if (interaction.failed) throw new Error(`the interaction failed while waiting for ${what}`);
      return find();
    }, what);
  let acknowledged: Promise<boolean> | undefined;
  return {
    id: interaction.id,
    user: interaction.user,
    channel: interaction.channel,
    get state() {
      if (interaction.failed) return 'failed';
      return interaction.acknowledgedAt === undefined ? 'waiting' : 'acknowledged';
    },
    get failed() {
      return interaction.failed;
    },
    get acknowledged() {
      acknowledged ??= changes
        .until(() => interaction.failed || interaction.acknowledgedAt !== undefined, 'an acknowledgement')
        .then(() => !interaction.failed);
      return acknowledged;
    },
    get acknowledgedAfter() {
      return interaction.acknowledgedAt === undefined ? undefined : interaction.acknowledgedAt - interaction.createdAt;
    },
    get firstAnswer() {
      return interaction.answer;
    },
    get modal() {
      return interaction.modal;
    },
    get choices() {
      return interaction.choices;
    },
    get message() {
      return interaction.original;
    },
    get followUps() {
      return interaction.followUps;
    },
    get touched() {
      return interaction.touched;
    },
    get thinking() {
      return interaction.original !== undefined && !interaction.original.deleted && isLoading(interaction.original);
    },
    answered: () => insist(() => interaction.touched.find((message) => !isLoading(message)), 'an answer'),
    shownModal: () => insist(() => interaction.modal, 'a modal'),
  };
}
