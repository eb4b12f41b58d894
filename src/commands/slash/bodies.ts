import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
} from 'discord.js';
import { type Language, languages, type Option } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { type Words, words } from '../words/words.ts';

/** Commands and options as Discord wants them, with their names in every language. */

export type OptionBody = APIApplicationCommandBasicOption;

export type Naming = { readonly name: string; readonly description: string };

export function subcommand(naming: ReturnType<typeof namedBy>, options: OptionBody[]) {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...naming,
    options,
  } satisfies APIApplicationCommandSubcommandOption;
}

/** A game's own option. */
export function optionBody(option: Option): OptionBody {
  const common = { ...namedBy(option.name, option.words), ...(option.required ? { required: true } : {}) };
  switch (option.asks) {
    case 'number':
      return { type: ApplicationCommandOptionType.Integer, ...common, min_value: option.least, max_value: option.most };
    case 'text':
      return { type: ApplicationCommandOptionType.String, ...common, max_length: option.longest };
    case 'choice':
      return {
        type: ApplicationCommandOptionType.String,
        ...common,
        choices: option.choices.map(({ value, words: own }) => ({
          name: own.en,
          ...localised('name_localizations', own),
          value,
        })),
      };
  }
}

/** An option that offers a few values. */
export function choiceBody<Value extends string>(
  naming: (say: Words, language: Language) => Naming,
  values: readonly Value[],
  nameOf: (say: Words, value: Value) => string,
) {
  return {
    type: ApplicationCommandOptionType.String as const,
    ...named(naming),
    choices: values.map((value) => {
      const own = inEach((say) => nameOf(say, value));
      return { name: own.en, ...localised('name_localizations', own), value };
    }),
  };
}

/** An option that offers the games. */
export function gameBody(games: readonly Game[]) {
  return {
    type: ApplicationCommandOptionType.String as const,
    ...named((say) => say.options.game),
    choices: games.map(({ id, words: own }) => ({
      name: own.en.name,
      ...localised('name_localizations', { en: own.en.name, fr: own.fr.name }),
      value: id,
    })),
  };
}

/** The option for words instead of a picture. */
export function textBody(): OptionBody {
  return { type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.text) };
}

/** The option for a seed: the same seed gives the same game again. */
export function seedBody(): OptionBody {
  return { type: ApplicationCommandOptionType.String, max_length: 40, ...named((say) => say.options.seed) };
}

/** The names and descriptions of a command or option, registered under its English name. */
export function named(pick: (say: Words, language: Language) => Naming) {
  const own = inEach(pick);
  return namedBy(own.en.name, own);
}

/** As above, registered under this name. Discord sends this name back, but shows the name in the user's language. */
export function namedBy(name: string, own: Readonly<Record<Language, Naming>>) {
  return {
    name,
    ...localised(
      'name_localizations',
      mapped(own, (naming) => naming.name),
    ),
    description: own.en.description,
    ...localised(
      'description_localizations',
      mapped(own, (naming) => naming.description),
    ),
  };
}

/** Discord falls back to English, but still wants a text for both kinds of English. */
export function localised<Field extends string>(field: Field, { en, ...others }: Readonly<Record<Language, string>>) {
  return { [field]: { 'en-US': en, 'en-GB': en, ...others } } as Record<
    Field,
    Record<'en-US' | 'en-GB' | Exclude<Language, 'en'>, string>
  >;
}

const inEach = <T>(pick: (say: Words, language: Language) => T): Record<Language, T> => mapped(words, pick);

function mapped<From, To>(
  each: Readonly<Record<Language, From>>,
  change: (from: From, language: Language) => To,
): Record<Language, To> {
  return Object.fromEntries(languages.map((language) => [language, change(each[language], language)])) as Record<
    Language,
    To
  >;
}
