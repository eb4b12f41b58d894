import { quietTurnsToDraw } from '../decided.ts';
import { sides } from '../kind.ts';
import { deepest, newOrders, nextBest, type Orders, praise, rank } from './order.ts';
import {
  act,
  canBeTakenBack,
  type Half,
  hashAt,
  listActions,
  lockAt,
  mostActions,
  off,
  otherHalf,
  type Packed,
  type PackedAction,
  pass,
  reaches,
  squareOfZ,
  takeBack,
} from './packed.ts';
import { boundOf, bounds, depthOf, noteOf, placeOf, type Table } from './table.ts';
import { certain, standing, type Temper, win } from './worth.ts';

/** Alpha and beta are bounds from the point of view of the side that acts; `ply` counts the actions since the root. */

/** What one search needs beside its board. */
export interface Search {
  readonly late: () => boolean;
  readonly table: Table;
  readonly orders: Orders;
  /** The hashes of the positions on the board so far, since the last action that cannot be taken back. */
  readonly trail: Int32Array;
  trailEnd: number;
  readonly temper: Temper;
  visited: number;
  /** The time is over, and what comes back means nothing. */
  over: boolean;
}

export function newSearch(table: Table, late: () => boolean, temper: Temper): Search {
  return {
    late,
    table,
    orders: newOrders(),
    trail: new Int32Array(1_024),
    trailEnd: 0,
    temper,
    visited: 0,
    over: false,
  };
}

/** About what a millisecond is enough for. */
export const visitsPerQuestion = 4_096;

function visit(search: Search): void {
  if ((++search.visited & (visitsPerQuestion - 1)) === 0 && search.late()) search.over = true;
}

/** How good an action is for the player who takes it, when the search looks this many turns further. */
export function worthAfter(
  search: Search,
  board: Packed,
  half: Half,
  action: PackedAction,
  since: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  const lasting = !canBeTakenBack(board, action);
  act(board, action);
  search.trail[search.trailEnd++] = board.sums[hashAt] ?? 0;
  const from = lasting ? search.trailEnd - 1 : since;
  const worth = -worthOf(search, board, otherHalf(half), from, depth, -beta, -alpha, ply);
  search.trailEnd--;
  takeBack(board, action);
  return worth;
}

export function worthOf(
  search: Search,
  board: Packed,
  half: Half,
  since: number,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  visit(search);
  if (search.over) return 0;
  const other = otherHalf(half);
  if (squareOfZ(board, half) === off) return ply - win;
  if (reaches(board, half, squareOfZ(board, other))) return win - ply - 1;
  if (isDrawn(search, since)) return half === 0 ? search.temper.drawn : -search.temper.drawn;
  const pressed = reaches(board, other, squareOfZ(board, half));
  // A Z that can be taken is looked after before a position is judged.
  const left = depth <= 0 && pressed ? 1 : depth;
  if (left <= 0 || ply >= deepest)
    return settled(search, board, half, alpha, beta, ply, search.trailEnd - 1 - since, longestExchange);
  const { table } = search;
  const place = placeOf(board.sums[hashAt] ?? 0);
  const lock = board.sums[lockAt] ?? 0;
  let known: PackedAction = 0;
  if (table.locks[place] === lock) {
    const note = table.notes[place] ?? 0;
    if (note !== 0) {
      known = table.actions[place] ?? 0;
      const worth = fromTable(table.worths[place] ?? 0, ply);
      const bound = boundOf(note);
      if (depthOf(note) >= left) {
        if (bound === bounds.exact) return worth;
        if (bound === bounds.least && worth >= beta) return worth;
        if (bound === bounds.most && worth <= alpha) return worth;
      }
    }
  }
  if (!pressed && left >= 3 && beta < certain && beta > -certain && beta - alpha === 1) {
    // Who stands well enough without acting at all need not look for more.
    pass(board);
    search.trail[search.trailEnd++] = board.sums[hashAt] ?? 0;
    const worth = -worthOf(search, board, other, search.trailEnd - 1, left - 3, -beta, 1 - beta, ply + 1);
    search.trailEnd--;
    pass(board);
    if (search.over) return 0;
    if (worth >= beta) return Math.min(worth, beta);
  }
  const { actions, ranks } = search.orders;
  const start = ply * mostActions;
  const end = listActions(board, half, 'all', actions, start);
  // A player without a legal action passes.
  if (end === start) return passed(search, board, half, left, alpha, beta, ply);
  rank(search.orders, board, start, end, known, ply);
  let best = -win;
  let bestAction: PackedAction = 0;
  let low = alpha;
  for (let index = start; index < end; index++) {
    const action = nextBest(actions, ranks, index, end);
    const quiet = action >> 14 === 0;
    const tried = index - start;
    let worth: number;
    if (tried === 0) {
      worth = worthAfter(search, board, half, action, since, left - 1, low, beta, ply + 1);
    } else {
      const less = quiet && !pressed && left >= 3 && tried >= 4 ? (tried >= 14 ? 2 : 1) : 0;
      worth = worthAfter(search, board, half, action, since, left - 1 - less, low, low + 1, ply + 1);
      if (worth > low && (less > 0 || worth < beta)) {
        worth = worthAfter(search, board, half, action, since, left - 1, low, beta, ply + 1);
      }
    }
    if (search.over) return 0;
    if (worth <= best) continue;
    best = worth;
    bestAction = action;
    low = Math.max(low, best);
    if (best < beta) continue;
    if (quiet) praise(search.orders, board, action, ply, left);
    break;
  }
  table.locks[place] = lock;
  table.actions[place] = bestAction;
  table.notes[place] = noteOf(left, best >= beta ? bounds.least : best > alpha ? bounds.exact : bounds.most);
  table.worths[place] = toTable(best, ply);
  return best;
}

