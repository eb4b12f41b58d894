import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { GameCommand, Language, Option, Solo } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { tableSizes } from '../../host/match/gather.ts';
import type { Words } from '../words/words.en.ts';
import { words } from '../words/words.ts';

/** All slash commands, made from the registry: a common set for each game, and `/plateau` for what they share. */

const duelCommands = [
  'challenge',
  'accept',
  'decline',
  'move',
  'show',
  'draw',
  'play-on',
  'resign',
  'rematch',
  'rules',
  'stop',
] as const;
/** Where whoever acts sits down. */
const openCommands = ['start', 'move', 'show', 'leave', 'again', 'rules', 'stop'] as const;
export type CommonCommand = (typeof partyCommands)[number] | (typeof openCommands)[number];

/** With more than two, one may go and the others play on. */
const partyCommands = [
  'challenge',
  'table',
  'accept',
  'decline',
  'move',
  'show',
  'draw',
  'play-on',
  'leave',
  'resign',
  'rematch',
  'rules',
  'stop',
] as const;

export function commonCommands({ seating }: Game): readonly CommonCommand[] {
  return seating.open ? openCommands : seating.most > 2 ? partyCommands : duelCommands;
}

export const plateauCommands = ['help', 'settings'] as const;
export type PlateauCommand = (typeof plateauCommands)[number];

/** Who begins a game somebody is challenged to. */
export const firsts = ['lot', 'challenger', 'opponent'] as const;

export const turnLimits = {
  '5m': 5 * 60_000,
  '1h': 60 * 60_000,
  '1d': 24 * 60 * 60_000,
  '3d': 3 * 24 * 60 * 60_000,
  '7d': 7 * 24 * 60 * 60_000,
  none: undefined,
} as const;
export type TurnLimit = keyof typeof turnLimits;

export type CommandBody = RESTPostAPIChatInputApplicationCommandsJSONBody;

export function commandSet(games: readonly Game[]): CommandBody[] {
  return [plateauCommand(), ...games.map(gameCommand)];
}

function gameCommand(game: Game): CommandBody {
  const { en, fr } = game.words;
  return {
    ...common,
    name: en.command,
    ...localised('name_localizations', en.command, fr.command),
    description: en.tagline,
    ...localised('description_localizations', en.tagline, fr.tagline),
    options: [
      ...commonCommands(game).map((command) => subcommand(command, optionsOf(command, game))),
      ...game.commands.map(ownCommand),
      ...game.solos.map(soloCommand),
    ],
  };
}

function ownCommand({ name, words: own, options }: GameCommand): APIApplicationCommandSubcommandOption {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...namedBy(name, own),
    options: options.map(optionOf),
  };
}

function soloCommand({ name, words: own, options, comes }: Solo): APIApplicationCommandSubcommandOption {
  const anew: APIApplicationCommandBasicOption[] =
    comes === 'anytime'
      ? [{ type: ApplicationCommandOptionType.String, max_length: 40, ...named((say) => say.options.seed) }]
      : [{ type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.results) }];
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...namedBy(name, own),
    options: [...options.map(optionOf), ...anew],
  };
}

function optionOf(option: Option): APIApplicationCommandBasicOption {
  const common = { ...namedBy(option.name, option.words), ...(option.required ? { required: true } : {}) };
  switch (option.asks) {
    case 'number':
      return {
        type: ApplicationCommandOptionType.Integer,
        ...common,
        min_value: option.least,
        max_value: option.most,
      };
    case 'text':
      return { type: ApplicationCommandOptionType.String, ...common, max_length: option.longest };
    case 'choice':
      return {
        type: ApplicationCommandOptionType.String,
        ...common,
        choices: option.choices.map(({ value, words: own }) => ({
          name: own.en,
          ...localised('name_localizations', own.en, own.fr),
          value,
        })),
      };
  }
}

