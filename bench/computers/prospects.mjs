// Whether a guessed chance to win is true: of the positions that are said to be won in 60 %, so many should be.
import { rngFrom } from '../../dist/games/rng.js';
import { gameOf, ofLevel, processorTime } from './duel.mjs';

/**
 * @typedef {import('./run.mjs').Measuring} Measuring
 * @typedef {import('./run.mjs').Figure} Figure
 *
 * @typedef {object} Said
 * @property {number} chance What was guessed, from 0 to 1.
 * @property {number} came 1 for a win, 0 for a loss, and half of it for a draw.
 */

/** One position in so many is judged, so that not all of them are of the same few games. */
const between = 3;

/** Fewer guesses tell nothing. */
const enough = 240;

/** By how much what is said may be wrong, in percent. Of some hundred guesses, half of it is mere chance. */
const allowed = 8;

/**
 * Games of hard with itself, with what the judge guesses on the way. What is proved is left out.
 *
 * @param {string} id @param {Measuring & { readonly seats?: number, readonly judging?: number }} measuring
 *   `judging` is what the judge has for a position, where it would else prove nearly all of them.
 * @returns {readonly Said[]}
 */
export function saidInGames(id, { games, budget, judging = budget, seats = 2 }) {
  const game = gameOf(id);
  const hard = ofLevel(id, 'hard');
  /** @type {Said[]} */
  const all = [];
  for (let number = 0; number < games; number++) {
    const seed = `prospects ${number}`;
    let play = game.open({ config: game.presets.standard, seats, seed, now: 0 });
    /** @type {{ seat: number, chance: number }[]} */
    const said = [];
    for (let turn = number; game.outcome(play) === undefined; turn++) {
      const awaited = game.awaiting(play);
      const seat = awaited === 'anyone' ? 0 : (awaited[0] ?? 0);
      const view = game.view(play, seat);
      const judged = turn % between === 0 ? game.judge(view, seat, thinkingOf(judging, seed, turn)) : undefined;
      if (judged?.certain === 'guessed') said.push({ seat, chance: (1 + judged.worth) / 2 });
      const text = hard(view, seat, thinkingOf(budget, `${seed}/${seat}`, turn));
      const done = game.submit(play, { type: 'move', seat, text }, 0);
      if (!done.ok || !done.changed) throw new Error(`Seat ${seat} of ${id} plays ${text}, which is refused.`);
      play = done.play;
    }
    const winners = game.outcome(play)?.winners ?? [];
    const cameTo = (/** @type {number} */ seat) => (winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0);
    all.push(...said.map(({ seat, chance }) => ({ chance, came: cameTo(seat) })));
  }
  return all;
}

/** @param {number} budget @param {string} seed @param {number} turn */
function thinkingOf(budget, seed, turn) {
  const end = processorTime() + budget;
  return { rng: rngFrom(seed, turn), late: () => processorTime() >= end, best: () => undefined };
}

/**
 * For each tenth of what can be said, what came of it, and how much that differs on average.
 *
 * @param {readonly Said[]} said @param {string} among
 * @returns {Generator<Figure>}
 */
export function* prospectFigures(said, among) {
  let wrong = 0;
  for (let tenth = 0; tenth < 10; tenth++) {
    const some = said.filter(({ chance }) => Math.min(9, Math.floor(10 * chance)) === tenth);
    if (some.length === 0) continue;
    const chance = mean(some.map((each) => each.chance));
    const came = mean(some.map((each) => each.came));
    wrong += some.length * Math.abs(chance - came);
    yield {
      what: `${among}: said about ${(100 * chance).toFixed(0)} %, ${some.length} times`,
      measured: `won ${(100 * came).toFixed(1)} %`,
    };
  }
  const error = said.length === 0 ? 0 : (100 * wrong) / said.length;
  yield {
    what: `${among}: error of what is said, by tenths`,
    measured: `${error.toFixed(1)} % in ${said.length} guesses`,
    aim: `at most ${allowed} %`,
    ...(said.length < enough ? {} : { met: error <= allowed }),
  };
}

/** @param {readonly number[]} some */
function mean(some) {
  return some.reduce((sum, each) => sum + each, 0) / some.length;
}
