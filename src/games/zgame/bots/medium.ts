import type { Bot } from '../../contract.ts';
import { oneOf } from '../../kit/oneOf.ts';
import type { Rng } from '../../rng.ts';
import type { Thinking } from '../../thinking.ts';
import type { Action, ViewOf, ZGameKind } from '../kind.ts';
import { actionsOf } from '../moves.ts';
import { arranged } from './arranging.ts';
import { unpacked } from './packed.ts';
import { bestAction, inActions, isSame } from './root.ts';

/** It guesses fewer boards than hard, and does not look as far. */
const effort = { boards: 6, deepest: 9, aims: 'to-win' } as const;

/** In one turn of so many it overlooks a piece. */
const turnsToOversight = 10;

/**
 * Sees nearly as much as hard does, but now and then overlooks a piece, as people do whose eyes are elsewhere. What
 * that costs it, anybody can take: so it can be beaten by those who see less.
 */
export const medium: Bot<ZGameKind> = (view, _seat, thinking) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, thinking.rng);
    case 'turns':
      return carelessly(view, thinking) ?? carefully(view, thinking);
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

function carefully(view: ViewOf<'turns'>, thinking: Thinking<Action>): Action {
  return unpacked(bestAction(view, effort, inActions(thinking)).action);
}

/** What it does when it overlooks a piece, unless just that piece is in the way. */
function carelessly(view: ViewOf<'turns'>, thinking: Thinking<Action>): Action | undefined {
  if (thinking.rng.int(turnsToOversight) > 0) return undefined;
  const glimpse = overlooking(view, thinking.rng);
  if (glimpse === undefined) return undefined;
  const possible = actionsOf(view.pieces, view.turn);
  const isPossible = (action: Action) => possible.some((each) => isSame(each, action));
  const best = (action: Action) => isPossible(action) && thinking.best(action);
  const action = carefully(glimpse, { ...thinking, best });
  return isPossible(action) ? action : undefined;
}

/** The board without one of the other's pieces that lie open. Nobody overlooks a Z. */
function overlooking(view: ViewOf<'turns'>, rng: Rng): ViewOf<'turns'> | undefined {
  const open = view.pieces
    .filter((piece) => piece.face === 'up')
    .filter(({ side, sign }) => side !== view.turn && sign !== 'Z');
  if (open.length === 0) return undefined;
  const { at, side, sign } = oneOf(open, rng);
  return {
    ...view,
    pieces: view.pieces.filter((piece) => piece.at !== at),
    taken: [...view.taken, { side, sign }],
  };
}
