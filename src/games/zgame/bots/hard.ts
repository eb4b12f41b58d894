import type { Bot } from '../../contract.ts';
import type { Rng } from '../../rng.ts';
import { quietTurnsToDraw } from '../decided.ts';
import { sides, type ViewOf, type ZGameKind } from '../kind.ts';
import { arranged, looksAtZ } from './arranging.ts';
import { guessed } from './guess.ts';
import { actionsOf, canBeTakenBack, halfOf, type PackedAction, packed, unpacked } from './packed.ts';
import { worthOf } from './search.ts';

/** How many positions are looked at for one action. */
const positions = 12_000;
const deepest = 8;
/** How many guesses at the opponent’s hidden pieces each action is tried against. */
const guesses = 3;

/** What progress is worth, for each turn without it. Without this, two careful players would never attack. */
const impatience = 6;

/** Looks a few turns ahead, on boards that might be the real one. */
export const hard: Bot<ZGameKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, looksAtZ, rng);
    case 'turns':
      return unpacked(bestAction(view, rng));
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

/** The action that is best over all guesses. The search looks one turn deeper at a time, until the budget is spent. */
function bestAction(view: ViewOf<'turns'>, rng: Rng): PackedAction {
  const half = halfOf(view.turn);
  const unknown = view.pieces.some(({ sign }) => sign === undefined);
  const boards = Array.from({ length: unknown ? guesses : 1 }, () => packed(guessed(view, rng)));
  const [board] = boards;
  if (board === undefined) throw new Error('There is nothing to guess.');
  const budget = { positions };
  const haste = impatience * (quietTurnsToDraw * sides.length - view.patience);
  const { captures, others } = actionsOf(board, half, 'all');
  let ordered = rng.shuffled([...captures, ...others]);
  for (let depth = 0; depth < deepest; depth++) {
    const weighed = ordered.map((action) => ({
      action,
      worth: boards.reduce(
        (sum, each) => sum + worthOf(each, half, onBoard(action, each), depth, budget),
        canBeTakenBack(action) ? 0 : haste,
      ),
    }));
    if (budget.positions <= 0) break;
    ordered = weighed.toSorted((one, other) => other.worth - one.worth).map(({ action }) => action);
  }
  const [best] = ordered;
  if (best === undefined) throw new Error('Whoever is to act has something to do.');
  return best;
}

/** The action on this guess, since the piece that it takes differs from guess to guess. */
function onBoard({ from, to, mover }: PackedAction, board: Int8Array): PackedAction {
  return { from, to, mover, taken: from === to ? 0 : (board[to] ?? 0) };
}
