import type { Game } from '../../games/kernel.ts';
import { actHere } from './actHere.ts';
import { challenge } from './challenge.ts';
import { type CommonCommand, noOptions } from './commonCommand.ts';
import { computer } from './computer.ts';
import { lookBack } from './lookBack.ts';
import { type MatchAct, matchActs } from './matchActs.ts';
import { move } from './move.ts';
import { rules } from './rules.ts';
import { show } from './show.ts';
import { start } from './start.ts';
import { stop } from './stop.ts';
import { table } from './table.ts';
import { tryIt } from './tryIt.ts';
import { watch } from './watch.ts';

/** All common commands, in the order in which Discord lists them. */
const commonCommands: readonly CommonCommand[] = [
  challenge,
  computer,
  table,
  start,
  ...actCommands('accept', 'decline', 'sit'),
  move,
  show,
  watch,
  ...actCommands('hint', 'draw', 'retract', 'play-on', 'leave', 'resign', 'again', 'rematch'),
  lookBack,
  tryIt,
  rules,
  stop,
];

export function commonCommandsOf(game: Game): readonly CommonCommand[] {
  return commonCommands.filter(({ suits }) => suits(game));
}

function actCommands(...names: readonly MatchAct['name'][]): CommonCommand[] {
  return names.flatMap((wanted) =>
    matchActs
      .filter(({ name }) => name === wanted)
      .map(({ name, suits, act }) => ({
        name,
        suits,
        options: noOptions,
        answer: (asked) => {
          const { user, member } = asked.call;
          return actHere(asked, act({ by: user.id, name: member.displayName }));
        },
      })),
  );
}
