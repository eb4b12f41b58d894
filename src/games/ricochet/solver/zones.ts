import { cellCount } from '../board/board.ts';
import type { Cell } from '../board/vocabulary.ts';
import { at } from './bits.ts';
import { cellsTowards, stepOf, stopTowards, wayCount } from './stops.ts';

/** The zone that does not depend on the helpers. It comes after the zones of the helpers' cells. */
export const always = 8 * cellCount;

const zones = new Int32Array(always + 8);

/**
 * Sets of cells from which the target *may* be two moves away. There is one set for each cell where a helper may be,
 * with the cells that this helper makes possible, and one set (`always`) that needs no helper. A cell outside all four
 * sets (those of the three helpers, and `always`) is farther away, so most of what is reached needs no closer check.
 * Each call makes the table anew.
 *
 * The active robot moves along a line towards the target, and stops there because of a wall or a helper beyond it.
 * There are three ways for the move before. It brings the active robot onto that line, where a wall or a helper next to
 * the line stops it; or it takes a helper out of the line; or it brings a helper beyond the target.
 */
export function zonesOf(walls: readonly number[], stops: Int32Array, target: Cell): Int32Array {
  zones.fill(0);
  const isWalled = (cell: Cell, way: number) => (((walls[cell] ?? 0) >>> way) & 1) !== 0;
  /** Adds all cells from which a robot that slides passes this cell. */
  const addLine = (zone: number, cell: Cell, way: number) => {
    for (const from of ray(stops, cell, way ^ 2)) add(zone, from);
  };
  // A robot that is on the target without having turned leaves it and comes back.
  add(always, target);
  for (let way = 0; way < wayCount; way++) {
    const line = ray(stops, target, way ^ 2);
    if (line.length === 0) continue;
    const beyond = target + at(stepOf, way);
    const stopping = isWalled(target, way) ? always : 8 * beyond;
    for (const [nth, cell] of line.entries()) {
      for (const across of [way ^ 1, way ^ 3]) {
        if (isWalled(cell, across)) addLine(stopping, cell, across);
        else addLine(8 * (cell + at(stepOf, across)), cell, across);
      }
      // Or a helper on this cell moves out of the way.
      if (stopping === always) for (const from of line.slice(nth + 1)) add(8 * cell, from);
    }
    if (stopping === always) continue;
    addLine(stopping, target, way);
    for (let to = 0; to < wayCount; to++) {
      for (const helper of ray(stops, beyond, to)) addLine(8 * helper, target, way);
    }
  }
  return zones;
}

/** The cells from this one to the next wall, without this one. */
function ray(stops: Int32Array, from: Cell, way: number): readonly Cell[] {
  return cellsTowards(from, stopTowards(at(stops, from), way), way);
}

function add(zone: number, cell: Cell): void {
  const word = zone + (cell >> 5);
  zones[word] = at(zones, word) | (1 << (cell & 31));
}
