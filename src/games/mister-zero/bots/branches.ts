import { countOf, lowestOf } from './bits.ts';
import type { Dice } from './dice.ts';
import { handToLay, layingOf, type Packed } from './packed.ts';

/**
 * The nodes of a tree and their branches. A node has a branch for each digit in hand on each free bridge, in this order:
 * the number of a branch follows from the two sets. All numbers count for whoever is to lay.
 */
export interface Branches {
  /** How often a branch was taken, and what came of it. */
  readonly visits: Float32Array;
  readonly sum: Float32Array;
  /** The same for all games in which that choice was made at once or later. */
  readonly laterVisits: Float32Array;
  readonly laterSum: Float32Array;
  /** The node a branch leads to, or one of these below. */
  readonly child: Int32Array;
  /** For each node, its first branch and how often it was visited. */
  readonly first: Int32Array;
  readonly total: Float32Array;
  nodes: number;
  used: number;
}

export const unopened = -1;
export const illegal = -2;

const mostBranches = 400_000;
const mostNodes = 20_000;

let branches: Branches | undefined;

/** No node is open yet. All searches of a thread use the same memory, one after the other. */
export function noBranches(): Branches {
  branches ??= {
    visits: new Float32Array(mostBranches),
    sum: new Float32Array(mostBranches),
    laterVisits: new Float32Array(mostBranches),
    laterSum: new Float32Array(mostBranches),
    child: new Int32Array(mostBranches),
    first: new Int32Array(mostNodes),
    total: new Float32Array(mostNodes),
    nodes: 0,
    used: 0,
  };
  branches.nodes = 0;
  branches.used = 0;
  return branches;
}

/** Opens a node, as long as there is room. */
export function openNode(tree: Branches, position: Packed): number {
  const hand = handToLay(position);
  const end = tree.used + countOf(hand) * countOf(position.free);
  if (tree.nodes === mostNodes || end > mostBranches || end === tree.used) return unopened;
  const node = tree.nodes++;
  tree.first[node] = tree.used;
  tree.total[node] = 0;
  tree.visits.fill(0, tree.used, end);
  tree.sum.fill(0, tree.used, end);
  tree.laterVisits.fill(0, tree.used, end);
  tree.laterSum.fill(0, tree.used, end);
  let branch = tree.used;
  for (let digits = hand; digits !== 0; digits &= digits - 1) {
    for (let free = position.free; free !== 0; free &= free - 1) {
      const laying = layingOf(position, lowestOf(digits), lowestOf(free));
      tree.child[branch++] = laying === undefined ? illegal : unopened;
    }
  }
  tree.used = end;
  return node;
}

/** For how many visits of a branch what came of it counts as much as what came of the same choice later on. */
const trust = 1_000;
const exploring = 0.1;
const shares = 4_096;

/** By its visits, the share that games in which the choice was made later have in the worth of a branch. */
let laterShare: Float32Array | undefined;

/** The branch that promises most. One that nothing is known of comes before all others. */
export function mostPromising(tree: Branches, node: number, size: number, dice: Dice): number {
  laterShare ??= Float32Array.from({ length: shares }, (_, visits) => Math.sqrt(trust / (3 * visits + trust)));
  const { visits, sum, laterVisits, laterSum, child } = tree;
  const first = tree.first[node] as number;
  const explore = exploring * Math.sqrt(Math.log((tree.total[node] as number) + 1));
  let best = first;
  let most = Number.NEGATIVE_INFINITY;
  let untried = 0;
  for (let branch = first; branch < first + size; branch++) {
    if (child[branch] === illegal) continue;
    const own = visits[branch] as number;
    const later = laterVisits[branch] as number;
    if (own + later === 0) {
      if (dice(++untried) === 0) best = branch;
      continue;
    }
    if (untried > 0) continue;
    const share = later === 0 ? 0 : own < shares ? (laterShare[own] as number) : 0;
    const worth =
      (own === 0 ? 0 : ((1 - share) * (sum[branch] as number)) / own) +
      (later === 0 ? 0 : (share * (laterSum[branch] as number)) / later) +
      explore / Math.sqrt(Math.max(own, 1));
    if (worth > most) {
      most = worth;
      best = branch;
    }
  }
  return best;
}
