import { ApplicationCommandOptionType } from 'discord.js';
import { tableSizes } from '../../host/match/gather.ts';
import { plainName } from '../board/names.ts';
import { chosen } from '../slash/asked.ts';
import { named, type OptionBody, optionBody } from '../slash/bodies.ts';
import { beginning, limitBody, limitIn, starter } from './begin.ts';
import { settledForMany } from './commonCommand.ts';
import { roomFor } from './roomFor.ts';

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
    return [...(sizes.length > 1 ? [players] : []), limitBody(), ...game.options.map(optionBody)];
  },
  async (asked) => {
    const { call, game, services } = asked;
    const room = await roomFor(asked);
    if ('ok' in room) return room;
    const by = starter(call);
    const taken = await room.take((say) =>
      say.openThreadName({ game: game.words[room.spoken].name, by: plainName(by.name) ?? say.somebody(1) }),
    );
    if (typeof taken !== 'string') return taken;
    return services.host.gather(taken, {
      game: game.id,
      guild: call.guildId,
      language: room.spoken,
      by,
      seats: call.options.getInteger('players') ?? Math.max(...tableSizes(game)),
      turnLimit: limitIn(call),
      config: game.configure(chosen(call, game.options)),
    });
  },
);