function passed(
  search: Search,
  board: Packed,
  half: Half,
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
): number {
  const other = otherHalf(half);
  const start = ply * mostActions;
  if (listActions(board, other, 'all', search.orders.actions, start) === start) {
    return half === 0 ? search.temper.drawn : -search.temper.drawn;
  }
  pass(board);
  const worth = -worthOf(search, board, other, search.trailEnd - 1, depth - 1, -beta, -alpha, ply + 1);
  pass(board);
  return worth;
}

/** A position that comes back, or too many turns in which nothing lasting was done. */
function isDrawn({ trail, trailEnd }: Search, since: number): boolean {
  const now = trail[trailEnd - 1];
  for (let index = trailEnd - 3; index >= since; index--) if (trail[index] === now) return true;
  return trailEnd - 1 - since >= quietTurnsToDraw * sides.length;
}

const longestExchange = 6;

/** The value of a position after all captures that are worth making. */
function settled(
  search: Search,
  board: Packed,
  half: Half,
  alpha: number,
  beta: number,
  ply: number,
  quiet: number,
  left: number,
): number {
  const stands = (half === 0 ? 1 : -1) * standing(board, search.temper, quiet) + initiative;
  let best = stands;
  if (left === 0 || best >= beta || ply > deepest) return best;
  const { actions, ranks } = search.orders;
  const start = ply * mostActions;
  const end = listActions(board, half, 'captures', actions, start);
  rank(search.orders, board, start, end, 0, ply);
  for (let index = start; index < end; index++) {
    const action = nextBest(actions, ranks, index, end);
    visit(search);
    if (search.over) return 0;
    const other = otherHalf(half);
    act(board, action);
    const worth = reaches(board, other, squareOfZ(board, half))
      ? ply + 2 - win
      : -settled(search, board, other, -beta, -Math.max(alpha, best), ply + 1, 0, left - 1);
    takeBack(board, action);
    best = Math.max(best, worth);
    if (best >= beta) break;
  }
  return best;
}

/** What it is worth to be the one to act. */
const initiative = 15;

function toTable(worth: number, ply: number): number {
  return worth > certain ? worth + ply : worth < -certain ? worth - ply : worth;
}

function fromTable(worth: number, ply: number): number {
  return worth > certain ? worth - ply : worth < -certain ? worth + ply : worth;
}
