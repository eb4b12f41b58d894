// Measures how long somebody waits for a thread to start that thinks for a computer player, or solves a race.
import { games } from '../dist/games/registry.js';
import { openWorkers } from '../dist/workers/openWorkers.js';
import { median } from './figures.mjs';

/** Enough for the weakest players, and what is measured is not their thinking. */
const thinkingTime = 50;
const seed = 'bench';

/**
 * Milliseconds that the first of two equal tasks takes longer than the second, since its thread has to start.
 * @param {(workers: import('../src/workers/openWorkers.ts').Workers) => Promise<unknown>} task
 * @param {number} repetitions
 */
async function coldStart(task, repetitions) {
  const times = [];
  for (let round = 0; round < repetitions; round++) {
    const workers = openWorkers({ painters: 1, thinkers: 1, thinkingTime, onFault: () => undefined });
    const cold = await timed(() => task(workers));
    const warm = await timed(() => task(workers));
    await workers.close();
    times.push(cold - warm);
  }
  return median(times);
}

/**
 * Milliseconds of processor time of all threads, which others on this machine do not change.
 * @param {() => Promise<unknown>} run
 */
async function timed(run) {
  const from = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1_000;
}

/** The median for each game, whatever a thread does there. */
export async function measureThinking({ repetitions = 7 } = {}) {
  /** @type {Record<string, number>} */
  const figures = {};
  for (const game of games) {
    const play = game.open({ config: game.presets.standard, seats: game.seating.least, seed, now: 0 });
    const errand = game.errand(play);
    const [level] = game.bots;
    const about = { game: game.id, seat: 0, view: game.view(play, 0), seed, turn: 0 };
    if (level !== undefined)
      figures[game.id] = await coldStart(({ ponder }) => ponder({ ...about, level }), repetitions);
    if (errand !== undefined) {
      const task = { game: game.id, errand };
      figures[`${game.id}, its solution`] = await coldStart(({ runErrand }) => runErrand(task), repetitions);
    }
  }
  return figures;
}
