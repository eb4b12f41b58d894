// Draws and encodes boards of every game, move by move, as the bot does; from nothing; and with the canvas' own
// encoder, in turn in one run. `npm run build && node bench/picture.mjs`
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { games } from '../dist/games/registry.js';
import { rngFrom } from '../dist/games/rng.js';
import { thinkingFor } from '../dist/games/thinking.js';
import { keepBands } from '../dist/render/bands.js';
import { paintCanvas } from '../dist/render/paint.js';
import { renderPicture } from '../dist/render/picture.js';
import { median } from './figures.mjs';

/** @typedef {import('../src/render/scene.ts').Scene} Scene */
/** @typedef {import('../src/games/kernel.ts').Game} Game */

const names = ['Ada', 'Maximilian-Alexander', 'Zoé', 'Bob'];
/** @type {import('../src/games/contract.ts').Speech} */
const speech = { language: 'en', player: (seat) => names[seat] ?? '', when: String, second: () => 42 };

/**
 * The boards that a channel sees in the course of a game between computer players; of a game without them, the boards
 * of its rules.
 * @param {Game} game
 * @returns {Scene[]}
 */
function boardsOf(game) {
  const level = game.bots[0];
  if (level === undefined) return game.chapters('en', speech).flatMap(({ scene }) => scene ?? []);
  /** @type {Scene[]} */
  const scenes = [];
  let now = 1_000_000;
  let play = game.open({ config: game.presets.standard, seats: 2, seed: 'bench', now });
  while (game.outcome(play) === undefined && scenes.length < 60) {
    now = Math.max(now + 1, 0);
    const seat = [game.awaiting(play)].flat()[0];
    const due = game.deadline(play);
    const text =
      typeof seat === 'number'
        ? game.ponder(level, game.view(play, seat), seat, thinkingFor(20, rngFrom('bench', scenes.length)))
        : '';
    if (typeof seat !== 'number') now = Math.max(now, due ?? 0);
    const submitted = game.submit(
      play,
      typeof seat === 'number' ? { type: 'move', seat, text } : { type: 'tick' },
      now,
    );
    if (!submitted.ok || !submitted.changed) throw new Error(`${game.id} does not go on.`);
    play = submitted.play;
    scenes.push(game.sight(play, 'table', speech).scene);
  }
  return scenes;
}

/**
 * @typedef {object} Measured
 * @property {number} changed Milliseconds for a board of which the one before was drawn, the median.
 * @property {number} anew The same from nothing.
 * @property {number} canvas The same with the canvas' own encoder.
 * @property {number} bytes The largest board.
 * @property {number} timeRatio From nothing to the canvas' own.
 * @property {number} bytesRatio To the canvas' own.
 * @property {number} wholeRatio The bytes to those of pictures that are packed at once.
 */

/**
 * @param {Game} game
 * @param {number} rounds
 * @returns {Promise<Measured>}
 */
async function measure(game, rounds) {
  const scenes = boardsOf(game);
  let bands = keepBands();
  const ways = {
    changed: (/** @type {Scene} */ scene) => renderPicture(scene, bands),
    anew: (/** @type {Scene} */ scene) => renderPicture(scene, keepBands()),
    canvas: (/** @type {Scene} */ scene) => paintCanvas(scene).toBuffer('image/png'),
  };
  /** @type {Record<keyof typeof ways, number[]>} */
  const times = { changed: [], anew: [], canvas: [] };
  for (let round = 0; round <= rounds; round++) {
    // Each round is a game of its own: what an earlier one packed would be found again.
    bands = keepBands();
    for (const [at, scene] of scenes.entries()) {
      for (const [name, way] of Object.entries(ways)) {
        const before = process.cpuUsage();
        way(scene);
        const { user, system } = process.cpuUsage(before);
        const isFirst = name === 'changed' && at === 0;
        if (round > 0 && !isFirst) times[/** @type {keyof typeof ways} */ (name)].push((user + system) / 1000);
        // Lets the last canvas be freed between two pictures, as in the bot.
        await turn();
      }
    }
  }
  const sizes = (/** @type {(scene: Scene) => Uint8Array} */ way) => scenes.map((scene) => way(scene).length);
  const ours = sizes(ways.anew);
  const whole = sizes((scene) => renderPicture(scene, keepBands(scene.height)));
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  const [changed, anew, canvas] = [median(times.changed), median(times.anew), median(times.canvas)];
  return {
    ...{ changed, anew, canvas, bytes: Math.max(...ours) },
    timeRatio: anew / canvas,
    bytesRatio: sum(ours) / sum(sizes(ways.canvas)),
    wholeRatio: sum(ours) / sum(whole),
  };
}

/** @returns {Promise<Record<string, Measured>>} By the id of the game. */
export async function measurePictures({ rounds = 4 } = {}) {
  /** @type {Record<string, Measured>} */
  const measured = {};
  for (const game of games) measured[game.id] = await measure(game, rounds);
  return measured;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const [game, figures] of Object.entries(await measurePictures())) {
    const { changed, anew, canvas, bytes, timeRatio, bytesRatio, wholeRatio } = figures;
    process.stdout.write(
      `${game}: changed ${changed.toFixed(1)} ms, from nothing ${anew.toFixed(1)}, canvas' own ${canvas.toFixed(1)} ` +
        `(ratio ${timeRatio.toFixed(2)}, aim 0.70); at most ${bytes} bytes (aim 60000), to the canvas' own ` +
        `${bytesRatio.toFixed(2)} (aim 0.50), to a whole picture packed at once ${wholeRatio.toFixed(3)} (aim 1.05)\n`,
    );
  }
}
