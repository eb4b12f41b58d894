import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { GameCommand } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Solo } from '../../games/solo.ts';
import { ways } from '../calls/preferences.ts';
import { commonCommandsOf } from '../common/commonCommands.ts';
import { cupOptions } from '../cups/cupOptions.ts';
import { replayBody } from '../replays/replayCommand.ts';
import { settingsOptions } from '../settings/settingsOptions.ts';
import { profileOptions, rankOptions } from '../standing/onStanding.ts';
import { choiceBody, localised, named, namedBy, type OptionBody, optionBody, seedBody, subcommand } from './bodies.ts';

/** All slash commands, made from the registry: one for each game, and `/plateau` for what belongs to no game. */

export type CommandBody = RESTPostAPIChatInputApplicationCommandsJSONBody;

export function commandSet(games: readonly Game[]): CommandBody[] {
  return [plateauBody(games), ...games.map(gameBody)];
}

const everywhere: Pick<CommandBody, 'type' | 'contexts' | 'integration_types'> = {
  type: ApplicationCommandType.ChatInput,
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM, InteractionContextType.PrivateChannel],
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
};

function gameBody(game: Game): CommandBody {
  const { en, fr } = game.words;
  return {
    ...everywhere,
    name: en.command,
    ...localised('name_localizations', { en: en.command, fr: fr.command }),
    description: en.tagline,
    ...localised('description_localizations', { en: en.tagline, fr: fr.tagline }),
    options: [
      ...commonCommandsOf(game).map(({ name, options }) =>
        subcommand(
          named((say) => say.commands[name]),
          options(game),
        ),
      ),
      ...game.commands.map(ownBody),
      ...game.solos.map(soloBody),
    ],
  };
}

function ownBody({ name, words, options }: GameCommand) {
  return subcommand(namedBy(name, words), options.map(optionBody));
}

function soloBody({ name, words, options, comes }: Solo) {
  const yes = (option: 'results' | 'share'): OptionBody => ({
    type: ApplicationCommandOptionType.Boolean,
    ...named((say) => say.options[option]),
  });
  const more = comes === 'anytime' ? [seedBody()] : [yes('results'), yes('share')];
  return subcommand(namedBy(name, words), [...options.map(optionBody), ...more]);
}

function plateauBody(games: readonly Game[]): CommandBody {
  return {
    ...everywhere,
    ...named((say) => say.commands.plateau),
    options: [
      subcommand(
        named((say) => say.commands.help),
        [],
      ),
      subcommand(
        named((say) => say.commands.settings),
        settingsOptions(),
      ),
      subcommand(
        named((say) => say.commands.notify),
        [
          choiceBody(
            (say) => say.options.how,
            ways,
            (say, way) => say.calls.ways[way],
          ),
        ],
      ),
      subcommand(
        named((say) => say.commands.games),
        [],
      ),
      subcommand(
        named((say) => say.commands.rank),
        rankOptions(games),
      ),
      subcommand(
        named((say) => say.commands.profile),
        profileOptions(),
      ),
      subcommand(
        named((say) => say.commands['forget-me']),
        [],
      ),
      subcommand(
        named((say) => say.commands['export-me']),
        [],
      ),
      replayBody(),
      subcommand(
        named((say) => say.commands.cup),
        cupOptions(games),
      ),
    ],
  };
}
