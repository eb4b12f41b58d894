// Measures how long the solver of Ricochet Robots takes for recorded positions, and checks the length of every
// solution. In the same run, a plain breadth-first search solves the easy positions for comparison.
// `npm run --silent build && node bench/solver.mjs`
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { boardOf } from '../dist/games/ricochet/board/board.js';
import { judge, slid } from '../dist/games/ricochet/board/slide.js';
import { directions, robots, targetNames } from '../dist/games/ricochet/board/vocabulary.js';
import { solve } from '../dist/games/ricochet/solver/solve.js';
import { nodesMade } from '../dist/games/ricochet/solver/space.js';
import { median, p95 } from './figures.mjs';

/**
 * @typedef {import('../src/games/ricochet/search.ts').Search} Search
 * @typedef {import('../src/games/ricochet/board/vocabulary.ts').RobotCells} RobotCells
 *
 * @typedef {object} Position
 * @property {string} name
 * @property {string} stratum
 * @property {Search} search
 * @property {number} fewest The length of the shortest solutions.
 *
 * @typedef {object} Times Milliseconds. For each position the best of some rounds counts.
 * @property {number} total
 * @property {number} median
 * @property {number} p95
 * @property {number} worst
 */

const file = join(import.meta.dirname, '../test/data/ricochet.json');
const easy = 5;

/** @returns {Position[]} */
function recorded() {
  const { positions } = JSON.parse(readFileSync(file, 'utf8'));
  return positions.map(
    (/** @type {any} */ { id, stratum, board, robots: place, target: cell, optimalRicochet: fewest }) => {
      const { targets } = boardOf(board);
      const target = targetNames.find((name) => targets[name] === cell);
      if (target === undefined) throw new Error(`Position ${id} has no target.`);
      return { name: `position ${id}`, stratum, search: { board, place, target }, fewest };
    },
  );
}

/** The plain breadth-first search. It keeps positions as strings. */
function plainly(/** @type {Search} */ { board: code, place, target }) {
  const board = boardOf(code);
  const all = robots.flatMap((robot) => directions.map((direction) => ({ robot, direction })));
  /** @type {{ place: RobotCells, axes: number[], moves: number }[]} */
  const queue = [{ place, axes: [0, 0, 0, 0], moves: 0 }];
  const seen = new Set([`${place}/0,0,0,0`]);
  for (const { place: here, axes, moves } of queue) {
    for (const slide of all) {
      const mover = robots.indexOf(slide.robot);
      const to = slid(board, here, slide);
      if (to[mover] === here[mover]) continue;
      const axis = slide.direction === 'up' || slide.direction === 'down' ? 1 : 2;
      const moved = axes.map((one, robot) => (robot === mover ? one | axis : one));
      const counts = target === 'vortex' || target.startsWith(`${slide.robot}-`);
      if (counts && to[mover] === board.targets[target] && moved[mover] === 3) return moves + 1;
      const key = `${to}/${moved}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push({ place: to, axes: moved, moves: moves + 1 });
    }
  }
  return undefined;
}

/** @returns {string | undefined} What is wrong with an answer. */
function faultOf(/** @type {Position} */ { search, fewest }) {
  const answer = solve(search);
  if (answer.found !== 'best') return `${answer.found} instead of a solution`;
  if (judge(boardOf(search.board), search.place, search.target, answer.slides) !== 'solved') return 'no solution';
  return answer.slides.length === fewest ? undefined : `${answer.slides.length} moves instead of ${fewest}`;
}

/** Milliseconds for each position, the best of these rounds. */
function timed(
  /** @type {readonly Position[]} */ positions,
  /** @type {number} */ rounds,
  /** @type {(search: Search) => unknown} */ run,
) {
  const best = positions.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [nth, { search }] of positions.entries()) {
      const begun = performance.now();
      run(search);
      best[nth] = Math.min(best[nth] ?? 0, performance.now() - begun);
    }
  }
  return best;
}

/** @returns {Times} */
function timesOf(/** @type {readonly number[]} */ each) {
  const total = each.reduce((sum, one) => sum + one, 0);
  return { total, median: median(each), p95: p95(each), worst: Math.max(...each) };
}

export function measureSolver({ rounds = 3 } = {}) {
  const positions = recorded();
  const faults = positions.flatMap((position) => {
    const fault = faultOf(position);
    return fault === undefined ? [] : [`${position.name}: ${fault}`];
  });
  const each = timed(positions, rounds, solve);
  let nodes = 0;
  let peak = 0;
  const begun = performance.now();
  for (const { search } of positions) {
    solve(search);
    nodes += nodesMade();
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  const perSecond = nodes / ((performance.now() - begun) / 1_000);
  const natural = each.filter((_, nth) => positions[nth]?.stratum === 'natural');
  const plain = positions.filter(({ search }) => {
    const answer = solve(search);
    return answer.found === 'best' && answer.slides.length <= easy;
  });
  const ours = timed(plain, 10 * rounds, solve);
  const theirs = timed(plain, 1, plainly);
  const ratio = timesOf(theirs).total / timesOf(ours).total;
  return {
    faults,
    count: positions.length,
    all: timesOf(each),
    natural: timesOf(natural),
    nodes,
    perSecond,
    peak,
    ratio,
    easy: plain.length,
  };
}

const ms = (/** @type {number} */ value) => `${value < 10 ? value.toFixed(3) : value.toFixed(0)} ms`;

function print() {
  const { faults, count, all, natural, nodes, perSecond, peak, ratio, easy: few } = measureSolver();
  const lines = [
    [`${count} positions: total`, ms(all.total)],
    ['  median, 95 %', `${ms(all.median)}, ${ms(all.p95)}`],
    ['  worst', ms(all.worst)],
    ['as they come in games: median, 95 %', `${ms(natural.median)}, ${ms(natural.p95)}`],
    ['nodes, each second', `${nodes}, ${(perSecond / 1e6).toFixed(2)} million`],
    ['most memory of the process', `${(peak / 1e6).toFixed(0)} MB`],
    [`a plain search over the ${few} of at most ${easy} moves takes`, `${ratio.toFixed(0)} times as long`],
    ['wrong answers', String(faults.length)],
  ];
  const width = Math.max(...lines.map(([what = '']) => what.length));
  for (const [what = '', measured = ''] of lines) console.log(`${what.padEnd(width)}  ${measured}`);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) print();
