import type { Level, Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import { plainName } from '../board/names.ts';
import { type Asked, type Beginner, chosen } from '../slash/asked.ts';
import { choiceBody, type OptionBody, optionBody, seedBody } from '../slash/bodies.ts';
import { beginning, starter } from './begin.ts';
import { open } from './commonCommand.ts';
import { type Begun, refuse, roomFor } from './roomFor.ts';

const all = 'all';

/** Starts an open game: anybody may join it. */
export const start = beginning(
  'start',
  open,
  (game) => [...game.options.map(optionBody), ...computersBody(game), seedBody()],
  (asked) => {
    const { call, game } = asked;
    const seed = call.options.getString('seed') ?? undefined;
    return openGame(asked, { wish: chosen(call, game.options), computers: computersIn(asked), seed });
  },
);

export interface Opening {
  readonly wish: Values;
  /** The levels of the computers that play along. */
  readonly computers?: readonly Level[];
  readonly seed?: string | undefined;
}

/** In games that computers may join. */
function computersBody({ companions }: Game): OptionBody[] {
  if (companions.length === 0) return [];
  return [
    choiceBody<Level | typeof all>(
      (say) => say.companions.option,
      [...companions, all],
      (say, value) => (value === all ? say.companions.all : say.levels[value]),
    ),
  ];
}

function computersIn({ call, game }: Asked): readonly Level[] {
  const wanted = call.options.getString('computers');
  return game.companions.filter((level) => wanted === all || wanted === level);
}

export async function openGame(beginner: Beginner, { wish, computers = [], seed }: Opening): Promise<Begun> {
  const { call, game, services } = beginner;
  const room = await roomFor(beginner);
  if ('ok' in room) return room;
  if (room.settings.computers !== 'allowed' && computers.length > 0) return refuse('computers-not-allowed');
  const by = starter(call);
  const opening = {
    ...{ game: game.id, guild: call.guildId, language: room.spoken, by },
    ...{ config: game.configure(wish), computers, seed },
  };
  return room.begin(
    (say) => say.openThreadName({ game: game.words[room.spoken].name, by: plainName(by.name) ?? say.somebody(1) }),
    (table) => services.host.open(table, opening),
  );
}
