import { codeCount, mostActions, type Packed, type PackedAction, squareCount } from './packed.ts';

/** In which order a search tries the actions of a position: the sooner the best one comes, the less it has to try. */
export interface Orders {
  /** The actions of each ply, one list behind the other, and how likely each is to be best. */
  readonly actions: Int32Array;
  readonly ranks: Int32Array;
  /** For each ply the quiet action that was too good for the other side lately. */
  readonly killers: Int32Array;
  /** How often an action of a kind of piece to a square was too good. */
  readonly history: Int32Array;
}

/** How many plies a search may go down. */
export const deepest = 60;
const lists = mostActions * (deepest + 2);

export function newOrders(): Orders {
  return {
    actions: new Int32Array(lists),
    ranks: new Int32Array(lists),
    killers: new Int32Array(deepest + 2),
    history: new Int32Array(codeCount * squareCount),
  };
}

const mostHistory = 1 << 26;

/** A quiet action was too good for the other side. */
export function praise(
  { killers, history }: Orders,
  board: Packed,
  action: PackedAction,
  ply: number,
  depth: number,
): void {
  killers[ply] = action;
  const place = historyPlace(board, action);
  history[place] = Math.min((history[place] ?? 0) + depth * depth, mostHistory);
}

function historyPlace({ on, codes }: Packed, action: PackedAction): number {
  return ((codes[(on[action & 127] ?? 0) - 1] ?? 0) << 7) | ((action >> 7) & 127);
}

/** What is likely to be best comes first: what was best before, then captures of much by little. */
export function rank(
  { actions, ranks, killers, history }: Orders,
  board: Packed,
  start: number,
  end: number,
  known: PackedAction,
  ply: number,
): void {
  for (let index = start; index < end; index++) {
    const action = actions[index] ?? 0;
    const met = (action >> 14) & 31;
    if (action === known) ranks[index] = 1 << 30;
    else if (met !== 0)
      ranks[index] = (1 << 28) + 8 * size(board, met - 1) - size(board, (board.on[action & 127] ?? 0) - 1);
    else if (action === killers[ply]) ranks[index] = 1 << 27;
    else ranks[index] = history[historyPlace(board, action)] ?? 0;
  }
}

function size({ at, codes, worths }: Packed, slot: number): number {
  return Math.abs(worths[((codes[slot] ?? 0) << 7) | (at[slot] ?? 0)] ?? 0);
}

/** Moves the action with the highest rank to this place. */
export function nextBest(actions: Int32Array, ranks: Int32Array, index: number, end: number): PackedAction {
  let best = index;
  for (let other = index + 1; other < end; other++) if ((ranks[other] ?? 0) > (ranks[best] ?? 0)) best = other;
  const [action, order] = [actions[best] ?? 0, ranks[best] ?? 0];
  actions[best] = actions[index] ?? 0;
  ranks[best] = ranks[index] ?? 0;
  actions[index] = action;
  ranks[index] = order;
  return action;
}
