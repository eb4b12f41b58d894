import * as bits from './bits.ts';
import * as sets from './cellSet.ts';
import type { Sides } from './problem.ts';
import * as spaces from './space.ts';

// see bits.ts
const { setWords, unmoved, unmovedWord } = sets;
const { reached } = spaces;
const { at } = bits;

/** The helpers as a set of cells, with an empty word before and after it. */
const helpers = new Int32Array(10);

function toggle(cell: number): void {
  const word = (cell >> 5) + 1;
  helpers[word] = at(helpers, word) ^ (1 << (cell & 31));
}

/**
 * Where a robot on any cell of a set can slide to, for all cells at once. It reads the eight words behind `set` in
 * `nodes` and writes the result behind `reached`. A word holds two rows:
 * - to the right, an addition carries from any bit of a run to the end of it;
 * - to the left, runs are filled in doubling steps;
 * - along the columns, moving bits are passed on from row to row.
 */
export function flood(sides: Sides, nodes: Int32Array, set: number, a: number, b: number, c: number): void {
  toggle(a);
  toggle(b);
  toggle(c);
  let falling = 0;
  for (let word = 0; word < 8; word++) {
    const cells = at(nodes, set + 1 + word) & (word === unmovedWord ? ~unmoved : -1);
    const blocked = at(helpers, word + 1);

    const rightEnds = at(sides.right, word) | blocked | (blocked >>> 1);
    const passed = ~rightEnds;
    let found = ((cells & passed) + passed) & rightEnds;

    const leftEnds = at(sides.left, word) | blocked | (blocked << 1);
    const one = ~leftEnds;
    const two = one & (one << 1);
    const four = two & (two << 2);
    const eight = four & (four << 4);
    let run = cells | ((cells & one) >>> 1);
    run |= (run & two) >>> 2;
    run |= (run & four) >>> 4;
    run |= (run & eight) >>> 8;
    found |= ((run & one) >>> 1) & leftEnds;

    const upper = at(sides.down, word) | (blocked >>> 16) | (at(helpers, word + 2) << 16);
    const lower = upper >>> 16;
    found |= falling & upper;
    const between = (falling | cells) & ~upper & 0xffff;
    found |= (between & lower) << 16;
    falling = (between | (cells >>> 16)) & ~lower;
    nodes[reached + 1 + word] = found;
  }
  let rising = 0;
  for (let word = 7; word >= 0; word--) {
    const cells = at(nodes, set + 1 + word) & (word === unmovedWord ? ~unmoved : -1);
    const upper = at(sides.up, word) | (at(helpers, word + 1) << 16) | (at(helpers, word) >>> 16);
    const lower = upper >>> 16;
    const between = (rising | (cells >>> 16)) & ~lower;
    const found = ((rising & lower) << 16) | (between & upper & 0xffff);
    rising = (between | cells) & ~upper & 0xffff;
    nodes[reached + 1 + word] = at(nodes, reached + 1 + word) | found;
  }
  nodes[reached + setWords] = 0;
  toggle(a);
  toggle(b);
  toggle(c);
}
