// Measures the store, and gives the lines that tell of it.
import { measureCommits } from './commits.mjs';
import { measureEnding } from './ending.mjs';
import { aim, micro, ms, nameOf, times } from './lines.mjs';
import { kinds } from './place.mjs';
import { measureRoundTrips } from './roundTrips.mjs';
import { canSlowDown, measureSlowDisk } from './slowDisk.mjs';
import { measureStalls } from './stalls.mjs';
import { measureRanking } from './standings.mjs';
import { measureYear } from './year.mjs';

/**
 * @typedef {import('./lines.mjs').Line} Line
 * @typedef {import('./place.mjs').StoreKind} StoreKind
 */

/** @returns {Promise<Line[]>} */
export async function roundTrips() {
  const lines = [];
  for (const kind of kinds) {
    const trips = await measureRoundTrips({ kind });
    lines.push({
      ...{ what: `waits for the store, each move, games in ${nameOf[kind]}`, measured: String(trips) },
      ...aim(trips, 2),
    });
  }
  return lines;
}

/** @returns {Promise<Line[]>} */
export async function commits() {
  const { sqlite, redis, ratio } = await measureCommits();
  const all = /** @type {const} */ ([
    ['whole', 'a table is loaded and committed'],
    ['commit', 'a commit'],
    ['together', '100 commits at once, until the last is answered'],
  ]);
  return all.flatMap(([figure, what]) => {
    const unit = figure === 'together' ? ms : micro;
    const said = (/** @type {import('./commits.mjs').Figures} */ { median, p99 }) =>
      `${unit(median)} (p99 ${unit(p99)})`;
    return [
      { what: `${what}: a file, on the disk when it is answered`, measured: said(sqlite[figure]) },
      ...(redis === undefined
        ? []
        : [{ what: '  a Redis, which writes to the disk once a second', measured: said(redis[figure]) }]),
      ...(ratio === undefined ? [] : [{ what: '  ratio', measured: times(ratio[figure]) }]),
    ];
  });
}

/** @returns {Promise<Line[]>} */
export async function slowDisk() {
  const what = 'a commit to a file on a disk that takes 50 ms to write';
  if (!canSlowDown) return [{ what, measured: 'strace is not there' }];
  const { commit, together, atRest, stall, stallTogether } = await measureSlowDisk({ delay: 50 });
  return [
    { what, measured: ms(commit) },
    { what: '  100 commits at once, until the last is answered', measured: ms(together) },
    {
      what: '  the longest time in which nothing else had its turn: one after another, at once, none',
      measured: `${ms(stall)}, ${ms(stallTogether)}, ${ms(atRest)}`,
    },
  ];
}

/** @returns {Promise<Line[]>} */
export async function stalls() {
  const { atRest, ...calls } = await measureStalls();
  return [
    { what: 'the longest time in which nothing else had its turn: while nothing is asked', measured: ms(atRest) },
    ...Object.entries(calls).map(([call, { took, stall }]) => ({
      what: `  while ${call} of 20 000 tables in a file is asked`,
      measured: `${ms(stall)} (of ${ms(took)})`,
    })),
  ];
}

/** @returns {Promise<Line[]>} */
export async function ending() {
  const { ends, goesOn, ratio } = await measureEnding();
  return [
    { what: 'a commit that ends a match, another', measured: `${micro(ends)}, ${micro(goesOn)}` },
    { what: '  ratio', measured: times(ratio), ...aim(ratio, 1.2) },
  ];
}

/** @returns {Promise<Line[]>} */
export async function year(/** @type {StoreKind} */ kind) {
  const { books, replays, all } = await measureYear({ kind });
  return [
    {
      what: `a year of a server with 50 games a day, its boards of the day and cups, in ${nameOf[kind]}: its book, 90 days of replays`,
      measured: `${books.toFixed(1)} MB, ${replays.toFixed(1)} MB`,
      ...aim(all, 20),
    },
  ];
}

/** @returns {Promise<Line[]>} */
export async function standings() {
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
