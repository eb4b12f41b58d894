// Simple players, to measure the others against.

import { actionsOf, pieceOn, targetsOf } from '../../../dist/games/zgame/moves.js';
import { notation } from '../../../dist/games/zgame/notation.js';

/** @type {import('../duel.mjs').Player} */
export const random = (view, _seat, { rng }) => {
  if (view.phase === 'arranging') return 'ready';
  const actions = actionsOf(view.pieces, view.turn);
  return notation.write(actions[rng.int(actions.length)]);
};

const worths = { Z: 10_000, '+': 500, x: 340, '>': 150, 0: 60, hidden: 180 };

/**
 * Looks at each of its actions and what could be taken after it, and no further. Between actions that are alike it draws
 * lots.
 *
 * @type {import('../duel.mjs').Player}
 */
export const greedy = (view, _seat, { rng }) => {
  if (view.phase === 'arranging') return 'ready';
  const weighed = rng
    .shuffled(actionsOf(view.pieces, view.turn))
    .map((action) => ({ action, worth: worthOf(view, action) }));
  return notation.write(weighed.reduce((best, each) => (each.worth > best.worth ? each : best)).action);
};

function worthOf({ pieces, turn }, action) {
  const taken = action.act === 'move' ? pieceOn(pieces, action.to) : undefined;
  const gained = taken === undefined ? 0 : worths[taken.face === 'down' ? 'hidden' : taken.sign];
  if (taken?.sign === 'Z') return 2 * worths.Z;
  const after = pieces
    .filter((piece) => piece !== taken)
    .map((piece) => (piece.at === (action.from ?? action.at) ? moved(piece, action) : piece));
  const others = after.filter(({ side }) => side !== turn);
  const targets = others.flatMap((piece) => targetsOf(after, piece));
  const lost = targets.map((at) => {
    const piece = pieceOn(after, at);
    return piece === undefined ? 0 : worths[piece.sign];
  });
  return gained - Math.max(0, ...lost);
}

function moved(piece, action) {
  return action.act === 'move' ? { ...piece, at: action.to } : { ...piece, face: 'up' };
}
