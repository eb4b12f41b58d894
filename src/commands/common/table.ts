import { ApplicationCommandOptionType } from 'discord.js';
import { tableSizes } from '../../host/match/gather.ts';
import { chosen } from '../slash/asked.ts';
import { named, type OptionBody, optionBody } from '../slash/bodies.ts';
import { beginning, hintsBody, hintsIn, limitBody, limitIn } from './begin.ts';
import { settledForMany } from './commonCommand.ts';
import { putUpTable } from './putUpTable.ts';

/** Opens a table whose seats anybody may take. */
export const table = beginning(
  'table',
  settledForMany,
  (game) => {
    const sizes = tableSizes(game);
    const players: OptionBody = {
      type: ApplicationCommandOptionType.Integer,
      ...named((say) => say.options.players),
      choices: sizes.map((size) => ({ name: String(size), value: size })),
    };
    return [...(sizes.length > 1 ? [players] : []), limitBody(), ...hintsBody(game), ...game.options.map(optionBody)];
  },
  (asked) => {
    const { call, game } = asked;
    const seats = call.options.getInteger('players') ?? undefined;
    return putUpTable(asked, {
      wish: chosen(call, game.options),
      turnLimit: limitIn(call),
      hints: hintsIn(call),
      seats,
    });
  },
);
