import { cellOf, withRobot } from '../board/slide.ts';
import { type Cell, directions, type Robot, type RobotCells, robots, type Slide } from '../board/vocabulary.ts';
import { at } from './bits.ts';
import { columnBit, rowBit, unmoved, unmovedWord, unturnedWord } from './cellSet.ts';
import type { Spot } from './lookahead.ts';
import { axisOf, moved, type Problem } from './problem.ts';
import { key, nodeWords, type Space } from './space.ts';
import { cellsTowards, slideAmong, wayCount } from './stops.ts';

/** Where all robots are, as a search knows it. The search does not remember which helper is which. */
export interface Position {
  readonly active: Cell;
  readonly helpers: readonly Cell[];
  readonly moved: number;
}

/** One slide. The cell where it begins tells which robot makes it. */
interface Step {
  readonly from: Cell;
  readonly to: Cell;
  readonly way: number;
}

export function positionAt({ triples }: Space, { triple, cell, moved }: Spot): Position {
  return { active: cell, helpers: helpersOf(at(triples, (triple << 4) | key)), moved };
}

/** The steps that led to a spot of the level after these. A level is given by the number of its first node. */
export function stepsTo(space: Space, problem: Problem, levels: readonly number[], spot: Spot): readonly Step[] {
  const steps: Step[] = [];
  const active = at(space.triples, (spot.triple << 4) | key) >>> 24;
  let here = positionAt(space, spot);
  for (let level = levels.length - 2; level >= 0; level--) {
    const [first, last] = [levels[level] as number, levels[level + 1] as number];
    const before = previous(space, problem, first, last, active, here);
    steps.unshift(before.step);
    here = before.position;
  }
  return steps;
}

function previous(
  space: Space,
  problem: Problem,
  first: number,
  last: number,
  active: number,
  to: Position,
): { readonly position: Position; readonly step: Step } {
  const { nodes, triples } = space;
  const start = at(problem.starts, active);
  const [x, y, z] = to.helpers as [Cell, Cell, Cell];
  for (let number = first; number < last; number++) {
    const node = number * nodeWords;
    const packed = at(triples, (at(nodes, node) << 4) | key);
    if (packed >>> 24 !== active || has(packed, x) + has(packed, y) + has(packed, z) < 2) continue;
    for (const { position, step } of predecessors(problem, helpersOf(packed), to)) {
      if (holds(nodes, node, position, start)) return { position, step };
    }
  }
  throw new Error('a spot that no node leads to');
}

/** 1 when a helper is on this cell, else 0. */
function has(packed: number, cell: Cell): number {
  return (packed & 255) === cell || ((packed >>> 8) & 255) === cell || ((packed >>> 16) & 255) === cell ? 1 : 0;
}

/** The states from which one slide leads to `to`, when the helpers were on these cells before. */
function* predecessors({ stops }: Problem, helpers: readonly Cell[], to: Position) {
  const came = helpers.find((cell) => !to.helpers.includes(cell));
  const went = to.helpers.find((cell) => !helpers.includes(cell));
  for (let way = 0; way < wayCount; way++) {
    if (came !== undefined && went !== undefined) {
      const others = [to.active, ...helpers.filter((cell) => cell !== came)];
      if (slid(stops, came, way, others) !== went) continue;
      yield { position: { ...to, helpers }, step: { from: came, to: went, way } };
      continue;
    }
    if (slid(stops, to.active, way, helpers) !== to.active) continue;
    for (const active of cellsTowards(to.active, slid(stops, to.active, way ^ 2, helpers), way ^ 2)) {
      for (const before of Object.values(moved)) {
        if ((before | axisOf(way)) !== to.moved) continue;
        yield { position: { active, helpers, moved: before }, step: { from: active, to: to.active, way } };
      }
    }
  }
}

/** Whether the node's set contains this state. */
function holds(nodes: Int32Array, node: number, { active, moved: along }: Position, start: Cell): boolean {
  const set = node + 1;
  if (along === moved.both) return ((at(nodes, set + (active >> 5)) >>> (active & 31)) & 1) !== 0;
  if (along === moved.not) return active === start && (at(nodes, set + unmovedWord) & unmoved) !== 0;
  const bit = along === moved.column ? columnBit(active, start) : rowBit(active, start);
  return (at(nodes, set + unturnedWord) & bit) !== 0;
}

/** Exactly this many more steps that solve the target, if there are any. */
export function lastSteps(problem: Problem, from: Position, count: number): readonly Step[] | undefined {
  if (count === 0) return from.active === problem.target && from.moved === moved.both ? [] : undefined;
  // The last step is the active robot's own.
  for (const { position, step } of successors(problem, from, count === 1 ? [] : from.helpers)) {
    const after = lastSteps(problem, position, count - 1);
    if (after !== undefined) return [step, ...after];
  }
  return undefined;
}

function* successors({ stops }: Problem, { active, helpers, moved: before }: Position, movable: readonly Cell[]) {
  for (let way = 0; way < wayCount; way++) {
    const stop = slid(stops, active, way, helpers);
    if (stop !== active) {
      const position = { active: stop, helpers, moved: before | axisOf(way) };
      yield { position, step: { from: active, to: stop, way } };
    }
    for (const from of movable) {
      const others = helpers.filter((cell) => cell !== from);
      const to = slid(stops, from, way, [active, ...others]);
      if (to === from) continue;
      yield { position: { active, helpers: [...others, to], moved: before }, step: { from, to, way } };
    }
  }
}

function slid(stops: Int32Array, from: Cell, way: number, others: readonly Cell[]): Cell {
  const [a, b, c] = others as [Cell, Cell, Cell];
  return slideAmong(stops, from, way, a, b, c);
}

/** The same steps, each with the robot that makes it. */
export function slidesOf(place: RobotCells, steps: readonly Step[]): readonly Slide[] {
  let here = place;
  return steps.map(({ from, to, way }) => {
    const robot = robots.find((one) => cellOf(here, one) === from) as Robot;
    here = withRobot(here, robot, to);
    return { robot, direction: directions[way] as Slide['direction'] };
  });
}

function helpersOf(packed: number): readonly Cell[] {
  return [packed & 255, (packed >>> 8) & 255, (packed >>> 16) & 255];
}
