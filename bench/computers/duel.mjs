import { everyGame } from '../../dist/games/registry.js';
import { rngFrom } from '../../dist/games/rng.js';

/**
 * @typedef {import('../../src/games/thinking.ts').Thinking<string>} Thinking
 * @typedef {import('../../src/games/kernel.ts').Play} Play
 * @typedef {import('../../src/games/kernel.ts').Game} Game
 *
 * @callback Player Gives a move in writing for what its seat sees.
 * @param {unknown} view
 * @param {number} seat
 * @param {Thinking} thinking
 * @returns {string}
 *
 * @typedef {object} Duel
 * @property {string} game
 * @property {readonly [Player, Player]} players The first is the one whose score is counted.
 * @property {number} games Each of the two begins in half of them.
 * @property {number} budget Milliseconds of processor time for a move, the same for both.
 * @property {number} [seats] With four, the players sit crosswise: seats 0 and 2 against 1 and 3.
 * @property {unknown} [config]
 * @property {string} [seed]
 *
 * @typedef {object} Score
 * @property {number} won
 * @property {number} drawn
 * @property {number} lost
 * @property {number} distinct How many of the games differ from one another.
 * @property {readonly (readonly number[])[]} took For each player, the processor time of each move.
 */

/** Milliseconds of processor time that this process has used, in all its threads. */
export function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Time by what this process has worked, so that a busy machine changes little. */
function thinkingOf(/** @type {number} */ budget, /** @type {string} */ seed, /** @type {number} */ turn) {
  const end = processorTime() + budget;
  return { rng: rngFrom(seed, turn), late: () => processorTime() >= end, best: () => undefined };
}

/** @param {string} id */
export function gameOf(id) {
  const game = everyGame.get(id);
  if (game === undefined) throw new Error(`There is no game ${id}.`);
  return game;
}

/** A computer player as it is in the game. @param {string} id @param {string} level @returns {Player} */
export function ofLevel(id, level) {
  return (view, seat, thinking) => gameOf(id).ponder(level, view, seat, thinking);
}

/** @param {Duel} duel @returns {Score} */
export function playDuel({ game: id, players, games, budget, seats = 2, config, seed = 'duel' }) {
  const game = gameOf(id);
  const score = { won: 0, drawn: 0, lost: 0 };
  const took = players.map(() => /** @type {number[]} */ ([]));
  const logs = new Set();
  for (let number = 0; number < games; number++) {
    // Each pair of games has the same chance, with the sides changed.
    const chance = `${seed} ${number >> 1}`;
    let play = game.open({ config: config ?? game.presets.standard, seats, seed: chance, now: 0 });
    const log = [];
    while (game.outcome(play) === undefined) {
      const awaited = game.awaiting(play);
      const seat = awaited === 'anyone' ? 0 : (awaited[0] ?? 0);
      const who = (seat + number) % 2;
      const before = processorTime();
      const thinking = thinkingOf(budget, `${chance}/${seat}/${number}`, play.turn);
      const text = /** @type {Player} */ (players[who])(game.view(play, seat), seat, thinking);
      took[who]?.push(processorTime() - before);
      const done = game.submit(play, { type: 'move', seat, text }, 0);
      if (!done.ok || !done.changed) throw new Error(`Seat ${seat} of ${id} plays ${text}, which is refused.`);
      play = done.play;
      log.push(text);
    }
    logs.add(log.join(' '));
    const winners = game.outcome(play)?.winners ?? [];
    const sides = new Set(winners.map((seat) => (seat + number) % 2));
    if (sides.size !== 1) score.drawn++;
    else if (sides.has(0)) score.won++;
    else score.lost++;
  }
  return { ...score, distinct: logs.size, took };
}

/** The score in percent, a draw counts half, with its 95 % interval. @param {Score} score */
export function percentOf({ won, drawn, lost }) {
  const games = won + drawn + lost;
  const mean = (won + drawn / 2) / games;
  const spread = Math.sqrt((won * (1 - mean) ** 2 + drawn * (0.5 - mean) ** 2 + lost * mean ** 2) / games / games);
  return { score: 100 * mean, give: 196 * spread };
}
