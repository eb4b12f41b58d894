import { type Aim, even } from './aims.ts';
import { bitsOf, countOf, lowestOf, rankOf } from './bits.ts';
import { type Branches, illegal, mostPromising, noBranches, openNode, unopened } from './branches.ts';
import type { Dice } from './dice.ts';
import {
  bridgeOf,
  type Choice,
  choiceOf,
  copyOf,
  digitOf,
  handToLay,
  lay,
  nowhere,
  type Packed,
  resetTo,
} from './packed.ts';
import { playOut } from './playout.ts';
import { boundsOf, leastOf, mostOf } from './walking.ts';

export interface Tried {
  readonly choice: Choice;
  readonly visits: number;
  /** From -1 to 1, for whoever is to lay. */
  readonly worth: number;
}

export interface Tree {
  /** Plays this many games to the end. */
  grow(games: number): void;
  /** The legal choices, the one that was tried most before the others. */
  tried(): readonly Tried[];
}

/** A branch becomes a node when it was taken so often. */
const ripe = 8;

/**
 * Plays many games to the end, at first at random, then ever more often with the choices that did well. What is laid late
 * in one of them also counts as if it had been laid at once, since the order matters little here.
 */
export function treeOf(root: Packed, aim: Aim, dice: Dice): Tree {
  const tree = noBranches();
  const top = openNode(tree, root);
  const position = copyOf(root);
  const made = new Uint8Array(nowhere);
  const way: Way = { length: 0, branch: word(), node: word(), hand: word(), free: word() };

  function play(): void {
    resetTo(position, root);
    const settled = descend(tree, top, position, aim, dice, way, made);
    const end = settled === undefined ? nowhere : position.laid;
    const margin = settled ?? playOut(position, dice, made);
    learn(tree, way, root.laid, end, aim.worth[margin + even] as number, made);
  }

  return {
    grow(games) {
      for (let game = 0; game < games; game++) play();
    },
    tried() {
      const free = bitsOf(root.free);
      const all = bitsOf(handToLay(root)).flatMap((digit) => free.map((bridge) => choiceOf(digit, bridge)));
      return all
        .flatMap((choice, branch) => {
          const visits = tree.visits[branch] ?? 0;
          if (tree.child[branch] === illegal) return [];
          return [{ choice, visits, worth: visits === 0 ? 0 : (tree.sum[branch] ?? 0) / visits }];
        })
        .toSorted((one, other) => other.visits - one.visits);
    },
  };
}

/** What was tried most. */
export function favourite(tree: Tree): Tried {
  const [most] = tree.tried();
  if (most === undefined) throw new Error('There is always a token to lay somewhere.');
  return most;
}

/** The branches that were taken in one game, each with its node and the sets of that node. */
interface Way {
  length: number;
  readonly branch: Int32Array;
  readonly node: Int32Array;
  readonly hand: Int32Array;
  readonly free: Int32Array;
}

const word = () => new Int32Array(nowhere);

/** Goes down as far as there are nodes. Tells the margin if nothing that is laid later can change what it is worth. */
function descend(
  tree: Branches,
  top: number,
  position: Packed,
  aim: Aim,
  dice: Dice,
  way: Way,
  made: Uint8Array,
): number | undefined {
  let node = top;
  way.length = 0;
  while (node !== unopened) {
    const hand = handToLay(position);
    const free = position.free;
    const width = countOf(free);
    const branch = mostPromising(tree, node, countOf(hand) * width, dice);
    const offset = branch - (tree.first[node] as number);
    const digit = memberOf(hand, Math.floor(offset / width));
    const bridge = memberOf(free, offset % width);
    way.branch[way.length] = branch;
    way.node[way.length] = node;
    way.hand[way.length] = hand;
    way.free[way.length] = free;
    way.length++;
    made[position.laid] = choiceOf(digit, bridge);
    lay(position, digit, bridge);
    const bounds = boundsOf(position);
    const least = leastOf(bounds);
    if (aim.rank[least + even] === aim.rank[mostOf(bounds) + even]) return least;
    node = tree.child[branch] as number;
    if (node === unopened && (tree.visits[branch] as number) >= ripe) {
      node = openNode(tree, position);
      tree.child[branch] = node;
    }
  }
  return undefined;
}

/** Every node on the way learns what came of its branch, and of all that the same colour laid from there on. */
function learn(tree: Branches, way: Way, laid: number, end: number, worth: number, made: Uint8Array): void {
  for (let depth = 0; depth < way.length; depth++) {
    const turn = laid + depth;
    const own = turn % 2 === 0 ? worth : -worth;
    const node = way.node[depth] as number;
    const branch = way.branch[depth] as number;
    (tree.total[node] as number)++;
    (tree.visits[branch] as number)++;
    (tree.sum[branch] as number) += own;
    const hand = way.hand[depth] as number;
    const free = way.free[depth] as number;
    const width = countOf(free);
    const first = tree.first[node] as number;
    for (let later = turn; later < end; later += 2) {
      const choice = made[later] as number;
      const digit = digitOf(choice);
      // Among four, the partner lays every other time.
      if (((hand >> digit) & 1) === 0) continue;
      const same = first + rankOf(hand, digit) * width + rankOf(free, bridgeOf(choice));
      (tree.laterVisits[same] as number)++;
      (tree.laterSum[same] as number) += own;
    }
  }
}

/** The member of a set that has this many smaller ones. */
function memberOf(bits: number, rank: number): number {
  let rest = bits;
  for (let skipped = 0; skipped < rank; skipped++) rest &= rest - 1;
  return lowestOf(rest);
}
