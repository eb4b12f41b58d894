import { MessageFlags, MessageType } from 'discord-api-types/v10';
import type { Changes } from '../changes.ts';
import type { AllowedMentions } from '../rules/messageRules.ts';
import { textOf } from './content.ts';
import { mentionedIn, nobody, pingsOf } from './mentions.ts';
import type { Attachment, Channel, Message, MessageState, User } from './records.ts';
import type { World } from './world.ts';

export interface Draft {
  readonly id?: string;
  readonly channel: Channel;
  readonly author: User;
  readonly state: MessageState;
  readonly type?: number;
  readonly nonce?: string | number | undefined;
  readonly reference?: Message | undefined;
  readonly interaction?: Message['interaction'];
  readonly visibleTo?: User | undefined;
  readonly allowedMentions?: AllowedMentions | undefined;
}

export interface Messages {
  readonly all: ReadonlyMap<string, Message>;
  /** What is in a channel, the oldest first, ephemeral messages included. */
  in(channel: Channel): readonly Message[];
  post(draft: Draft): Message;
  edit(message: Message, state: MessageState): void;
  /** Notifies the people whom it names, as a new message does. */
  notify(message: Message, allowedMentions: AllowedMentions | undefined): void;
  remove(message: Message): void;
  react(message: Message, user: User, emoji: string): void;
  unreact(message: Message, user: User, emoji: string): void;
  startThread(message: Message, thread: Channel): void;
  attachment(id: string): Attachment | undefined;
  /** Puts back what was there before a restart, without telling anybody. */
  restore(messages: readonly Message[]): void;
}

type Live = { -readonly [Field in keyof Message]: Message[Field] };

/** A message remembers at most so many states. */
const statesKept = 200;

export function openMessages(mint: () => string, now: () => number, world: World, changes: Changes): Messages {
  const all = new Map<string, Live>();
  const byChannel = new Map<string, Live[]>();
  const attachments = new Map<string, Attachment>();

  const live = (message: Message): Live => {
    const found = all.get(message.id);
    if (found === undefined) throw new Error(`message ${message.id} is gone`);
    return found;
  };
  const remember = (state: MessageState) => {
    for (const attachment of state.attachments) attachments.set(attachment.id, attachment);
  };

  const forgetOldest = (message: Live) => {
    const [oldest, ...states] = message.states;
    const kept = new Set(states.flatMap((state) => state.attachments));
    message.states = states;
    for (const gone of oldest?.attachments ?? []) if (!kept.has(gone)) attachments.delete(gone.id);
  };

  return {
    all,
    in: (channel) => byChannel.get(channel.id) ?? [],
    post({ id = mint(), channel, author, state, type = MessageType.Default, ...rest }) {
      const text = textOf(state);
      const secret = rest.visibleTo !== undefined;
      const message: Live = {
        ...state,
        id,
        type,
        channel,
        author,
        nonce: rest.nonce,
        reference: rest.reference,
        interaction: rest.interaction,
        visibleTo: rest.visibleTo,
        mentions: mentionedIn(text, world),
        pings: secret ? nobody : pingsOf(text, rest.allowedMentions, rest.reference, world, channel),
        reactions: new Map(),
        edits: 0,
        states: [state],
        editedAt: undefined,
        thread: undefined,
        deleted: false,
      };
      remember(state);
      all.set(id, message);
      byChannel.set(channel.id, [...(byChannel.get(channel.id) ?? []), message]);
      if (channel.thread?.archived && !channel.thread.locked) world.changeThread(channel, { archived: false });
      changes.tell({ type: 'message', what: 'new', message });
      return message;
    },
    edit(given, state) {
      const message = live(given);
      const wasLoading = (message.flags & MessageFlags.Loading) !== 0;
      Object.assign(message, state);
      message.mentions = mentionedIn(textOf(state), world);
      message.states = [...message.states, state];
      if (message.states.length > statesKept) forgetOldest(message);
      message.edits += 1;
      if (!wasLoading) message.editedAt = now();
      remember(state);
      changes.tell({ type: 'message', what: 'edited', message });
    },
    notify(given, allowedMentions) {
      const message = live(given);
      message.pings = pingsOf(textOf(message), allowedMentions, message.reference, world, message.channel);
      changes.tell({ type: 'notified', message });
    },
    remove(given) {
      const message = live(given);
      message.deleted = true;
      all.delete(message.id);
      const left = (byChannel.get(message.channel.id) ?? []).filter((other) => other !== message);
      byChannel.set(message.channel.id, left);
      for (const state of message.states) for (const { id } of state.attachments) attachments.delete(id);
      changes.tell({ type: 'message', what: 'deleted', message });
    },
    react(given, user, emoji) {
      const message = live(given);
      const users = message.reactions.get(emoji) ?? [];
      if (users.includes(user)) return;
      message.reactions.set(emoji, [...users, user]);
      changes.tell({ type: 'reaction', what: 'added', message, user, emoji });
    },
    unreact(given, user, emoji) {
      const message = live(given);
      const users = message.reactions.get(emoji) ?? [];
      if (!users.includes(user)) return;
      const left = users.filter((other) => other !== user);
      if (left.length > 0) message.reactions.set(emoji, left);
      else message.reactions.delete(emoji);
      changes.tell({ type: 'reaction', what: 'removed', message, user, emoji });
    },
    startThread(given, thread) {
      const message = live(given);
      message.thread = thread;
      message.flags |= MessageFlags.HasThread;
      changes.tell({ type: 'message', what: 'edited', message });
    },
    attachment: (id) => attachments.get(id),
    restore(messages) {
      for (const message of messages) {
        remember(message);
        all.set(message.id, message);
        byChannel.set(message.channel.id, [...(byChannel.get(message.channel.id) ?? []), message]);
      }
    },
  };
}
