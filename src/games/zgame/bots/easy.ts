import type { Bot } from '../../contract.ts';
import type { Action, Sign, ViewOf, ZGameKind } from '../kind.ts';
import { actionsOf, pieceOn } from '../moves.ts';
import { arranged } from './arranging.ts';

/** Looks only at some of its actions, and takes the most valuable piece it sees there. */
export const easy: Bot<ZGameKind> = (view, _seat, { rng }) => {
  switch (view.phase) {
    case 'arranging':
      return arranged(view, rng);
    case 'turns': {
      const actions = rng.shuffled(actionsOf(view.pieces, view.turn));
      const noticed = actions.slice(0, Math.ceil(actions.length / 2));
      return noticed.reduce((best, action) => (gain(view, action) > gain(view, best) ? action : best));
    }
    case 'over':
      throw new Error('Nobody moves in a game that is over.');
  }
};

const worth: Readonly<Record<Sign | 'hidden', number>> = { Z: 9, '+': 5, x: 4, hidden: 3, '>': 2, '0': 1 };

function gain({ pieces }: ViewOf<'turns'>, action: Action): number {
  if (action.act === 'reveal') return 0;
  const taken = pieceOn(pieces, action.to);
  return taken === undefined ? 0 : worth[taken.sign ?? 'hidden'];
}
