import { type Asked, chosen } from '../slash/asked.ts';
import { optionBody } from '../slash/bodies.ts';
import { beginning } from './begin.ts';
import { challengeIn, firstBody, firstIn } from './challenge.ts';
import { againstComputers } from './commonCommand.ts';
import { type Begun, refuse, roomFor } from './roomFor.ts';
import { computerBodies, tableChoicesIn } from './tableChoices.ts';

/** A game against the computer, which nobody need look up among the members. */
export const computer = beginning(
  'computer',
  againstComputers,
  (game) => [...computerBodies(game), firstBody(game), ...game.options.map(optionBody)],
  begin,
);

async function begin(asked: Asked): Promise<Begun> {
  const { call, game } = asked;
  const room = await roomFor(asked);
  if ('ok' in room) return room;
  const choices = tableChoicesIn(call, game);
  const { level } = choices;
  if (level === undefined) return refuse('no-computer');
  const against = [{ kind: 'computer', level }] as const;
  return challengeIn(room, asked, { ...choices, against, wish: chosen(call, game.options), first: firstIn(call) });
}
