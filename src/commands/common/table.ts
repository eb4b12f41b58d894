import { ApplicationCommandOptionType } from 'discord.js';
import { tableSizes } from '../../host/match/gather.ts';
import { chosen } from '../slash/asked.ts';
import { named, type OptionBody, optionBody } from '../slash/bodies.ts';
import { beginning } from './begin.ts';
import { settledForMany } from './commonCommand.ts';
import { putUpTable } from './putUpTable.ts';
import { tableBodies, tableChoicesIn } from './tableChoices.ts';

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
    return [...(sizes.length > 1 ? [players] : []), ...tableBodies(game), ...game.options.map(optionBody)];
  },
  (asked) => {
    const { call, game } = asked;
    const seats = call.options.getInteger('players') ?? undefined;
    return putUpTable(asked, { wish: chosen(call, game.options), seats, ...tableChoicesIn(call, game) });
  },
);
