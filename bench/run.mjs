// `npm run bench` measures everything and prints one table.
import { cpus } from 'node:os';
import { findProgram } from '../dist/store/pathServer.js';
import { measureCrowd } from './crowd.mjs';
import { measureEnding } from './ending.mjs';
import { measureJournal } from './journal.mjs';
import { canReadMemory } from './memory.mjs';
import { measureMoves } from './move.mjs';
import { measurePictures } from './picture.mjs';
import { measureRoundTrips } from './roundTrips.mjs';
import { measureRanking } from './standings.mjs';
import { measureMemory, measureStart } from './start.mjs';
import { measureEmbedded } from './store.mjs';
import { measureTables } from './tables.mjs';
import { measureThinking } from './thinking.mjs';
import { measureYear } from './year.mjs';

/**
 * @typedef {object} Line
 * @property {string} what
 * @property {string} measured
 * @property {{ most: number, is: number }} [aim]
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
const micro = (/** @type {number} */ value) => `${(value * 1000).toFixed(0)} µs`;
const mb = (/** @type {number} */ value) => `${value.toFixed(0)} MB`;
const kb = (/** @type {number} */ value) => `${(value / 1000).toFixed(1)} kB`;
const times = (/** @type {number} */ value) => value.toFixed(2);

/** @param {number} is @param {number} most */
const aim = (is, most) => ({ aim: { is, most } });

/**
 * @param {string} name
 * @param {import('./setting.mjs').StoreKind} kind
 * @returns {Promise<Line[]>}
 */
async function moves(name, kind) {
  const { shuffle, slide } = await measureMoves({ kind });
  const kinds = /** @type {const} */ ([
    ['shuffling the pegs', shuffle],
    ['a slide', slide],
  ]);
  return kinds.flatMap(([move, { ours, bare, ratio, bytes, processor }]) => [
    {
      what: `${move}, ${name}: press to published edit`,
      measured: `${ms(ours.median)} (p95 ${ms(ours.p95)}, ${kb(bytes)})`,
    },
    { what: '  a bare bot with a fixed picture', measured: `${ms(bare.median)} (p95 ${ms(bare.p95)})` },
    { what: '  ratio', measured: times(ratio), ...aim(ratio, 2.5) },
    ...(processor === undefined
      ? []
      : [
          {
            what: '  processor time of the bot for a move, all threads: moves a second and core',
            measured: `${ms(processor)}: ${(1000 / processor).toFixed(0)}`,
            ...aim(processor, 5),
          },
        ]),
  ]);
}

/** @returns {Promise<Line[]>} */
async function pictures() {
  return Object.entries(await measurePictures()).flatMap(([game, figures]) => {
    const { changed, anew, canvas, bytes, timeRatio, bytesRatio, wholeRatio } = figures;
    return [
      { what: `a picture of ${game}, after the one before`, measured: ms(changed) },
      { what: "  from nothing: ours, canvas' own", measured: `${ms(anew)}, ${ms(canvas)}` },
      { what: '  ratio', measured: times(timeRatio), ...aim(timeRatio, 0.7) },
      { what: '  bytes of the largest', measured: String(bytes), ...aim(bytes, 60_000) },
      { what: "  ratio of all bytes to the canvas' own", measured: times(bytesRatio), ...aim(bytesRatio, 0.5) },
      {
        what: '  ratio of all bytes to pictures packed at once',
        measured: times(wholeRatio),
        ...aim(wholeRatio, 1.05),
      },
    ];
  });
}

/**
 * @param {string} name
 * @param {import('./setting.mjs').StoreKind} kind
 * @returns {Promise<Line[]>}
 */
async function start(name, kind) {
  const { median, slowest } = await measureStart({ kind });
  return [{ what: `start to ready, ${name}`, measured: `${ms(median)} (slowest ${ms(slowest)})` }];
}

/**
 * @param {string} name
 * @param {import('./setting.mjs').StoreKind} kind
 * @returns {Promise<Line[]>}
 */
async function memory(name, kind) {
  if (!canReadMemory) return [{ what: `memory, ${name}`, measured: 'only measured on Linux' }];
  const { atRest, atWork, afterWork } = await measureMemory({ kind });
  const said = (/** @type {import('./memory.mjs').Memory} */ { bot, store, total }) =>
    `${mb(total)} (bot ${mb(bot)}, store ${mb(store)})`;
  return [
    { what: `memory at rest, ${name}`, measured: said(atRest), ...aim(atRest.total, 200) },
    { what: '  with workers, painting and pondering', measured: said(atWork), ...aim(atWork.total, 200) },
    { what: '  at rest again', measured: said(afterWork), ...aim(afterWork.total, 200) },
  ];
}

/**
 * @param {string} name
 * @param {import('./setting.mjs').StoreKind} kind
 * @returns {Promise<Line[]>}
 */
async function tables(name, kind) {
  const { store, bot, body, log } = await measureTables({ kind });
  return [
    { what: `memory for each live table, ${name}: store, bot`, measured: `${kb(store)}, ${kb(bot)}` },
    { what: '  one stored state, its log', measured: `${kb(body)}, ${kb(log)}` },
  ];
}

/** @returns {Promise<Line[]>} */
async function thinking() {
  return Object.entries(await measureThinking()).map(([what, processor]) => ({
    what: `processor time until a new thread thinks: ${what}`,
    measured: ms(processor),
    ...aim(processor, 60),
  }));
}

/** @returns {Promise<Line[]>} */
async function roundTrips() {
  const trips = await measureRoundTrips();
  return [{ what: 'round trips to the store, each move', measured: String(trips), ...aim(trips, 2) }];
}

