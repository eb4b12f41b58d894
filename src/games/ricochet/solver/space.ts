import { cellCount } from '../board/board.ts';
import type { Cell } from '../board/vocabulary.ts';
import * as bits from './bits.ts';
import * as sets from './cellSet.ts';
import * as slides from './stops.ts';

// see bits.ts
const { setWords } = sets;
const { stopsBetween } = slides;
const { at } = bits;

/**
 * The tables of a search. A *triple* says where the three helpers are. It is sorted, since it does not matter which
 * helper is which. All cells where the active robot may be, while the helpers are there, are kept together as one set.
 * A *node* is what was new in such a set at one depth.
 *
 * They hold at most 228 MB: 64 MB for a million triples, 48 MB for the triples next to them, 96 MB for 2.4 million
 * nodes, 18 MB for the index, and 1 MB for the rest. They are kept from search to search, so the total never grows.
 * Parts that were never written to take no memory: everyday searches need only a few megabytes.
 */
export interface Space {
  /** For each triple: the set of all cells reached, its last node, its key, and where each helper stops in each way. */
  readonly triples: Int32Array;
  /** For each triple, helper and way: the triple that this slide leads to; the same one if the helper cannot move. */
  readonly beside: Int32Array;
  /** For each node: its triple, and the set of cells that were new. */
  readonly nodes: Int32Array;
  /**
   * For each active robot with its highest and middle helper: where in `rows` their triples begin. There they are in
   * the order of the lowest helper.
   */
  readonly rowAt: Int32Array;
  readonly rows: Int32Array;
  /** Which entries of `rowAt` are in use. */
  readonly rowsUsed: Int32Array;
  readonly count: { triples: number; nodes: number; rows: number; rowWords: number };
}

const mostTriples = 1_000_000;
export const mostNodes = 2_400_000;
const mostRowWords = 4_500_000;
const pairs = (cellCount * (cellCount - 1)) / 2;

/** What follows the set in a triple, by its index. */
export const lastNode = 9;
export const key = 10;
export const helperStops = 11;
export const helperMoves = 12;
export const nodeWords = 1 + setWords;

/** The first two nodes are not real nodes: they are room to put sets together. */
export const rest = 0;
export const reached = nodeWords;
export const firstNode = 2;

let kept: Space | undefined;

/** The tables, empty. Each thread has one set of tables: a search never waits, so it ends before the next begins. */
export function emptySpace(): Space {
  kept ??= {
    triples: new Int32Array(16 * mostTriples),
    beside: new Int32Array(helperMoves * mostTriples),
    nodes: new Int32Array(nodeWords * mostNodes),
    rowAt: new Int32Array(4 * pairs),
    rows: new Int32Array(mostRowWords),
    rowsUsed: new Int32Array(4 * pairs),
    count: { triples: 1, nodes: firstNode, rows: 0, rowWords: 1 },
  };
  const { count, triples, beside, rows, rowAt, rowsUsed } = kept;
  triples.fill(0, 0, 16 * count.triples);
  beside.fill(0, 0, helperMoves * count.triples);
  rows.fill(0, 0, count.rowWords);
  for (let nth = 0; nth < count.rows; nth++) rowAt[at(rowsUsed, nth)] = 0;
  Object.assign(count, { triples: 1, nodes: firstNode, rows: 0, rowWords: 1 });
  return kept;
}

/** How many nodes the last search of this thread made. */
export function nodesMade(): number {
  return kept === undefined ? 0 : kept.count.nodes - firstNode;
}

/** Whether there is room for whatever one more node leads to. Few robots can be stopped on more than sixty cells. */
export function hasRoom({ count }: Space): boolean {
  return count.triples + 128 < mostTriples && count.nodes + 128 < mostNodes && count.rowWords + 32_768 < mostRowWords;
}

/**
 * The triple of these helpers; `low` and `high` are in order. The active robot is part of it, since for the vortex
 * there are four active robots.
 */
export function tripleOf(space: Space, active: number, helper: Cell, low: Cell, high: Cell): number {
  if (helper < low) return sortedTriple(space, active, helper, low, high);
  if (helper < high) return sortedTriple(space, active, low, helper, high);
  return sortedTriple(space, active, low, high, helper);
}

function sortedTriple({ triples, rows, rowAt, rowsUsed, count }: Space, active: number, a: Cell, b: Cell, c: Cell) {
  const pair = active * pairs + ((c * (c - 1)) >> 1) + b;
  let row = at(rowAt, pair);
  if (row === 0) {
    row = count.rowWords;
    count.rowWords += b;
    rowAt[pair] = row;
    rowsUsed[count.rows++] = pair;
  }
  const known = at(rows, row + a);
  if (known !== 0) return known;
  const triple = count.triples++;
  rows[row + a] = triple;
  const base = triple << 4;
  triples[base | key] = a | (b << 8) | (c << 16) | (active << 24);
  return triple;
}

/** Finds the neighbours of a triple. This is needed once for each triple. */
export function resolve(space: Space, stops: Int32Array, triple: number): void {
  const { triples, beside } = space;
  const base = triple << 4;
  const packed = at(triples, base | key);
  const a = packed & 255;
  const b = (packed >>> 8) & 255;
  const c = (packed >>> 16) & 255;
  const active = packed >>> 24;
  for (let helper = 0; helper < 3; helper++) {
    const from = helper === 0 ? a : helper === 1 ? b : c;
    const low = helper === 0 ? b : a;
    const high = helper === 2 ? b : c;
    const all = stopsBetween(stops, from, low, high);
    triples[(base | helperStops) + helper] = all;
    const to = triple * helperMoves + 4 * helper;
    for (let way = 0; way < 4; way++) {
      const stop = (all >>> (8 * way)) & 255;
      beside[to + way] = stop === from ? triple : tripleOf(space, active, stop, low, high);
    }
  }
}
