import { InteractionType, MessageType } from 'discord-api-types/v10';
import type { Exchange, Modal } from '../interactions/exchange.ts';
import type { Interactions, NewInteraction } from '../interactions/interactions.ts';
import type { Commands } from '../world/commands.ts';
import type { Messages } from '../world/messages.ts';
import { canSee } from '../world/permissions.ts';
import { hasPart } from '../world/presence.ts';
import type { Channel, Message, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { callCommand, type OptionValues } from './commandCall.ts';
import { type Chosen, chooseFrom, pressButton } from './componentUse.ts';
import { type FieldValues, fillModal } from './modalFill.ts';

export interface SayOptions {
  readonly replyTo?: Message;
  /** Whether a reply notifies the author of the first message. It does by default. */
  readonly replyPings?: 'pings' | 'silent';
  /** People whose mentions are put before the text. */
  readonly mentions?: readonly User[];
}

export type Forged = Pick<NewInteraction, 'type' | 'channel' | 'data' | 'from'>;

/** Discord as one person uses it. Whatever Discord's client would not allow throws an error. */
export interface Person {
  readonly user: User;
  say(channel: Channel, text: string, options?: SayOptions): Message;
  edit(message: Message, text: string): void;
  remove(message: Message): void;
  /** Calls a command, such as `foxu challenge` with `{opponent: somebody, move: 'd4'}`. */
  command(channel: Channel, name: string, values?: OptionValues): Exchange;
  /** Asks for the choices of an option while it is typed. */
  autocomplete(channel: Channel, name: string, option: string, typed: string, values?: OptionValues): Exchange;
  click(message: Message, customIdOrLabel: string): Exchange;
  choose(message: Message, customId: string, values: readonly Chosen[]): Exchange;
  submit(modal: Modal, values: FieldValues): Exchange;
  /** Sends an interaction that Discord's client would not let this person make: old, incomplete or made up. */
  forge(forged: Forged): Exchange;
  /** What this person sees in a channel, the oldest first. */
  see(channel: Channel): readonly Message[];
  react(message: Message, emoji: string): void;
  unreact(message: Message, emoji: string): void;
}

export function openPerson(
  user: User,
  world: World,
  messages: Messages,
  commands: Commands,
  interactions: Interactions,
): Person {
  function enter(channel: Channel): void {
    if (channel.deleted) throw new Error(`the channel ${channel.name} is gone`);
    if (!hasPart(channel, user)) throw new Error(`${user.name} has no part in ${channel.name}`);
    if (!canSee(channel, user)) throw new Error(`${user.name} cannot see ${channel.name}`);
  }

  /** Discord's client opens a thread that was archived, unless it is locked. */
  function act(channel: Channel): void {
    enter(channel);
    if (channel.thread?.locked) throw new Error(`the thread ${channel.name} is locked`);
    if (channel.thread?.archived) world.changeThread(channel, { archived: false });
  }

  function own(message: Message): void {
    if (message.author !== user) throw new Error(`the message is not ${user.name}'s`);
    if (message.deleted) throw new Error('the message is gone');
  }

  function use(message: Message, data: unknown): Exchange {
    act(message.channel);
    return interactions.start({
      type: InteractionType.MessageComponent,
      user,
      channel: message.channel,
      data,
      from: message,
    });
  }

  return {
    user,
    say(channel, text, { replyTo, replyPings = 'pings', mentions = [] } = {}) {
      act(channel);
      const content = [...mentions.map(({ id }) => `<@${id}>`), text].join(' ');
      if (content.trim() === '' || content.length > 2000) throw new Error('a message has 1 to 2000 characters');
      channel.thread?.members.add(user.id);
      return messages.post({
        channel,
        author: user,
        state: { content, embeds: [], components: [], attachments: [], flags: 0 },
        type: replyTo === undefined ? MessageType.Default : MessageType.Reply,
        reference: replyTo,
        allowedMentions: { parse: ['users', 'roles', 'everyone'], replied_user: replyPings === 'pings' },
      });
    },
    edit(message, text) {
      own(message);
      const { embeds, components, attachments, flags } = message;
      messages.edit(message, { content: text, embeds, components, attachments, flags });
    },
    remove(message) {
      const member = message.channel.guild?.members.get(user.id);
      if (member?.granted.has('ManageMessages') !== true && member?.owner !== true) own(message);
      messages.remove(message);
    },
    command(channel, name, values = {}) {
      act(channel);
      const data = callCommand({ user, channel, name, values }, commands, world);
      return interactions.start({ type: InteractionType.ApplicationCommand, user, channel, data });
    },
    autocomplete(channel, name, option, typed, values = {}) {
      enter(channel);
      const call = { user, channel, name, values: { ...values, [option]: typed }, focused: option };
      const data = callCommand(call, commands, world);
      return interactions.start({ type: InteractionType.ApplicationCommandAutocomplete, user, channel, data });
    },
    click: (message, customIdOrLabel) => use(message, pressButton(message, user, customIdOrLabel)),
    choose: (message, customId, values) => use(message, chooseFrom(message, user, customId, values, world)),
    submit(modal, values) {
      if (modal.shownTo !== user) throw new Error(`the modal was shown to ${modal.shownTo.name}, not to ${user.name}`);
      act(modal.channel);
      const data = fillModal(modal, values, world);
      return interactions.start({
        type: InteractionType.ModalSubmit,
        user,
        channel: modal.channel,
        data,
        from: modal.from,
      });
    },
    forge: (forged) => interactions.start({ user, ...forged }),
    see(channel) {
      enter(channel);
      return messages.in(channel).filter(({ visibleTo }) => visibleTo === undefined || visibleTo === user);
    },
    react(message, emoji) {
      enter(message.channel);
      messages.react(message, user, emoji);
    },
    unreact(message, emoji) {
      messages.unreact(message, user, emoji);
    },
  };
}
