import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  Locale,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';
import { type Form, isObject, lengthOf, openForm } from './form.ts';

type Path = readonly (string | number)[];
type Names = Readonly<Record<string, string>> | null;

export interface CommandChoice {
  readonly name: string;
  readonly name_localizations?: Names;
  readonly value: string | number;
}

export interface CommandOption {
  readonly type: number;
  readonly name: string;
  readonly name_localizations?: Names;
  readonly description: string;
  readonly description_localizations?: Names;
  readonly required?: boolean;
  readonly choices?: readonly CommandChoice[];
  readonly options?: readonly CommandOption[];
  readonly autocomplete?: boolean;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly channel_types?: readonly number[];
}

export interface CommandBody {
  readonly type?: number | null;
  readonly name: string;
  readonly name_localizations?: Names;
  readonly description?: string;
  readonly description_localizations?: Names;
  readonly options?: readonly CommandOption[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
  readonly nsfw?: boolean | null;
}

const locales: ReadonlySet<string> = new Set(Object.values(Locale));

/** The type of a command. When it is left out, it is a command that people type. */
export function typeOf({ type }: Pick<CommandBody, 'type'>): number {
  return type ?? ApplicationCommandType.ChatInput;
}

/** Whether this option is a subcommand or a group, which hold options of their own. */
export function holdsOptions({ type }: Pick<CommandOption, 'type'>): boolean {
  return type === OptionType.Subcommand || type === OptionType.SubcommandGroup;
}

/** Anything with a name and a description, before it is checked. */
interface Named {
  readonly name?: unknown;
  readonly name_localizations?: unknown;
  readonly description?: unknown;
  readonly description_localizations?: unknown;
}

const chatName = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
/** Reads all commands of one scope, which the bot writes at once. */
export function readCommands(body: unknown): readonly CommandBody[] {
  const form = openForm();
  const list = form.list(body, [], 0, 130);
  for (const [index, command] of list.entries()) checkCommand(form, command, [index]);
  form.done();
  const seen = new Set<string>();
  for (const [index, command] of (list as readonly CommandBody[]).entries()) {
    const key = `${typeOf(command)} ${command.name}`;
    if (seen.has(key)) {
      form.wrong([index], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique');
    }
    seen.add(key);
  }
  form.done();
  return list as readonly CommandBody[];
}

export function readCommand(body: unknown): CommandBody {
  const form = openForm();
  checkCommand(form, body, []);
  form.done();
  return body as CommandBody;
}

function checkCommand(form: Form, given: unknown, at: Path): void {
  const command = (isObject(given) ? given : {}) as Partial<CommandBody>;
  const type =
    form.whole(
      command.type,
      [...at, 'type'],
      ApplicationCommandType.ChatInput,
      ApplicationCommandType.PrimaryEntryPoint,
    ) ?? ApplicationCommandType.ChatInput;
  const naming = type === ApplicationCommandType.ChatInput ? 'chat' : 'menu';
  checkName(form, command, at, naming);
  if (naming === 'chat') {
    checkDescription(form, command, at);
    checkOptions(form, command.options, [...at, 'options'], 'command');
    const letters = lettersOf(command as CommandBody);
    if (letters > 8000) {
      form.wrong(at, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${letters} > 8000)`);
    }
  }
  for (const [field, most] of [
    ['contexts', InteractionContextType.PrivateChannel],
    ['integration_types', ApplicationIntegrationType.UserInstall],
  ] as const) {
    const values = command[field];
    if (values === undefined || values === null) continue;
    const list = form.list(values, [...at, field], 1, most + 1);
    for (const [index, value] of list.entries()) form.whole(value, [...at, field, index], 0, most);
    if (new Set(list).size < list.length) {
      form.wrong([...at, field], 'SET_TYPE_ALREADY_CONTAINS_VALUE', 'The set already contains this value');
    }
  }
}

function checkName(form: Form, named: Named, at: Path, naming: 'chat' | 'menu' | 'choice'): void {
  const longest = naming === 'choice' ? 100 : 32;
  const check = (name: unknown, path: Path) => {
    const text = form.text(name, path, 1, longest);
    if (text === undefined || naming !== 'chat') return;
    if (!chatName.test(text) || text !== text.toLowerCase()) {
      form.wrong(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
    }
  };
  if (form.need(named.name, [...at, 'name'])) check(named.name, [...at, 'name']);
  checkLocalized(form, named.name_localizations, [...at, 'name_localizations'], check);
}

function checkDescription(form: Form, named: Named, at: Path): void {
  const check = (text: unknown, path: Path) => form.text(text, path, 1, 100);
  if (form.need(named.description, [...at, 'description'])) check(named.description, [...at, 'description']);
  checkLocalized(form, named.description_localizations, [...at, 'description_localizations'], check);
}

function checkLocalized(form: Form, given: unknown, at: Path, check: (text: unknown, path: Path) => void): void {
  if (given === undefined || given === null) return;
  for (const [locale, text] of Object.entries(given)) {
    if (!locales.has(locale)) {
      const words = `Value must be one of (${[...locales].map((known) => `'${known}'`).join(', ')}).`;
      form.wrong([...at, locale], 'BASE_TYPE_CHOICES', words);
    } else if (text !== null) {
      check(text, [...at, locale]);
    }
  }
}

function checkOptions(form: Form, given: unknown, at: Path, inside: 'command' | 'group' | 'subcommand'): void {
  const options = form.list(given, at, inside === 'group' ? 1 : 0, 25);
  const names = new Set<string>();
  let optionalSeen = false;
  const kinds = new Set<string>();
  for (const [index, item] of options.entries()) {
    const path = [...at, index];
    const option = (isObject(item) ? item : {}) as Partial<CommandOption>;
    const type = form.whole(option.type, [...path, 'type'], OptionType.Subcommand, OptionType.Attachment) ?? 0;
    form.need(option.type, [...path, 'type']);
    checkName(form, option, path, 'chat');
    checkDescription(form, option, path);
    const nested = holdsOptions({ type });
    kinds.add(nested ? 'nested' : 'value');
    const misplaced =
      (inside === 'group' && type !== OptionType.Subcommand) || (inside === 'subcommand' && nested) || kinds.size > 1;
    if (misplaced) {
      const words = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
      form.wrong(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', words);
    }
    if (option.name !== undefined && names.has(option.name)) {
      form.wrong(path, 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option names must be unique');
    }
    names.add(option.name ?? '');
    if (nested)
      checkOptions(
        form,
        option.options,
        [...path, 'options'],
        type === OptionType.SubcommandGroup ? 'group' : 'subcommand',
      );
    else checkValue(form, option, path);
    if (option.required === true && optionalSeen) {
      const words = 'Required options must be placed before non-required options';
      form.wrong(path, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', words);
    }
    optionalSeen ||= !nested && option.required !== true;
  }
}

function checkValue(form: Form, option: Partial<CommandOption>, at: Path): void {
  form.whole(option.min_length, [...at, 'min_length'], 0, 6000);
  form.whole(option.max_length, [...at, 'max_length'], 1, 6000);
  const choices = form.list(option.choices, [...at, 'choices'], 0, 25);
  if (option.autocomplete === true && choices.length > 0) {
    const words = 'Options with autocomplete may not have choices';
    form.wrong([...at, 'autocomplete'], 'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES', words);
  }
  const names = new Set<unknown>();
  for (const [index, item] of choices.entries()) {
    const choice = (isObject(item) ? item : {}) as Partial<CommandChoice>;
    const path = [...at, 'choices', index];
    checkName(form, choice, path, 'choice');
    if (!form.need(choice.value, [...path, 'value'])) continue;
    if (option.type === OptionType.String) form.text(choice.value, [...path, 'value'], 1, 100);
    else if (option.type === OptionType.Integer)
      form.whole(choice.value, [...path, 'value'], -(2 ** 53) + 1, 2 ** 53 - 1);
    if (names.has(choice.name)) {
      form.wrong(path, 'APPLICATION_COMMAND_CHOICES_NAME_DUPLICATE', 'Choice names must be unique');
    }
    names.add(choice.name);
  }
}

/** Counts as Discord does: names, descriptions and choices of the whole command, each in its longest translation. */
function lettersOf(node: Partial<CommandOption> | CommandBody): number {
  const longest = (text: string | undefined, localized: Names | undefined) =>
    Math.max(0, ...[text ?? '', ...Object.values(localized ?? {})].map((word) => lengthOf(word ?? '')));
  let letters = longest(node.name, node.name_localizations) + longest(node.description, node.description_localizations);
  for (const option of Array.isArray(node.options) ? node.options : []) letters += lettersOf(option);
  if ('choices' in node) {
    for (const choice of Array.isArray(node.choices) ? node.choices : []) {
      letters += longest(choice.name, choice.name_localizations) + lengthOf(String(choice.value));
    }
  }
  return letters;
}
