import * as bits from './bits.ts';
import * as sets from './cellSet.ts';
import type { Spot } from './lookahead.ts';
import * as looking from './lookahead.ts';
import type { Problem } from './problem.ts';
import type { Space } from './space.ts';
import * as spaces from './space.ts';
import * as zoning from './zones.ts';

// see bits.ts
const { unmoved } = sets;
const { turnedNear, unturnedNear } = looking;
const { key, lastNode, nodeWords } = spaces;
const { at } = bits;
const { always } = zoning;

/**
 * Adds the set behind `from` in `nodes` to what is reached at this depth, whose nodes begin at `level`. The cells that
 * are new are added to the triple and to its node. Returns a spot that is two moves from the end, if there is one.
 */
export function merge(space: Space, problem: Problem, level: number, triple: number, from: number): Spot | undefined {
  const { triples, nodes, count } = space;
  const base = triple << 4;
  const n0 = at(nodes, from + 1) & ~at(triples, base);
  const n1 = at(nodes, from + 2) & ~at(triples, base | 1);
  const n2 = at(nodes, from + 3) & ~at(triples, base | 2);
  const n3 = at(nodes, from + 4) & ~at(triples, base | 3);
  const n4 = at(nodes, from + 5) & ~at(triples, base | 4);
  const n5 = at(nodes, from + 6) & ~at(triples, base | 5);
  const n6 = at(nodes, from + 7) & ~at(triples, base | 6);
  const n7 = at(nodes, from + 8) & ~at(triples, base | 7);
  const n8 = at(nodes, from + 9) & ~at(triples, base | 8);
  if ((n0 | n1 | n2 | n3 | n4 | n5 | n6 | n7 | n8) === 0) return undefined;
  triples[base] = at(triples, base) | n0;
  triples[base | 1] = at(triples, base | 1) | n1;
  triples[base | 2] = at(triples, base | 2) | n2;
  triples[base | 3] = at(triples, base | 3) | n3;
  triples[base | 4] = at(triples, base | 4) | n4;
  triples[base | 5] = at(triples, base | 5) | n5;
  triples[base | 6] = at(triples, base | 6) | n6;
  triples[base | 7] = at(triples, base | 7) | n7;
  triples[base | 8] = at(triples, base | 8) | n8;
  const last = at(triples, base | lastNode);
  if (last < level) {
    const node = nodeWords * count.nodes;
    triples[base | lastNode] = count.nodes++;
    nodes[node] = triple;
    nodes[node + 1] = n0;
    nodes[node + 2] = n1;
    nodes[node + 3] = n2;
    nodes[node + 4] = n3;
    nodes[node + 5] = n4;
    nodes[node + 6] = n5;
    nodes[node + 7] = n6;
    nodes[node + 8] = n7;
    nodes[node + 9] = n8;
  } else {
    const node = nodeWords * last;
    nodes[node + 1] = at(nodes, node + 1) | n0;
    nodes[node + 2] = at(nodes, node + 2) | n1;
    nodes[node + 3] = at(nodes, node + 3) | n2;
    nodes[node + 4] = at(nodes, node + 4) | n3;
    nodes[node + 5] = at(nodes, node + 5) | n4;
    nodes[node + 6] = at(nodes, node + 6) | n5;
    nodes[node + 7] = at(nodes, node + 7) | n6;
    nodes[node + 8] = at(nodes, node + 8) | n7;
    nodes[node + 9] = at(nodes, node + 9) | n8;
  }
  const { zones } = problem;
  const packed = at(triples, base | key);
  const a = (packed & 255) << 3;
  const b = (packed >>> 5) & 0x7f8;
  const c = (packed >>> 13) & 0x7f8;
  const close =
    (n0 & (at(zones, always) | at(zones, a) | at(zones, b) | at(zones, c))) |
    (n1 & (at(zones, always | 1) | at(zones, a | 1) | at(zones, b | 1) | at(zones, c | 1))) |
    (n2 & (at(zones, always | 2) | at(zones, a | 2) | at(zones, b | 2) | at(zones, c | 2))) |
    (n3 & (at(zones, always | 3) | at(zones, a | 3) | at(zones, b | 3) | at(zones, c | 3))) |
    (n4 & (at(zones, always | 4) | at(zones, a | 4) | at(zones, b | 4) | at(zones, c | 4))) |
    (n5 & (at(zones, always | 5) | at(zones, a | 5) | at(zones, b | 5) | at(zones, c | 5))) |
    (n6 & (at(zones, always | 6) | at(zones, a | 6) | at(zones, b | 6) | at(zones, c | 6))) |
    (n7 & (at(zones, always | 7) | at(zones, a | 7) | at(zones, b | 7) | at(zones, c | 7)));
  if (close !== 0) {
    const spot = turnedNear(space, problem, triple, nodeWords * at(triples, base | lastNode));
    if (spot !== undefined) return spot;
  }
  const still = n3 & unmoved;
  return (n8 | still) === 0 ? undefined : unturnedNear(space, problem, triple, n8, still);
}
