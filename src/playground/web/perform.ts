import type { Exchange, Modal } from '../discord/interactions/exchange.ts';
import type { LocalDiscord } from '../discord/localDiscord.ts';
import type { OptionValues } from '../discord/people/commandCall.ts';
import type { Chosen as ChosenRecord } from '../discord/people/componentUse.ts';
import type { FieldValues } from '../discord/people/modalFill.ts';
import type { Channel, Message, Role, User } from '../discord/world/records.ts';
import type { Town } from '../town.ts';
import type { Answer, AnswerTo, Chosen, Deed, OptionGiven } from './deeds.ts';
import { modalSight } from './sights.ts';

/** Thrown when something is not there, or not for this person to see. */
export class NotThere extends Error {
  override name = 'NotThere';
}

export interface Performer {
  /** Does the deed, and returns what only the page that asked must know. */
  perform(user: User, deed: Deed): Promise<AnswerTo<Deed>>;
  /** The command that somebody typed, by the interaction's id. */
  readonly commandNames: ReadonlyMap<string, string>;
  hasDismissed(message: Message): boolean;
}

/** So many modals and names of commands are remembered; the oldest are forgotten. */
const kept = 500;

export function openPerformer(discord: LocalDiscord, town: Town, onDismiss: (message: Message) => void): Performer {
  const modals = new Map<string, Modal>();
  const commandNames = new Map<string, string>();
  const dismissed = new Set<string>();

  function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
    map.set(key, value);
    const [oldest] = map.keys();
    if (map.size > kept && oldest !== undefined) map.delete(oldest);
  }

  function channelOf(id: string): Channel {
    const channel = discord.channel(id);
    if (channel === undefined) throw new NotThere('this channel');
    return channel;
  }

  function messageOf(id: string, user: User): Message {
    const message = discord.message(id);
    const visible = [message?.visibleTo, message?.channel.recipient].every((one) => one === undefined || one === user);
    if (message === undefined || !visible) throw new NotThere('this message');
    return message;
  }

  function roleOf(id: string): Role {
    const role = town.guild.roles.get(id);
    if (role === undefined) throw new NotThere('this role');
    return role;
  }

  function recordOf(given: Exclude<OptionGiven, string | number | boolean>): User | Channel | Role {
    if ('channel' in given) return channelOf(given.channel);
    if ('role' in given) return roleOf(given.role);
    const member = town.guild.members.get(given.user);
    if (member === undefined) throw new NotThere('this person');
    return member.user;
  }

  const chosenRecord = (given: Chosen): ChosenRecord => (typeof given === 'string' ? given : recordOf(given));

  function optionValues(given: Readonly<Record<string, OptionGiven>>): OptionValues {
    const entries = Object.entries(given);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, typeof value === 'object' ? recordOf(value) : value]),
    );
  }

  async function answerTo(exchange: Exchange): Promise<Answer> {
    const acknowledged = await exchange.acknowledged;
    const { modal } = exchange;
    if (modal !== undefined) remember(modals, exchange.id, modal);
    return { failed: !acknowledged, ...(modal !== undefined && { modal: modalSight(exchange.id, modal) }) };
  }

  async function perform(user: User, deed: Deed): Promise<AnswerTo<Deed>> {
    const person = discord.as(user);
    switch (deed.do) {
      case 'say': {
        const replyTo = deed.replyTo === undefined ? undefined : messageOf(deed.replyTo, user);
        const { id } = person.say(channelOf(deed.channel), deed.text, replyTo && { replyTo });
        return { message: id };
      }
      case 'command': {
        const exchange = person.command(channelOf(deed.channel), deed.name, optionValues(deed.values));
        remember(commandNames, exchange.id, deed.name);
        return answerTo(exchange);
      }
      case 'autocomplete': {
        const { name, option, typed } = deed;
        const values = optionValues(deed.values);
        const exchange = person.autocomplete(channelOf(deed.channel), name, option, typed, values);
        await exchange.acknowledged;
        return { choices: exchange.choices ?? [] };
      }
      case 'click':
        return answerTo(person.click(messageOf(deed.message, user), deed.customId));
      case 'choose':
        return answerTo(person.choose(messageOf(deed.message, user), deed.customId, deed.values.map(chosenRecord)));
      case 'submit': {
        const modal = modals.get(deed.modal);
        if (modal === undefined) throw new NotThere('this form');
        const values = Object.entries(deed.values).map(([field, value]) => [
          field,
          Array.isArray(value) ? value.map(chosenRecord) : value,
        ]);
        return answerTo(person.submit(modal, Object.fromEntries(values) as FieldValues));
      }
      case 'react':
        person.react(messageOf(deed.message, user), deed.emoji);
        return {};
      case 'unreact':
        person.unreact(messageOf(deed.message, user), deed.emoji);
        return {};
      case 'dismiss': {
        const message = messageOf(deed.message, user);
        if (message.visibleTo !== user) throw new NotThere('this message');
        dismissed.add(message.id);
        onDismiss(message);
        return {};
      }
      case 'speak':
        discord.setLocale(user, deed.locale);
        return {};
      case 'mailbox':
        discord.setMailbox(user, deed.is);
        return {};
      case 'look at phone':
        discord.pushes.see(user);
        return {};
    }
  }

  return { perform, commandNames, hasDismissed: ({ id }) => dismissed.has(id) };
}
