import type { Values } from '../../games/contract.ts';
import { plainName } from '../board/names.ts';
import { type Beginner, chosen } from '../slash/asked.ts';
import { optionBody, seedBody } from '../slash/bodies.ts';
import { beginning, starter } from './begin.ts';
import { open } from './commonCommand.ts';
import { type Begun, roomFor } from './roomFor.ts';

/** Starts an open game: anybody may join it. */
export const start = beginning(
  'start',
  open,
  ({ options }) => [...options.map(optionBody), seedBody()],
  (asked) => openGame(asked, chosen(asked.call, asked.game.options), asked.call.options.getString('seed') ?? undefined),
);

export async function openGame(beginner: Beginner, wish: Values, seed?: string): Promise<Begun> {
  const { call, game, services } = beginner;
  const room = await roomFor(beginner);
  if ('ok' in room) return room;
  const by = starter(call);
  const table = await room.take((say) =>
    say.openThreadName({ game: game.words[room.spoken].name, by: plainName(by.name) ?? say.somebody(1) }),
  );
  if (typeof table !== 'string') return table;
  return services.host.open(table, {
    game: game.id,
    guild: call.guildId,
    language: room.spoken,
    by,
    config: game.configure(wish),
    seed,
  });
}
