import type { Cell } from '../board/vocabulary.ts';
import * as bits from './bits.ts';
import * as sets from './cellSet.ts';
import * as floods from './flood.ts';
import type { Spot } from './lookahead.ts';
import * as merging from './merge.ts';
import type { Problem } from './problem.ts';
import type { Space } from './space.ts';
import * as spaces from './space.ts';
import * as slides from './stops.ts';

// see bits.ts
const { columnBit, columnOf, rowBit, rowOf, span, unmoved, unmovedWord, unturnedCell, unturnedWord } = sets;
const { flood } = floods;
const { merge } = merging;
const { helperMoves, helperStops, key, nodeWords, reached, resolve, rest, tripleOf } = spaces;
const { slideAmong, stopTowards, wayCount } = slides;
const { at, highest } = bits;

/** Makes all moves from a node, for the level that begins at `level`. Stops at a spot two moves from the end. */
export function expand(space: Space, problem: Problem, level: number, number: number): Spot | undefined {
  const { triples, beside, nodes } = space;
  const node = number * nodeWords;
  const triple = at(nodes, node);
  if (at(beside, triple * helperMoves) === 0) resolve(space, problem.stops, triple);
  const base = triple << 4;
  const packed = at(triples, base | key);
  const a = packed & 255;
  const b = (packed >>> 8) & 255;
  const c = (packed >>> 16) & 255;
  const start = at(problem.starts, packed >>> 24);

  flood(problem.sides, nodes, node, a, b, c);
  const unturned = hasUnturned(nodes, node);
  if (unturned) slideUnturned(nodes, problem.stops, node, start, a, b, c);
  const near = merge(space, problem, level, triple, reached) ?? moveHelpers(space, problem, level, node, triple, start);
  if (near !== undefined) return near;

  const columns = columnsOf(nodes, node);
  for (let helper = 0; helper < 3; helper++) {
    const from = helper === 0 ? a : helper === 1 ? b : c;
    const stops = at(triples, (base | helperStops) + helper);
    const across = inRow(nodes, node, from, start) & span(stopTowards(stops, 3) & 15, stopTowards(stops, 1) & 15);
    const isUsed = unturned || ((columns >>> columnOf(from)) & 1) !== 0;
    const along = isUsed
      ? inColumn(nodes, node, from, start) & span(stopTowards(stops, 0) >> 4, stopTowards(stops, 2) >> 4)
      : 0;
    if ((across | along) === 0) continue;
    const low = helper === 0 ? b : a;
    const high = helper === 2 ? b : c;
    const met = meet(space, problem, level, node, from, low, high, packed >>> 24, across, along);
    if (met !== undefined) return met;
  }
  return undefined;
}

/** Moves every helper in every way, with all cells of the active robot at once, except those in the helper's way. */
function moveHelpers(
  space: Space,
  problem: Problem,
  level: number,
  node: number,
  triple: number,
  start: Cell,
): Spot | undefined {
  const { triples, beside, nodes } = space;
  const s0 = at(nodes, node + 1);
  const s1 = at(nodes, node + 2);
  const s2 = at(nodes, node + 3);
  const s3 = at(nodes, node + 4);
  const s4 = at(nodes, node + 5);
  const s5 = at(nodes, node + 6);
  const s6 = at(nodes, node + 7);
  const s7 = at(nodes, node + 8);
  const s8 = at(nodes, node + 9);
  const first = triple * helperMoves;
  for (let move = 0; move < helperMoves; move++) {
    const next = at(beside, first + move);
    if (next === triple) continue;
    const to = next << 4;
    const isNew =
      (s0 & ~at(triples, to)) |
      (s1 & ~at(triples, to | 1)) |
      (s2 & ~at(triples, to | 2)) |
      (s3 & ~at(triples, to | 3)) |
      (s4 & ~at(triples, to | 4)) |
      (s5 & ~at(triples, to | 5)) |
      (s6 & ~at(triples, to | 6)) |
      (s7 & ~at(triples, to | 7)) |
      (s8 & ~at(triples, to | 8));
    if (isNew === 0) continue;
    const helper = move >> 2;
    const base = triple << 4;
    const from = (at(triples, base | key) >>> (8 * helper)) & 255;
    const stop = stopTowards(at(triples, (base | helperStops) + helper), move & 3);
    const near = merge(space, problem, level, next, without(nodes, node, from, stop, start));
    if (near !== undefined) return near;
  }
  return undefined;
}

/** The columns in which the node's set has any cell. */
function columnsOf(nodes: Int32Array, node: number): number {
  const upper = at(nodes, node + 1) | at(nodes, node + 2) | at(nodes, node + 3) | at(nodes, node + 4);
  const all = upper | at(nodes, node + 5) | at(nodes, node + 6) | at(nodes, node + 7) | at(nodes, node + 8);
  return all | (all >>> 16);
}

function hasUnturned(nodes: Int32Array, node: number): boolean {
  return at(nodes, node + 1 + unturnedWord) !== 0 || (at(nodes, node + 1 + unmovedWord) & unmoved) !== 0;
}

