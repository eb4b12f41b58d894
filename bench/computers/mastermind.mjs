import { answerTo } from '../../dist/games/mastermind/answers.js';
import { bitsMissing, chancesOf } from '../../dist/games/mastermind/bots/chances.js';
import { codesThatFit, rowAt, solutionOf } from '../../dist/games/mastermind/bots/codes.js';
import { positionOf } from '../../dist/games/mastermind/bots/position.js';
import { rowsOfEach } from '../../dist/games/mastermind/bots/tried.js';
import { mastermind } from '../../dist/games/mastermind/index.js';
import { cards } from '../../dist/games/mastermind/pieces.js';
import { openPuzzles } from '../../dist/games/mastermind/progress.js';
import { rngFrom } from '../../dist/games/rng.js';
import { ofLevel, percentOf, playDuel, processorTime } from './duel.mjs';

/**
 * @typedef {import('../../src/games/mastermind/pieces.ts').Card} Card
 * @typedef {import('../../src/games/mastermind/kind.ts').Given} Given
 */

/** The best known rows on average, by the size of the pack; with all cards, what is good enough. */
const aims = new Map([
  [25, 7.11],
  [22, 6.82],
  [19, 6.52],
  [16, 6.2],
  [13, 5.83],
  [10, 5.38],
  [7, 4.79],
  [4, 3.79],
]);

/** With so many games, all codes are sought; with fewer, as large a share of them. */
const allCodes = 200;

/** Of small packs there are many, and some are harder than others, so several are looked at, with so many codes in all. */
const enoughCodes = 30_000;

/** @param {import('./run.mjs').Measuring} measuring @returns {AsyncGenerator<import('./run.mjs').Figure>} */
export async function* figures({ games, budget }) {
  for (const [size, aim] of aims) {
    const { rows, codes, worst, longest } = seekAll(size, Math.min(1, games / allCodes), budget);
    const took = `${longest.toFixed(0)} ms at most`;
    yield {
      what: `hard seeks ${codes} codes, ${size} cards: rows on average, worst`,
      measured: `${(rows / codes).toFixed(3)}, ${worst} (${took})`,
      aim: `at most ${aim}`,
      met: rows / codes <= aim,
    };
  }
  for (const size of [25, 16, 10]) yield setting(size, budget);
  for (const [better, worse] of [
    ['medium', 'easy'],
    ['hard', 'medium'],
  ]) {
    const players = /** @type {const} */ ([ofLevel('mastermind', better ?? ''), ofLevel('mastermind', worse ?? '')]);
    const score = playDuel({ game: 'mastermind', players, games, budget });
    const { score: percent, give } = percentOf(score);
    yield {
      what: `${better} against ${worse}, 8 rounds`,
      measured: `${percent.toFixed(1)} ± ${give.toFixed(1)} %`,
      aim: '70 to 95 %',
      met: percent >= 70 && percent <= 95,
    };
    const times = [...(score.took[0] ?? [])].sort((one, other) => one - other);
    yield { what: `time for a move of ${better}: median, longest`, measured: `${at(times, 0.5)}, ${at(times, 1)}` };
  }
}

/** What the setter's preference is worth: against a seeker who does not know of it, and in what can be foreseen. */
function setting(/** @type {number} */ size, /** @type {number} */ budget) {
  const position = positionOf({ covered: coveredFor(size, 0), given: [] });
  const chances = chancesOf(position, thinking(budget, 0));
  const seekers = Array.from({ length: 8 }, (_, seeker) =>
    rowsOfEach(position, rngFrom('seeker', seeker), () => false),
  );
  const rows = Array.from(position.codes, (code) => mean(seekers.map((taken) => taken?.[code] ?? 0)));
  const preferred = rows.reduce((sum, each, place) => sum + each * (chances[place] ?? 0), 0);
  const bits = Math.log2(chances.length);
  return {
    what: `hard sets, ${size} cards: rows of its codes, of any codes; bits`,
    measured: `${preferred.toFixed(2)}, ${mean(rows).toFixed(2)}; ${(bits - bitsMissing(chances)).toFixed(2)} of ${bits.toFixed(2)}`,
  };
}

/** Rows for all codes of some packs. What has been answered alike so far is thought about once. */
function seekAll(/** @type {number} */ size, /** @type {number} */ share, /** @type {number} */ budget) {
  const packs = Math.max(1, Math.round(enoughCodes / (size * (size - 1) * (size - 2))));
  const found = { rows: 0, codes: 0, worst: 0, longest: 0, turns: 0 };
  for (let pack = 0; pack < packs; pack++) {
    const covered = coveredFor(size, pack);
    const all = rngFrom(`codes ${size}`, pack).shuffled([...codesThatFit({ covered, given: [] })]);
    const codes = all.slice(0, Math.ceil(all.length * share));
    found.codes += codes.length;
    /** @type {{ given: Given[], codes: number[] }[]} */
    const waiting = [{ given: [], codes }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      waiting.push(...seekRow(next, covered, budget, found));
    }
  }
  return found;
}

/**
 * One row of the hard player, and what follows from each answer.
 *
 * @param {{ given: Given[], codes: number[] }} before
 * @param {readonly Card[]} covered
 * @param {number} budget
 * @param {{ rows: number, worst: number, longest: number, turns: number }} found
 */
function seekRow({ given, codes }, covered, budget, found) {
  const began = processorTime();
  const move = mastermind.bots.hard?.(viewOf(given, covered), 1, thinking(budget, found.turns++));
  found.longest = Math.max(found.longest, processorTime() - began);
  if (move?.act !== 'row') throw new Error('The seeker gives no row.');
  const { puzzle, tokens } = move;
  found.rows += codes.length;
  const row = /** @type {Given['row']} */ (tokens);
  /** @type {Map<string, { given: Given[], codes: number[] }>} */
  const parts = new Map();
  for (const code of codes) {
    const answer = answerTo(row, rowAt(puzzle, solutionOf(code, puzzle)));
    const name = `${answer.black} ${answer.white}`;
    const part = parts.get(name) ?? { given: [...given, { puzzle, row, answer }], codes: [] };
    part.codes.push(code);
    parts.set(name, part);
  }
  found.worst = Math.max(found.worst, given.length + 1);
  return [...parts.values()].filter((part) => openPuzzles(part.given).length > 0);
}

/** @param {readonly Given[]} given @param {readonly Card[]} covered @returns {import('../../src/games/mastermind/kind.ts').View} */
function viewOf(given, covered) {
  const seen = { viewer: 1, round: 1, rounds: 8, seats: 2, setter: 0, points: [[], []], possible: 'not-told' };
  const seekers = { colours: 1, shapes: 1 };
  return /** @type {import('../../src/games/mastermind/kind.ts').View} */ ({
    ...seen,
    phase: 'seeking',
    seekers,
    covered,
    given,
  });
}

/** @returns {readonly Card[]} */
function coveredFor(/** @type {number} */ size, /** @type {number} */ pack) {
  return rngFrom(`pack of ${size}`, pack).shuffled(cards).slice(size);
}

function thinking(/** @type {number} */ budget, /** @type {number} */ turn) {
  const end = processorTime() + budget;
  return { rng: rngFrom('all codes', turn), late: () => processorTime() >= end, best: () => undefined };
}

function mean(/** @type {readonly number[]} */ some) {
  return some.reduce((sum, each) => sum + each, 0) / some.length;
}

function at(/** @type {readonly number[]} */ sorted, /** @type {number} */ share) {
  return `${(sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(1)} ms`;
}