function plateauCommand(): CommandBody {
  const language: APIApplicationCommandBasicOption = {
    type: ApplicationCommandOptionType.String,
    required: true,
    ...named((say) => say.options.language),
    choices: choices(['server', 'en', 'fr'] as const, (say, value) => say.languages[value]),
  };
  return {
    ...common,
    ...named((say) => say.commands.plateau),
    options: [subcommand('help', []), subcommand('settings', [language])],
  };
}

const common: Pick<CommandBody, 'type' | 'contexts' | 'integration_types'> = {
  type: ApplicationCommandType.ChatInput,
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
};

function subcommand(
  command: CommonCommand | PlateauCommand,
  options: APIApplicationCommandBasicOption[],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, ...named((say) => say.commands[command]), options };
}

function optionsOf(command: CommonCommand, game: Game): APIApplicationCommandBasicOption[] {
  switch (command) {
    case 'challenge':
      return [
        { type: ApplicationCommandOptionType.User, required: true, ...named((say) => say.options.opponent) },
        ...(tableSizes(game).includes(3)
          ? [{ type: ApplicationCommandOptionType.User as const, ...named((say) => say.options.third) }]
          : []),
        limitOption(),
        {
          type: ApplicationCommandOptionType.String,
          ...named((say) => say.options.level),
          choices: choices(game.bots, (say, value) => levelName(say, value)),
        },
        {
          type: ApplicationCommandOptionType.String,
          ...named((say) => say.options.first),
          choices: choices(firsts, (say, value) => say.firsts[value]),
        },
        ...game.options.map(optionOf),
      ];
    case 'table':
      return [
        ...(tableSizes(game).length > 1
          ? [
              {
                type: ApplicationCommandOptionType.Integer as const,
                ...named((say) => say.options.players),
                choices: tableSizes(game).map((size) => ({ name: String(size), value: size })),
              },
            ]
          : []),
        limitOption(),
        ...game.options.map(optionOf),
      ];
    case 'start':
      return [
        ...game.options.map(optionOf),
        { type: ApplicationCommandOptionType.String, max_length: 40, ...named((say) => say.options.seed) },
      ];
    case 'move':
      return [
        {
          type: ApplicationCommandOptionType.String,
          required: true,
          max_length: 60,
          autocomplete: true,
          ...named((say) => say.options.move),
        },
      ];
    case 'show':
      return [
        { type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.text) },
        { type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.public) },
      ];
    case 'accept':
    case 'decline':
    case 'draw':
    case 'play-on':
    case 'resign':
    case 'rematch':
    case 'leave':
    case 'again':
    case 'rules':
    case 'stop':
      return [];
  }
}

function limitOption(): APIApplicationCommandBasicOption {
  return {
    type: ApplicationCommandOptionType.String,
    ...named((say) => say.options.limit),
    choices: choices(Object.keys(turnLimits) as TurnLimit[], (say, value) => say.limits[value]),
  };
}

const levelName = (say: Words, level: string): string => say.levels[level] ?? level;

function choices<Value extends string>(values: readonly Value[], name: (say: Words, value: Value) => string) {
  return values.map((value) => ({
    name: name(words.en, value),
    ...localised('name_localizations', name(words.en, value), name(words.fr, value)),
    value,
  }));
}

type Naming = { readonly name: string; readonly description: string };

function named(pick: (say: Words) => Naming) {
  const [en, fr] = [pick(words.en), pick(words.fr)];
  return namedBy(en.name, { en, fr });
}

/** Registered under one name, which is what comes back; shown under another where the language has one. */
function namedBy(name: string, { en, fr }: Readonly<Record<Language, Naming>>) {
  return {
    name,
    ...localised('name_localizations', en.name, fr.name),
    description: en.description,
    ...localised('description_localizations', en.description, fr.description),
  };
}

function localised<Field extends string>(field: Field, en: string, fr: string) {
  return { [field]: { 'en-US': en, 'en-GB': en, fr } } as Record<Field, Record<'en-US' | 'en-GB' | 'fr', string>>;
}
