import { occurrence } from '../kit/occurrence.ts';
import { firstPlayer, type State, secondPlayer, type View } from './kind.ts';
import { stopsOf } from './slides.ts';

export function viewOf(state: State): View {
  switch (state.phase) {
    case 'pegs':
    case 'corners':
      return { phase: state.phase, awaited: firstPlayer, grey: state.grey };
    case 'opening': {
      const { phase, board } = state;
      const stops = { yellow: stopsOf(board, 'yellow'), blue: stopsOf(board, 'blue') };
      return { phase, awaited: firstPlayer, board, stops };
    }
    case 'pie':
      return { phase: state.phase, awaited: secondPlayer, board: state.board, last: state.last };
    case 'turns': {
      const { phase, board, last, owners, turn } = state;
      const stops = stopsOf(board, turn);
      return { phase, awaited: owners[turn], board, last, owners, turn, stops, occurrence: occurrence(state.seen) };
    }
    case 'over': {
      const { phase, board, last, owners, result } = state;
      return { phase, board, last, owners, result };
    }
  }
}
