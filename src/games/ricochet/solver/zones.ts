import { cellCount } from '../board/board.ts';
import type { Cell } from '../board/vocabulary.ts';
import { at } from './bits.ts';
import { cellsTowards, stepOf, stopTowards, wayCount } from './stops.ts';

/** The zone that is there whatever the helpers do comes after those of the helpers' cells. */
export const always = 8 * cellCount;

const zones = new Int32Array(always + 8);

/**
 * Sets of cells from which the target *may* be two moves away: for each cell where a helper may stand what its standing
 * there adds, and what is so without any. A cell outside all four (its three helpers', and `always`) is farther away:
 * so most of what is reached needs no closer look. The table is made anew by each call.
 *
 * The active robot comes in along a line towards the target, and stops there by a wall or by a helper beyond it. The
 * move before either brings it onto that line, where a wall or a helper next to the line stops it; or clears the line
 * of a helper; or brings a helper beyond the target.
 */
export function zonesOf(walls: readonly number[], stops: Int32Array, target: Cell): Int32Array {
  zones.fill(0);
  const isWalled = (cell: Cell, way: number) => (((walls[cell] ?? 0) >>> way) & 1) !== 0;
  /** All cells from which a robot comes past this one. */
  const addLine = (zone: number, cell: Cell, way: number) => {
    for (const from of ray(stops, cell, way ^ 2)) add(zone, from);
  };
  // Who stands on the target without having turned leaves it and comes back.
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
      // Or a helper here goes out of the way.
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

/** The cells from here to the next wall, without this one. */
function ray(stops: Int32Array, from: Cell, way: number): readonly Cell[] {
  return cellsTowards(from, stopTowards(at(stops, from), way), way);
}

function add(zone: number, cell: Cell): void {
  const word = zone + (cell >> 5);
  zones[word] = at(zones, word) | (1 << (cell & 31));
}
