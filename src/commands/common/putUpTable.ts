import type { Values } from '../../games/contract.ts';
import { tableSizes } from '../../host/match/gather.ts';
import { plainName } from '../board/names.ts';
import { turnLimitOf } from '../settings/turnLimits.ts';
import type { Beginner } from '../slash/asked.ts';
import { starter } from './begin.ts';
import { type Begun, roomFor } from './roomFor.ts';
import type { TableChoices } from './tableChoices.ts';

interface Wished extends TableChoices {
  readonly wish: Values;
  /** As many as can play, unless the number is given. */
  readonly seats?: number | undefined;
}

/** Opens a table at the first free place. */
export async function putUpTable(beginner: Beginner, { wish, seats, limit, ...choices }: Wished): Promise<Begun> {
  const { call, game, services } = beginner;
  const room = await roomFor(beginner);
  if ('ok' in room) return room;
  const by = starter(call);
  const gathering = {
    ...{ game: game.id, guild: call.guildId, language: room.spoken, by },
    ...{ seats: seats ?? Math.max(...tableSizes(game)), config: game.configure(wish), ...choices },
    turnLimit: turnLimitOf(limit, room.settings),
  };
  return room.begin(
    (say) => say.openThreadName({ game: game.words[room.spoken].name, by: plainName(by.name) ?? say.somebody(1) }),
    (table) => services.host.gather(table, gathering),
  );
}
