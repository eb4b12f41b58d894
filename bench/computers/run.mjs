// `npm run bench:players` measures how well the computer players play, and what it costs.
// `-- foxu` measures one game; `--games 40 --budget 100` plays fewer games with less time.
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Measuring
 * @property {number} games How many games each pair plays.
 * @property {number} budget Milliseconds of processor time for a move.
 *
 * @typedef {object} Figure
 * @property {string} what
 * @property {string} measured
 * @property {string} [aim]
 * @property {boolean} [met]
 */

const ids = ['foxu', 'zgame', 'mister-zero', 'mastermind', 'ricochet'];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '200' }, budget: { type: 'string', default: '100' } },
});
const measuring = { games: Number(values.games), budget: Number(values.budget) };

for (const id of positionals.length > 0 ? positionals : ids) {
  const { figures } = await import(`./${id}.mjs`);
  console.log(`\n${id}, ${measuring.games} games each, ${measuring.budget} ms of processor time for a move`);
  for await (const { what, measured, aim, met } of figures(measuring)) {
    const verdict = met === undefined ? '' : met ? '  met' : '  NOT MET';
    console.log(`${what.padEnd(64)} ${measured.padEnd(28)} ${aim ?? ''}${verdict}`);
  }
}
