// Measures the bot as a whole, and gives the lines that tell of it.
import { measureCrowd } from './crowd.mjs';
import { aim, kb, mb, ms, nameOf, percent, times } from './lines.mjs';
import { canReadMemory } from './memory.mjs';
import { measureMoves } from './move.mjs';
import { measureMoveKinds } from './moveKinds.mjs';
import { measurePictures } from './picture.mjs';
import { kinds } from './place.mjs';
import { measureMemory, measureStart } from './start.mjs';
import { measureTables } from './tables.mjs';
import { measureThinking } from './thinking.mjs';
import { measureWeight } from './weight.mjs';

/**
 * @typedef {import('./lines.mjs').Line} Line
 * @typedef {import('./place.mjs').StoreKind} StoreKind
 */

const manyTables = 20_000;
const onlyLinux = (/** @type {string} */ what) => [{ what, measured: 'only measured on Linux' }];

/** @returns {Promise<Line[]>} */
export async function moves() {
  const { shuffle, slide } = await measureMoves();
  const all = /** @type {const} */ ([
    ['shuffling the pegs', shuffle],
    ['a slide', slide],
  ]);
  return all.flatMap(([move, { ours, bare, ratio, bytes, processor }]) => [
    {
      what: `${move}: press to published edit`,
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
export async function moveKinds() {
  const { sqlite, redis, ratio } = await measureMoveKinds();
  const said = (/** @type {{ median: number, p95: number }} */ { median, p95 }) => `${ms(median)} (p95 ${ms(p95)})`;
  return [
    { what: 'a slide, press to published edit, games in a file', measured: said(sqlite) },
    ...(redis === undefined ? [] : [{ what: '  in a Redis', measured: said(redis) }]),
    ...(ratio === undefined ? [] : [{ what: '  ratio', measured: times(ratio) }]),
  ];
}

/** @returns {Promise<Line[]>} */
export async function pictures() {
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

/** @returns {Promise<Line[]>} */
export async function crowd() {
  const { median, slowest } = await measureCrowd();
  const measured = `${ms(slowest)} (median ${ms(median)})`;
  return [{ what: '100 presses at once: the last acknowledged after', measured, ...aim(slowest, 1_000) }];
}

/** @returns {Promise<Line[]>} */
export async function thinking() {
  return Object.entries(await measureThinking()).map(([what, processor]) => ({
    what: `processor time until a new thread thinks: ${what}`,
    measured: ms(processor),
    ...aim(processor, 60),
  }));
}

/** @returns {Promise<Line[]>} */
export async function start() {
  const lines = [];
  for (const kind of kinds) {
    for (const tables of [0, manyTables]) {
      const { median, slowest } = await measureStart({ kind, tables });
      const kept = tables === 0 ? 'nothing' : `${tables} tables`;
      lines.push({
        what: `start to ready, ${nameOf[kind]} with ${kept}`,
        measured: `${ms(median)} (slowest ${ms(slowest)})`,
      });
    }
  }
  return lines;
}

/** @returns {Promise<Line[]>} */
export async function memory(/** @type {StoreKind} */ kind) {
  const what = `memory of the bot at rest, games in ${nameOf[kind]}`;
  if (!canReadMemory) return onlyLinux(what);
  const { atRest, played, thought, afterWork } = await measureMemory({ kind });
  return [
    { what, measured: mb(atRest), ...aim(atRest, 200) },
    { what: '  at most while one game is played as fast as it goes', measured: mb(played), ...aim(played, 200) },
    { what: '  at most while the computer thinks too', measured: mb(thought), ...aim(thought, 200) },
    { what: '  at rest again', measured: mb(afterWork), ...aim(afterWork, 200) },
  ];
}

/** @returns {Promise<Line[]>} */
export async function weight(/** @type {StoreKind} */ kind) {
  const { store, bot, body, log } = await measureWeight({ kind });
  return [
    { what: `a live table takes: ${nameOf[kind]}, the bot's memory`, measured: `${kb(store)}, ${kb(bot)}` },
    { what: '  one stored state, its log', measured: `${kb(body)}, ${kb(log)}` },
  ];
}

/** @returns {Promise<Line[]>} */
export async function tables(/** @type {StoreKind} */ kind) {
  const what = `memory of the bot at rest, ${manyTables} tables in ${nameOf[kind]}`;
  if (!canReadMemory) return onlyLinux(what);
  const { empty, many, started, move, bytes } = await measureTables({ kind, tables: manyTables });
  const [ofIdle, ofMemory] = [many.processor / empty.processor, many.memory / empty.memory];
  return [
    { what, measured: mb(many.memory) },
    { what: '  with none', measured: mb(empty.memory) },
    { what: '  ratio', measured: times(ofMemory) },
    { what: '  bytes for each table, kept', measured: kb(bytes) },
    { what: '  part of a core while nobody plays', measured: percent(many.processor) },
    { what: '  with none', measured: percent(empty.processor) },
    { what: '  ratio', measured: times(ofIdle), ...aim(ofIdle, 1.5) },
    {
      what: '  started with them, ten seconds after it is ready: memory, part of a core',
      measured: `${mb(started.memory)}, ${percent(started.processor)}`,
    },
    { what: '  a slide, press to published edit', measured: ms(move.many) },
    { what: '  with 10 tables', measured: ms(move.few) },
    { what: '  ratio', measured: times(move.ratio) },
  ];
}
