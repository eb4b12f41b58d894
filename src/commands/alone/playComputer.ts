import type { Values } from '../../games/contract.ts';
import type { Game } from '../../games/kernel.ts';
import type { Match } from '../../host/match/match.ts';
import { isLive } from '../../host/match/match.ts';
import { textMessage, type V2Message } from '../board/board.ts';
import { beginButton, buttonRows } from '../board/rows.ts';
import { withCapital } from '../board/sentences.ts';
import { firstIn } from '../common/challenge.ts';
import { type TableChoices, tableChoicesIn, usualChoices } from '../common/tableChoices.ts';
import type { PrivateBoard } from '../panels/privateBoard.ts';
import { type AnyCall, chosen } from '../slash/asked.ts';
import { words } from '../words/words.ts';
import type { Alone } from './alone.ts';
import { lookAtOwn, ownTable } from './ownGames.ts';

/** A game against the computer that only its player sees. Nobody waits, so no turn has a limit. */

export interface Wished extends Omit<TableChoices, 'limit'> {
  readonly wish: Values;
  readonly first?: Match['first'];
}

export function wishedIn(call: AnyCall, game: Game): Wished {
  const { level, hints } = tableChoicesIn(call, game);
  return { level, hints, wish: chosen(call, game.options), first: firstIn(call) };
}

/** Begins one, or shows the one that goes on. */
export async function playComputer(
  { call: { user }, language, services }: Alone,
  game: Game,
  { wish, level, hints, first }: Wished,
): Promise<V2Message | PrivateBoard> {
  const say = words[language];
  const table = ownTable(user.id, game);
  const present = await lookAtOwn(table, services);
  if (present !== undefined && isLive(present.match)) {
    const command = `/${game.words[language].command} ${say.commands.resign.name}`;
    return { snapshot: present, language, said: say.alone.goesOn({ command }) };
  }
  if (level === undefined) return textMessage(say.refusals['no-computer']);
  const answer = await services.host.challenge(table, {
    ...{ game: game.id, guild: user.id, language, by: { kind: 'member', id: user.id, name: user.displayName } },
    ...{
      against: [{ kind: 'computer', level }],
      turnLimit: undefined,
      config: game.configure(wish),
      level,
      hints,
      first,
    },
  });
  if (!answer.ok) return textMessage(say.refusals.crowded);
  return { snapshot: answer.snapshot, language };
}

/** The same by a button. How well the computer is to play is asked first. */
export async function playComputerAt(
  alone: Alone,
  game: Game,
  named: string | undefined,
): Promise<V2Message | PrivateBoard> {
  const { call, language, services } = alone;
  const level = game.bots.length === 1 ? game.bots[0] : game.bots.find((each) => each === named);
  const table = ownTable(call.user.id, game);
  const present = level === undefined ? await lookAtOwn(table, services) : undefined;
  if (level !== undefined || (present !== undefined && isLive(present.match))) {
    return playComputer(alone, game, { ...usualChoices(game), level, wish: {} });
  }
  const say = words[language];
  const buttons = game.bots.map((each) =>
    beginButton(
      { table, revision: 0 },
      { game: game.id, how: 'computer', level: each },
      withCapital(say.levels[each]),
      'main',
    ),
  );
  return textMessage(say.howWell, buttonRows(buttons));
}
