// Measures what a commit costs until it is answered: in a file, where it is on the disk then, and in a Redis, which writes to
// its disk once a second. Both take turns, on the same disk.
import { commitOf } from './commitOf.mjs';
import { median, p99 } from './figures.mjs';
import { kinds, openPlace } from './place.mjs';

/**
 * @typedef {import('./place.mjs').Store} Store
 * @typedef {{ median: number, p99: number }} Figures Milliseconds.
 *
 * @typedef {object} Commits
 * @property {Figures} whole A table is loaded, and its next revision committed, as for a move.
 * @property {Figures} commit The commit of these.
 * @property {Figures} together A hundred commits that are asked for at once, until the last is answered.
 *
 * @typedef {{ [Figure in keyof Commits]: number }} Ratios Of the medians: the file to the Redis.
 */

const atOnce = 100;

/**
 * @param {{ warmUp?: number, repetitions?: number, crowds?: number }} [options] `crowds`: how often a hundred are committed.
 * @returns {Promise<{ sqlite: Commits, redis?: Commits, ratio?: Ratios }>}
 */
export async function measureCommits({ warmUp = 500, repetitions = 5_000, crowds = 200 } = {}) {
  const places = await Promise.all(kinds.map(openPlace));
  const stores = await Promise.all(places.map(({ open }) => open()));
  try {
    const sides = stores.map(openSide);
    for (const { begin } of sides) await begin();
    for (let nth = 0; nth < warmUp + repetitions; nth++) {
      for (const { change } of sides) await change(nth, nth < warmUp ? 'warm up' : 'count');
    }
    for (let nth = 0; nth < crowds; nth++) for (const { changeAll } of sides) await changeAll();
    const [sqlite, redis] = sides.map(({ figures }) => figures());
    if (sqlite === undefined) throw new Error('There is no file.');
    if (redis === undefined) return { sqlite };
    const ratioOf = (/** @type {keyof Commits} */ what) => sqlite[what].median / redis[what].median;
    const ratio = { whole: ratioOf('whole'), commit: ratioOf('commit'), together: ratioOf('together') };
    return { sqlite, redis, ratio };
  } finally {
    await Promise.all(stores.map((store) => store.close()));
    await Promise.all(places.map(({ remove }) => remove()));
  }
}

function openSide(/** @type {Store} */ store) {
  const times = { whole: /** @type {number[]} */ ([]), commit: /** @type {number[]} */ ([]) };
  const together = /** @type {number[]} */ ([]);
  const all = Array.from({ length: atOnce }, (_, n) => n);
  const commit = async (/** @type {number} */ n, /** @type {number} */ from) => {
    if ((await store.commit(commitOf(n, from))) !== 'done') throw new Error('A commit was not done.');
  };
  const revision = async (/** @type {number} */ n) => (await store.load(commitOf(n, 0).table)).revision;
  return {
    begin: () => Promise.all(all.map((n) => commit(n, 0))),
    async change(/** @type {number} */ nth, /** @type {'warm up' | 'count'} */ how) {
      const n = nth % atOnce;
      const begun = performance.now();
      const from = await revision(n);
      const loaded = performance.now();
      await commit(n, from);
      const done = performance.now();
      if (how === 'warm up') return;
      times.whole.push(done - begun);
      times.commit.push(done - loaded);
    },
    async changeAll() {
      const revisions = await Promise.all(all.map(revision));
      const begun = performance.now();
      await Promise.all(all.map((n) => commit(n, revisions[n] ?? 0)));
      together.push(performance.now() - begun);
    },
    /** @returns {Commits} */
    figures() {
      const said = (/** @type {readonly number[]} */ values) => ({ median: median(values), p99: p99(values) });
      return { whole: said(times.whole), commit: said(times.commit), together: said(together) };
    },
  };
}