/** @returns {Promise<Line[]>} */
async function journal() {
  const { kept, open, ratio } = await measureJournal();
  return [
    { what: 'a commit to the embedded store: with its journal, without', measured: `${micro(kept)}, ${micro(open)}` },
    { what: '  ratio', measured: times(ratio), ...aim(ratio, 1.5) },
  ];
}

/** @returns {Promise<Line[]>} */
async function ending() {
  const { ends, goesOn, ratio } = await measureEnding();
  return [
    { what: 'a commit that ends a match, another', measured: `${micro(ends)}, ${micro(goesOn)}` },
    { what: '  ratio', measured: times(ratio), ...aim(ratio, 1.2) },
  ];
}

/**
 * @param {string} name
 * @param {import('./setting.mjs').StoreKind} kind
 * @returns {Promise<Line[]>}
 */
async function year(name, kind) {
  const { books, replays, all } = await measureYear({ kind });
  return [
    {
      what: `a year of a server with 50 games a day, its boards of the day and cups, ${name}: its book, 90 days of replays`,
      measured: `${books.toFixed(1)} MB, ${replays.toFixed(1)} MB`,
      ...aim(all, 20),
    },
  ];
}

/** @returns {Promise<Line[]>} */
async function standings() {
  const { small, large, growth } = await measureRanking();
  return [
    {
      what: 'processor time of a ranking, 10 000 members and 100 000 results: read, with its picture',
      measured: `${ms(large.read)}, ${ms(large.shown)}`,
      ...aim(large.shown, 50),
    },
    { what: '  with 1 000 results of as many members', measured: `${ms(small.read)}, ${ms(small.shown)}` },
    { what: '  ratio', measured: times(growth), ...aim(growth, 2) },
    {
      what: 'a ranking of the month, read: 100 000 results, 1 000',
      measured: `${ms(large.month)}, ${ms(small.month)}`,
      ...aim(large.month, 50),
    },
  ];
}

/** @returns {Promise<Line[]>} */
async function manyTables() {
  if (!canReadMemory) return [{ what: 'the embedded store with 20 000 tables', measured: 'only measured on Linux' }];
  const { idle, start, journals } = await measureEmbedded();
  const ofIdle = idle.full.processor / idle.empty.processor;
  const ofStart = start.killed / start.quiet;
  return [
    {
      what: 'processor time of the embedded store while nobody plays, each second: 20 000 tables, none',
      measured: `${ms(idle.full.processor)}, ${ms(idle.empty.processor)}`,
    },
    { what: '  ratio', measured: times(ofIdle), ...aim(ofIdle, 1.5) },
    { what: '  bytes a second on its disk', measured: idle.full.bytes.toFixed(0), ...aim(idle.full.bytes, 100) },
    {
      what: 'start of the embedded store: 20 000 tables, none',
      measured: `${ms(start.quiet)}, ${ms(start.nothing)}`,
    },
    {
      what: `  killed during a snapshot, its journals full (${mb(journals)})`,
      measured: ms(start.killed),
      ...aim(start.killed, 2_000),
    },
    { what: '  ratio to 20 000 tables at rest', measured: times(ofStart), ...aim(ofStart, 2) },
  ];
}

/** @returns {Promise<Line[]>} */
async function crowd() {
  const { median, slowest } = await measureCrowd();
  const measured = `${ms(slowest)} (median ${ms(median)})`;
  return [{ what: '100 presses at once: the last acknowledged after', measured, ...aim(slowest, 1_000) }];
}

function print(/** @type {readonly Line[]} */ lines) {
  const rows = lines.map(({ what, measured, aim }) => [
    what,
    measured,
    aim === undefined ? '' : `<= ${aim.most}`,
    aim === undefined ? '' : aim.is <= aim.most ? 'met' : 'NOT MET',
  ]);
  const all = [['', 'measured', 'aim', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const text = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  process.stdout.write(`${text.join('\n')}\n`);
}

/** When one part fails, the others are still measured. */
async function part(/** @type {string} */ name, /** @type {() => Promise<Line[]>} */ measure) {
  process.stderr.write(`measuring ${name} …\n`);
  return measure().catch((/** @type {unknown} */ error) => [{ what: name, measured: `failed: ${error}` }]);
}

const begun = performance.now();
process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}\n`);
const embedded = 'embedded store';
const program = await findProgram();
const server = program === undefined ? undefined : 'server from the PATH';

/** @type {Line[]} */
const lines = [];
lines.push(...(await part('moves', () => moves(embedded, 'embedded'))));
if (server !== undefined) lines.push(...(await part('moves again', () => moves(server, 'path'))));
lines.push(...(await part('pictures', pictures)));
lines.push(...(await part('the crowd', crowd)));
lines.push(...(await part('thinking', thinking)));
lines.push(...(await part('round trips', roundTrips)));
lines.push(...(await part('the start', () => start(embedded, 'embedded'))));
if (server !== undefined) lines.push(...(await part('the start again', () => start(server, 'path'))));
lines.push(...(await part('the journal', journal)));
lines.push(...(await part('the end of a match', ending)));
lines.push(...(await part('standings', standings)));
lines.push(...(await part('many tables', manyTables)));
// These parts measure no times, so they can run side by side.
const weighed = [
  part('memory', () => memory(embedded, 'embedded')),
  ...(server === undefined ? [] : [part('memory again', () => memory(server, 'path'))]),
  part('tables', () => tables(embedded, 'embedded')),
  ...(server === undefined ? [] : [part('tables again', () => tables(server, 'path'))]),
  part('a year', () => year(embedded, 'embedded')),
  ...(server === undefined ? [] : [part('a year again', () => year(server, 'path'))]),
];
lines.push(...(await Promise.all(weighed)).flat());
if (server === undefined) lines.push({ what: 'with a server from the PATH', measured: 'none is there' });
print(lines);
process.stderr.write(`in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
