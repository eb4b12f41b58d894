import {
  type APIApplicationCommandOption,
  ApplicationCommandOptionType,
  type CommandInteractionOption,
} from 'discord.js';
import type { CommandBody } from './commandSet.ts';

/**
 * Whether what was given has the form in which the command is registered now. Discord checks this too, but a client
 * that has been open for days may send an older form, and anybody may make one up.
 */
export function fits(body: CommandBody, given: readonly CommandInteractionOption[]): boolean {
  const [called] = given;
  const wanted = body.options?.find(({ name }) => name === called?.name);
  if (called === undefined || wanted?.type !== ApplicationCommandOptionType.Subcommand) return false;
  if (called.type !== wanted.type || given.length > 1) return false;
  const options = wanted.options ?? [];
  const filled = called.options ?? [];
  return (
    options.every(({ name, required }) => required !== true || filled.some((each) => each.name === name)) &&
    filled.every((each) =>
      fitsOption(
        options.find(({ name }) => name === each.name),
        each,
      ),
    )
  );
}

function fitsOption(wanted: APIApplicationCommandOption | undefined, given: CommandInteractionOption): boolean {
  const { value } = given;
  if (wanted === undefined || wanted.type !== given.type) return false;
  switch (wanted.type) {
    case ApplicationCommandOptionType.String:
      if (typeof value !== 'string' || value.length > (wanted.max_length ?? Number.POSITIVE_INFINITY)) return false;
      return !('choices' in wanted) || isAmong(wanted.choices, value);
    case ApplicationCommandOptionType.Integer:
      if (typeof value !== 'number' || !Number.isInteger(value)) return false;
      if (value < (wanted.min_value ?? value) || value > (wanted.max_value ?? value)) return false;
      return !('choices' in wanted) || isAmong(wanted.choices, value);
    case ApplicationCommandOptionType.Boolean:
      return typeof value === 'boolean';
    case ApplicationCommandOptionType.User:
      return given.user !== undefined && given.user !== null;
    case ApplicationCommandOptionType.Channel:
      return given.channel !== undefined && given.channel !== null;
    case ApplicationCommandOptionType.Role:
      return given.role !== undefined && given.role !== null;
    // No command has options of these kinds.
    case ApplicationCommandOptionType.Subcommand:
    case ApplicationCommandOptionType.SubcommandGroup:
    case ApplicationCommandOptionType.Mentionable:
    case ApplicationCommandOptionType.Number:
    case ApplicationCommandOptionType.Attachment:
      return false;
  }
}

function isAmong(choices: readonly { readonly value: string | number }[] | undefined, value: string | number): boolean {
  return choices === undefined || choices.some((choice) => choice.value === value);
}
