import { ApplicationCommandOptionType } from 'discord.js';
import type { Level } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { usualLevel } from '../../host/match/level.ts';
import type { Match } from '../../host/match/match.ts';
import { type TurnLimit, turnLimitNames } from '../settings/turnLimits.ts';
import type { AnyCall } from '../slash/asked.ts';
import { choiceBody, named, type OptionBody } from '../slash/bodies.ts';
import { hinting } from './commonCommand.ts';

/** What may be chosen for a table, whatever is played there. */
export interface TableChoices {
  /** How long a turn may take; the server's usual time when left out. */
  readonly limit: TurnLimit | undefined;
  readonly level: Level | undefined;
  readonly hints?: Match['hints'];
}

/** What holds where nobody chooses. */
export function usualChoices(game: Game): TableChoices {
  return { limit: undefined, level: usualLevel(game) };
}

export function tableBodies(game: Game): OptionBody[] {
  return [limitBody(), ...computerBodies(game)];
}

/** Where nobody waits for whoever is to move. */
export function computerBodies(game: Game): OptionBody[] {
  return [...levelBody(game), ...hintsBody(game)];
}

export function tableChoicesIn({ options }: Pick<AnyCall, 'options'>, game: Game): TableChoices {
  const wanted = options.getString('level');
  return {
    limit: turnLimitNames.find((name) => name === options.getString('turn-limit')),
    level: game.bots.find((each) => each === wanted) ?? usualLevel(game),
    hints: options.getBoolean('hints') === true ? 'allowed' : undefined,
  };
}

const limitBody = () =>
  choiceBody(
    (say) => say.options.limit,
    turnLimitNames,
    (say, value) => say.limits[value],
  );

function levelBody(game: Game): OptionBody[] {
  const usual = usualLevel(game);
  if (usual === undefined) return [];
  return [
    choiceBody(
      (say) => say.options.level(say.levels[usual]),
      game.bots,
      (say, level) => say.levels[level],
    ),
  ];
}

/** In games that can give hints. */
const hintsBody = (game: Game): OptionBody[] =>
  hinting(game) ? [{ type: ApplicationCommandOptionType.Boolean, ...named((say) => say.options.hints) }] : [];