/** Slides the active robot from where it has not turned yet, and adds the results to the set behind `reached`. */
function slideUnturned(
  nodes: Int32Array,
  stops: Int32Array,
  node: number,
  start: Cell,
  a: Cell,
  b: Cell,
  c: Cell,
): void {
  const unturned = reached + 1 + unturnedWord;
  if ((at(nodes, node + 1 + unmovedWord) & unmoved) !== 0) {
    for (let way = 0; way < wayCount; way++) {
      const stop = slideAmong(stops, start, way, a, b, c);
      if (stop === start) continue;
      nodes[unturned] = at(nodes, unturned) | ((way & 1) === 0 ? columnBit(stop, start) : rowBit(stop, start));
    }
  }
  for (let cells = at(nodes, node + 1 + unturnedWord); cells !== 0; ) {
    const bit = highest(cells);
    cells ^= 1 << bit;
    const cell = unturnedCell(bit, start);
    for (let way = 0; way < wayCount; way++) {
      const stop = slideAmong(stops, cell, way, a, b, c);
      if (stop === cell) continue;
      const turns = bit < 16 === ((way & 1) === 1);
      const word = turns ? reached + 1 + (stop >> 5) : unturned;
      const straight = bit < 16 ? columnBit(stop, start) : rowBit(stop, start);
      nodes[word] = at(nodes, word) | (turns ? 1 << (stop & 31) : straight);
    }
  }
}

/** The node's set without the cells between a helper and where it stops. */
function without(nodes: Int32Array, node: number, from: Cell, stop: Cell, start: Cell): number {
  const isAcross = rowOf(from) === rowOf(stop);
  const here = isAcross ? columnOf(from) : rowOf(from);
  const there = isAcross ? columnOf(stop) : rowOf(stop);
  const passed = here < there ? span(here + 1, there) : span(there, here - 1);
  const standing = (isAcross ? inRow(nodes, node, from, start) : inColumn(nodes, node, from, start)) & passed;
  if (standing === 0) return node;
  for (let word = 1; word < nodeWords; word++) nodes[rest + word] = at(nodes, node + word);
  for (let cells = standing; cells !== 0; ) {
    const bit = highest(cells);
    cells ^= 1 << bit;
    const cell = isAcross ? (from & 240) | bit : (bit << 4) | columnOf(from);
    const word = rest + 1 + (cell >> 5);
    nodes[word] = at(nodes, word) & ~(1 << (cell & 31));
    const unturned = rest + 1 + unturnedWord;
    nodes[unturned] = at(nodes, unturned) & ~(columnBit(cell, start) | rowBit(cell, start));
    if (cell === start) nodes[rest + 1 + unmovedWord] = at(nodes, rest + 1 + unmovedWord) & ~unmoved;
  }
  return rest;
}

/** The columns where the active robot may be in the row of this cell, as bits. */
function inRow(nodes: Int32Array, node: number, cell: Cell, start: Cell): number {
  const row = rowOf(cell);
  let found = (at(nodes, node + 1 + (row >> 1)) >>> ((row & 1) << 4)) & 0xffff;
  if (row === 7) found &= ~0x80;
  const unturned = at(nodes, node + 1 + unturnedWord);
  found |= ((unturned >>> row) & 1) << columnOf(start);
  if (row !== rowOf(start)) return found;
  const isUnmoved = (at(nodes, node + 1 + unmovedWord) & unmoved) !== 0;
  return found | (unturned >>> 16) | (isUnmoved ? 1 << columnOf(start) : 0);
}

/** The rows where the active robot may be in the column of this cell, as bits. */
function inColumn(nodes: Int32Array, node: number, cell: Cell, start: Cell): number {
  const column = columnOf(cell);
  let found = 0;
  for (let word = 0; word < 8; word++) {
    const pair = at(nodes, node + 1 + word) >>> column;
    found |= ((pair & 1) | ((pair >>> 15) & 2)) << (2 * word);
  }
  if (column === 7) found &= ~0x80;
  const unturned = at(nodes, node + 1 + unturnedWord);
  found |= ((unturned >>> (16 + column)) & 1) << rowOf(start);
  if (column !== columnOf(start)) return found;
  const isUnmoved = (at(nodes, node + 1 + unmovedWord) & unmoved) !== 0;
  return found | (unturned & 0xffff) | (isUnmoved ? 1 << rowOf(start) : 0);
}

/** Slides a helper against the active robot, for each cell where that may be in the helper's row and column. */
function meet(
  space: Space,
  problem: Problem,
  level: number,
  node: number,
  from: Cell,
  low: Cell,
  high: Cell,
  active: number,
  across: number,
  along: number,
): Spot | undefined {
  const start = at(problem.starts, active);
  for (let met = across | (along << 16); met !== 0; ) {
    const bit = highest(met);
    met ^= 1 << bit;
    const cell = bit < 16 ? (from & 240) | bit : ((bit - 16) << 4) | columnOf(from);
    const step = bit < 16 ? 1 : 16;
    const stop = cell > from ? cell - step : cell + step;
    if (stop === from) continue;
    const near = mergeCell(space, problem, level, tripleOf(space, active, stop, low, high), node, cell, start);
    if (near !== undefined) return near;
  }
  return undefined;
}

/** Merges only the part of the node's set that is on this cell. */
function mergeCell(
  space: Space,
  problem: Problem,
  level: number,
  triple: number,
  node: number,
  cell: Cell,
  start: Cell,
): Spot | undefined {
  const { nodes, triples } = space;
  const word = cell >> 5;
  const bit = at(nodes, node + 1 + word) & (1 << (cell & 31));
  const line = at(nodes, node + 1 + unturnedWord) & (columnBit(cell, start) | rowBit(cell, start));
  const still = cell === start ? at(nodes, node + 1 + unmovedWord) & unmoved : 0;
  const base = triple << 4;
  const isNew =
    (bit & ~at(triples, base | word)) |
    (line & ~at(triples, base | unturnedWord)) |
    (still & ~at(triples, base | unmovedWord));
  if (isNew === 0) return undefined;
  for (let other = 1; other < nodeWords; other++) nodes[rest + other] = 0;
  nodes[rest + 1 + word] = bit;
  nodes[rest + 1 + unturnedWord] = line;
  nodes[rest + 1 + unmovedWord] = at(nodes, rest + 1 + unmovedWord) | still;
  return merge(space, problem, level, triple, rest);
}
