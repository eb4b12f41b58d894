import type { Board } from '../board/board.ts';
import { activeRobot, type Cell, type RobotCells, robots, type TargetName } from '../board/vocabulary.ts';
import type { SolverAnswer } from '../search.ts';
import { columnOf, rowOf, setWords, unmoved, unmovedWord } from './cellSet.ts';
import { expand } from './expand.ts';
import type { Spot } from './lookahead.ts';
import { merge } from './merge.ts';
import { lastSteps, type Position, positionAt, slidesOf, stepsTo } from './path.ts';
import { moved, type Problem, problemOf } from './problem.ts';
import { emptySpace, firstNode, hasRoom, rest, type Space, tripleOf } from './space.ts';

/** What the solver is asked. The board may be any board. */
export interface Quarry {
  readonly board: Board;
  readonly place: RobotCells;
  readonly target: TargetName;
}

/** One robot looks for the target; for the vortex each robot does. */
interface Hunt {
  readonly place: RobotCells;
  readonly problem: Problem;
  readonly space: Space;
  /** The robots that look for the target, by their numbers in the order of robots. */
  readonly hunters: readonly number[];
  /** The first node of each level. A level is a depth. */
  readonly levels: number[];
}

/**
 * Breadth first, level by level: all nodes of a level are expanded before any node of the next. Everything new is
 * checked when it is found. The first spot that is two moves from the end gives the best solution, because everything
 * reached earlier was checked before. For the vortex, four searches share the levels.
 */
export function hunt({ board, place, target }: Quarry, budget: number): SolverAnswer {
  const problem = problemOf(board, place, board.targets[target]);
  const active = activeRobot(target);
  const hunters = active === 'any' ? [...robots.keys()] : [robots.indexOf(active)];
  const space = emptySpace();
  const hunting: Hunt = { place, problem, space, hunters, levels: [firstNode] };
  return atOnce(hunting) ?? inLevels(hunting, budget);
}

/** The solution of no move or one move. */
function atOnce({ place, problem, hunters }: Hunt): SolverAnswer | undefined {
  for (const count of [0, 1]) {
    for (const hunter of hunters) {
      const steps = lastSteps(problem, startOf(place, hunter, problem.target), count);
      if (steps !== undefined) return { found: 'best', slides: [...slidesOf(place, steps)] };
    }
  }
  return undefined;
}

/**
 * A robot that starts in neither the row nor the column of the target turns on any way there. So it counts as turned
 * from the beginning, and the search need not remember how it has moved.
 */
function startOf(place: RobotCells, hunter: number, target: Cell): Position {
  const active = place[hunter] as number;
  const helpers = place.filter((cell) => cell !== active).sort((one, other) => one - other);
  const mayComeStraight = rowOf(active) === rowOf(target) || columnOf(active) === columnOf(target);
  return { active, helpers, moved: mayComeStraight ? moved.not : moved.both };
}

function inLevels(hunting: Hunt, budget: number): SolverAnswer {
  const { problem, space, hunters, levels } = hunting;
  for (const hunter of hunters) {
    const spot = begin(hunting, hunter);
    if (spot !== undefined) return solution(hunting, spot);
  }
  for (let depth = 0; ; depth++) {
    const first = levels[depth] as number;
    const last = space.count.nodes;
    if (first === last) return { found: 'impossible' };
    levels.push(last);
    for (let node = first; node < last; node++) {
      // Everything that is two moves from this level was checked when the level was made.
      if (isFull(space, budget)) return { found: 'at-least', moves: depth + 3 };
      const spot = expand(space, problem, last, node);
      if (spot !== undefined) return solution(hunting, spot);
    }
  }
}

function isFull(space: Space, budget: number): boolean {
  return space.count.nodes - firstNode >= budget || !hasRoom(space);
}

function begin({ place, problem, space }: Hunt, hunter: number): Spot | undefined {
  const { nodes } = space;
  const { active, helpers, moved: before } = startOf(place, hunter, problem.target);
  const [low, middle, high] = helpers as [number, number, number];
  nodes.fill(0, rest, rest + 1 + setWords);
  if (before === moved.not) nodes[rest + 1 + unmovedWord] = unmoved;
  else nodes[rest + 1 + (active >> 5)] = 1 << (active & 31);
  return merge(space, problem, firstNode, tripleOf(space, hunter, low, middle, high), rest);
}

function solution({ place, problem, space, levels }: Hunt, spot: Spot): SolverAnswer {
  const last = lastSteps(problem, positionAt(space, spot), 2);
  if (last === undefined) throw new Error('a spot that is not two moves from the end');
  const steps = [...stepsTo(space, problem, levels, spot), ...last];
  return { found: 'best', slides: [...slidesOf(place, steps)] };
}
