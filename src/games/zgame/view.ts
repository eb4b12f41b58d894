import type { Viewer } from '../contract.ts';
import { occurrence } from '../kit/occurrence.ts';
import { quietTurnsToDraw } from './decided.ts';
import { type Eyes, type Piece, type Seen, type State, sideOf, sides, type View } from './kind.ts';

/** A hidden piece's sign is in its owner's view, and in no other view before the end. */
export function viewOf(state: State, viewer: Viewer): View {
  const eyes: Eyes = viewer === 'table' ? 'table' : sideOf(viewer);
  switch (state.phase) {
    case 'arranging': {
      const own = eyes === 'table' ? {} : { line: state.lines[eyes] };
      return { phase: 'arranging', eyes, ready: state.ready, ...own };
    }
    case 'turns': {
      const { position, last, seen, quiet } = state;
      return {
        phase: 'turns',
        eyes,
        pieces: position.pieces.map((piece) => seenBy(eyes, piece)),
        taken: position.taken,
        turn: position.turn,
        ...(last && { last }),
        occurrence: occurrence(seen),
        seen,
        patience: quietTurnsToDraw * sides.length - quiet,
      };
    }
    case 'over': {
      const { lines, actions, result } = state;
      return { phase: 'over', eyes, lines, actions, result };
    }
  }
}

/** The signs of all pieces, once the lines stand. */
export function unveiledView(state: State): View {
  const view = viewOf(state, 'table');
  if (view.phase !== 'turns' || state.phase !== 'turns') return view;
  return { ...view, pieces: state.position.pieces.map((piece) => seenBy(piece.side, piece)) };
}

function seenBy(eyes: Eyes, { side, sign, face, at }: Piece): Seen {
  if (face === 'up') return { side, at, face, sign };
  return side === eyes ? { side, at, face, sign } : { side, at, face };
}
