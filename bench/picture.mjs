// Draws and encodes a board as the bot does, and again with the canvas' own encoder, in turn in one run.
// `npm run build && node bench/picture.mjs`
import { setImmediate as turn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { foxu } from '../dist/games/foxu/index.js';
import { paintCanvas } from '../dist/render/paint.js';
import { renderPicture } from '../dist/render/picture.js';

/** @type {import('../src/games/contract.ts').Speech} */
const speech = { language: 'en', player: (seat) => `Player ${seat + 1}`, when: String };

/** Foxu's board in the middle of a game. */
const view = foxu.chapters('en').flatMap(({ picture }) => picture ?? [])[1];
if (view === undefined) throw new Error('The rules of Foxu have no second picture.');
const scene = foxu.face.draw(view, speech);

/** @param {number[]} times */
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1] ?? 0;

/**
 * @typedef {object} Measured
 * @property {number} ours Milliseconds to draw and encode, the median.
 * @property {number} canvas The same with the canvas' own encoder.
 * @property {number} ourBytes
 * @property {number} canvasBytes
 * @property {number} timeRatio
 * @property {number} bytesRatio
 */

/** @returns {Promise<Measured>} */
export async function measurePictures({ warmUp = 30, repetitions = 200 } = {}) {
  const ways = [() => renderPicture(scene), () => paintCanvas(scene).toBuffer('image/png')];
  /** @type {number[][]} */
  const times = [[], []];
  for (let round = 0; round < warmUp + repetitions; round++) {
    for (const [index, way] of ways.entries()) {
      const start = performance.now();
      way();
      if (round >= warmUp) times[index]?.push(performance.now() - start);
      // Lets the last canvas be freed between two pictures, as in the bot.
      await turn();
    }
  }
  const [ours = 0, canvas = 0] = times.map(median);
  const [ourBytes = 0, canvasBytes = 0] = ways.map((way) => way().length);
  return { ours, canvas, ourBytes, canvasBytes, timeRatio: ours / canvas, bytesRatio: ourBytes / canvasBytes };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { ours, canvas, ourBytes, canvasBytes, timeRatio, bytesRatio } = await measurePictures();
  process.stdout.write(
    [
      `draw and encode: ${ours.toFixed(1)} ms, canvas' own ${canvas.toFixed(1)} ms, ratio ${timeRatio.toFixed(2)} (aim 0.60)`,
      `bytes: ${ourBytes}, canvas' own ${canvasBytes}, ratio ${bytesRatio.toFixed(2)} (aim 0.50)`,
      '',
    ].join('\n'),
  );
}
