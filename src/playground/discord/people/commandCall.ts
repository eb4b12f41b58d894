import {
  ApplicationCommandType,
  type ApplicationIntegrationType,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { type CommandOption, holdsOptions, typeOf } from '../rules/commandRules.ts';
import { isObject, lengthOf } from '../rules/form.ts';
import { type Command, type Commands, installsOf } from '../world/commands.ts';
import { bitsOf, permissionsOf } from '../world/permissions.ts';
import { contextOf, ownersOf } from '../world/presence.ts';
import type { Channel, Role, User } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { type Resolved, resolveChannel, resolveRole, resolveUser } from './resolved.ts';

export type OptionValue = string | number | boolean | User | Channel | Role;
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

/** A person's call of a command, checked as Discord's client checks it. */
export interface CommandCall {
  readonly user: User;
  readonly channel: Channel;
  /** The command and its subcommand, such as `foxu challenge`. The names in the person's language work too. */
  readonly name: string;
  readonly values: OptionValues;
  /** The option that the person is typing, when choices are asked for. */
  readonly focused?: string;
}

interface GivenOption {
  readonly type: number;
  readonly name: string;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly GivenOption[];
}

function called(named: Pick<CommandOption, 'name' | 'name_localizations'>, word: string, user: User): boolean {
  return named.name === word || named.name_localizations?.[user.locale] === word;
}

/** Every way to call a command, for the message of an error. */
function wordsOf(command: Command): readonly string[] {
  const nested = (options: readonly CommandOption[], before: string): string[] => {
    const inner = options.filter(holdsOptions);
    if (inner.length === 0) return [before];
    return inner.flatMap((option) => nested(option.options ?? [], `${before} ${option.name}`));
  };
  return nested(command.options ?? [], command.name);
}

/** Makes the `data` of the interaction. Throws when Discord's client would not let the person call it like this. */
export function callCommand(call: CommandCall, commands: Commands, world: World): unknown {
  const { user, channel } = call;
  const { guild } = channel;
  const words = call.name.replace(/^\//, '').split(' ');
  const usable = commands.usableIn(guild).filter((each) => typeOf(each) === ApplicationCommandType.ChatInput);
  const command = usable.find((each) => called(each, words[0] ?? '', user));
  if (command === undefined) {
    throw new Error(`there is no /${call.name}; there are: ${usable.flatMap(wordsOf).join(', ') || 'none'}`);
  }
  checkAccess(command, user, channel);
  const path: CommandOption[] = [];
  let options = command.options ?? [];
  for (const word of words.slice(1)) {
    const next = options.find((option) => holdsOptions(option) && called(option, word, user));
    if (next === undefined) throw new Error(`there is no /${call.name}; there are: ${wordsOf(command).join(', ')}`);
    path.push(next);
    options = next.options ?? [];
  }
  if (options.some(holdsOptions)) {
    throw new Error(`/${call.name} needs more words: ${wordsOf(command).join(', ')}`);
  }
  const resolved: Resolved = {};
  const given = fill(call, options, resolved, world);
  const nested = path
    .toReversed()
    .reduce<readonly GivenOption[]>((inner, { type, name }) => [{ type, name, options: inner }], given);
  return {
    id: command.id,
    name: command.name,
    type: ApplicationCommandType.ChatInput,
    options: nested,
    ...(Object.keys(resolved).length > 0 && { resolved }),
    ...(command.guild !== undefined && { guild_id: command.guild.id }),
  };
}

function checkAccess(command: Command, user: User, channel: Channel): void {
  const { guild } = channel;
  const owners = Object.keys(ownersOf(channel, user)).map(Number) as ApplicationIntegrationType[];
  const elsewhere = command.contexts && !command.contexts.includes(contextOf(channel));
  if (elsewhere || !owners.some((owner) => installsOf(command).includes(owner)))
    throw new Error(`/${command.name} is not offered here`);
  const needed = command.default_member_permissions;
  const member = guild?.members.get(user.id);
  if (needed === undefined || needed === null || member === undefined) return;
  const held = permissionsOf(member);
  const missing = BigInt(needed) & ~bitsOf(held);
  if (!held.has('Administrator') && (missing !== 0n || String(needed) === '0')) {
    throw new Error(`/${command.name} is not offered to ${user.name}, who lacks the rights`);
  }
}

function fill(call: CommandCall, options: readonly CommandOption[], resolved: Resolved, world: World): GivenOption[] {
  const { user, values, focused } = call;
  const keyOf = (option: CommandOption) => Object.keys(values).find((key) => called(option, key, user));
  const known = new Set(options.map(keyOf));
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined || known.has(key)) continue;
    throw new Error(`/${call.name} has no option ${key}; it has: ${options.map(({ name }) => name).join(', ')}`);
  }
  return options.flatMap((option) => {
    const value = values[keyOf(option) ?? option.name];
    if (value === undefined) {
      if (option.required && focused === undefined) throw new Error(`/${call.name} needs the option ${option.name}`);
      return [];
    }
    const { type, name } = option;
    if (name === focused) return [{ type, name, value: value as string | number, focused: true as const }];
    return [{ type, name, value: convert(call, option, value, resolved, world) }];
  });
}

function convert(
  call: CommandCall,
  option: CommandOption,
  value: OptionValue,
  resolved: Resolved,
  world: World,
): string | number | boolean {
  const wrong = (why: string) => new Error(`/${call.name}: the option ${option.name} ${why}`);
  if (option.choices !== undefined && option.choices.length > 0) {
    const choice = option.choices.find((each) => each.value === value || called(each, String(value), call.user));
    if (choice !== undefined) return choice.value;
    throw wrong(`is one of ${option.choices.map((each) => each.value).join(', ')}, not ${String(value)}`);
  }
  switch (option.type) {
    case OptionType.String: {
      if (typeof value !== 'string') throw wrong('is a text');
      const length = lengthOf(value);
      const least = option.min_length ?? (option.required ? 1 : 0);
      if (length < least || length > (option.max_length ?? 6000)) throw wrong(`does not take ${length} characters`);
      return value;
    }
    case OptionType.Integer:
    case OptionType.Number: {
      if (typeof value !== 'number') throw wrong('is a number');
      if (option.type === OptionType.Integer && !Number.isInteger(value)) throw wrong('is a whole number');
      const outside =
        value < (option.min_value ?? Number.NEGATIVE_INFINITY) ||
        value > (option.max_value ?? Number.POSITIVE_INFINITY);
      if (outside) throw wrong(`does not take ${value}`);
      return value;
    }
    case OptionType.Boolean:
      if (typeof value !== 'boolean') throw wrong('is true or false');
      return value;
    case OptionType.User:
    case OptionType.Mentionable: {
      const user = isObject(value) ? world.users.get(String((value as { id?: unknown }).id)) : undefined;
      if (user === undefined) throw wrong('is a person');
      return resolveUser(resolved, user, call.channel.guild);
    }
    case OptionType.Channel: {
      const channel = isObject(value) ? world.channels.get(String((value as { id?: unknown }).id)) : undefined;
      if (channel === undefined || channel.guild !== call.channel.guild) throw wrong('is a channel of this server');
      if (option.channel_types && !option.channel_types.includes(channel.type))
        throw wrong('is another kind of channel');
      return resolveChannel(resolved, channel, world);
    }
    case OptionType.Role: {
      const role = isObject(value) ? call.channel.guild?.roles.get(String((value as { id?: unknown }).id)) : undefined;
      if (role === undefined) throw wrong('is a role of this server');
      return resolveRole(resolved, role);
    }
    default:
      throw wrong('is of a kind nobody can give here');
  }
}
