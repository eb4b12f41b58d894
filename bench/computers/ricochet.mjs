import { bidsIn } from '../../dist/games/ricochet/bots/companions.js';
import { findsOf } from '../../dist/games/ricochet/bots/finding.js';
import { solve } from '../../dist/games/ricochet/solver/solve.js';
import { rngFrom } from '../../dist/games/rng.js';
import { median, p95 } from '../figures.mjs';
import { gameOf, processorTime } from './duel.mjs';

/**
 * @typedef {import('../../src/games/ricochet/kind.ts').View} View
 * @typedef {import('../../src/games/ricochet/search.ts').Search} Search
 * @typedef {import('../../src/games/ricochet/board/vocabulary.ts').Slide} Slide
 */

const letters = { red: 'r', green: 'g', blue: 'b', yellow: 'y' };
const signs = { up: '^', right: '>', down: 'v', left: '<' };
const roundsOfAGame = 5;

/** How many in a hundred rounds each level should find, from and to. */
const aims = /** @type {const} */ ({ easy: [20, 45], medium: [52, 60], hard: [79, 87] });

/** The rounds of games in which somebody demonstrates the best solution each time. @returns {{ view: View, search: Search, best: number }[]} */
function roundsOf(/** @type {number} */ games) {
  const game = gameOf('ricochet');
  const rounds = [];
  for (let number = 0; number < games; number++) {
    let now = 0;
    let play = game.open({ config: game.presets.standard, seats: 1, seed: `bench ${number}`, now });
    const give = (/** @type {import('../../src/games/kernel.ts').PlayInput} */ input) => {
      const done = game.submit(play, input, now);
      if (!done.ok || !done.changed) throw new Error(`${JSON.stringify(input)} is refused.`);
      play = done.play;
    };
    for (let round = 0; round < roundsOfAGame; round++) {
      const view = /** @type {View} */ (game.view(play, 'table'));
      const { board, start, target } = view;
      if (target === undefined) throw new Error('No target is shown.');
      const search = { board, place: start, target };
      const answer = solve(search);
      if (answer.found !== 'best') throw new Error(`The solver says ${answer.found}.`);
      rounds.push({ view, search, best: answer.slides.length });
      give({ type: 'move', seat: 0, text: `${answer.slides.length}` });
      now = game.deadline(play) ?? now;
      give({ type: 'tick' });
      give({ type: 'move', seat: 0, text: written(answer.slides) });
      give({ type: 'move', seat: 0, text: 'next' });
    }
  }
  return rounds;
}

const seconds = (/** @type {number} */ milliseconds) => (milliseconds / 1_000).toFixed(0);

const written = (/** @type {readonly Slide[]} */ slides) =>
  slides.map(({ robot, direction }) => `${letters[robot]}${signs[direction]}`).join(' ');

/** @param {import('./run.mjs').Measuring} measuring @returns {AsyncGenerator<import('./run.mjs').Figure>} */
export async function* figures({ games }) {
  const rounds = roundsOf(games);
  for (const level of /** @type {const} */ (['easy', 'medium', 'hard'])) {
    const took = [];
    const first = [];
    let found = 0;
    let best = 0;
    let improved = 0;
    for (const [nth, round] of rounds.entries()) {
      const before = processorTime();
      const finds = findsOf(round.search, level, rngFrom(level, nth));
      took.push(processorTime() - before);
      if (finds.length > 0) found++;
      if (finds.length > 1) improved++;
      const [bid] = bidsIn(round.view, level, rngFrom(level, nth));
      if (bid !== undefined) first.push(bid.at - round.view.since);
      if (finds.at(-1)?.slides.length === round.best) best++;
    }
    const percent = (/** @type {number} */ part) => `${((100 * part) / rounds.length).toFixed(0)} %`;
    const [least, most] = aims[level];
    const share = (100 * found) / rounds.length;
    yield {
      what: `${level}: rounds of ${rounds.length} in which it finds a way`,
      measured: percent(found),
      aim: `${least} to ${most} %`,
      met: share >= least && share <= most,
    };
    yield { what: `${level}: rounds in which it finds the shortest way`, measured: percent(best) };
    yield {
      what: `${level}: seconds until its first bid, median, and 95 %`,
      measured: `${seconds(median(first))}, ${seconds(p95(first))}`,
    };
    yield { what: `${level}: rounds in which it improves its own bid`, measured: percent(improved) };
    const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
    yield {
      what: `${level}: processor time for a round`,
      measured: `${mean.toFixed(1)} ms, ${Math.max(...took).toFixed(0)} at most`,
    };
  }
}
