import type { Viewer } from '../contract.ts';
import type { State, StateOf, View } from './kind.ts';
import { awaitedSeat, partnerOf } from './seats.ts';
import { walkOver } from './walk.ts';

/** Only advice is hidden: partners give it to each other. */
export function viewOf(state: State, viewer: Viewer): View {
  switch (state.phase) {
    case 'placing': {
      const { advice, ...table } = state;
      const told = advice !== undefined && isBetween(state, viewer);
      return { ...table, awaited: awaitedSeat(state), ...(told && { advice }) };
    }
    case 'between':
    case 'over':
      return { ...state, walk: walkOver(state.laid) };
  }
}

function isBetween(state: StateOf<'placing'>, viewer: Viewer): boolean {
  if (viewer === 'table') return false;
  const awaited = awaitedSeat(state);
  return viewer === awaited || viewer === partnerOf(state, awaited);
}
