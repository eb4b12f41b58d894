// Measures commits on a disk on which each wait for it takes long. `strace` makes it slow.
import { answer, apart } from './apart.mjs';
import { commitOf } from './commitOf.mjs';
import { median } from './figures.mjs';
import { openPlace } from './place.mjs';
import { findProgram } from './programs.mjs';
import { stallAtRest, watchStalls } from './stalls.mjs';

const strace = findProgram('strace');
export const canSlowDown = strace !== undefined;

/** Of so many, one wait for the disk is shared. */
const atOnce = 100;

/**
 * @typedef {object} SlowDisk Milliseconds.
 * @property {number} commit The median of commits, one after another.
 * @property {number} together The median of a hundred commits that are asked for at once, until the last is answered.
 * @property {number} atRest The longest time in which nothing else in the process had its turn while none was made.
 * @property {number} stall The same while one after another was made.
 * @property {number} stallTogether The same while a hundred were.
 */

/**
 * @param {{ delay?: number, repetitions?: number, crowds?: number }} [options] `delay`: milliseconds of each wait.
 * @returns {Promise<SlowDisk>}
 */
export async function measureSlowDisk({ delay = 50, repetitions = 100, crowds = 20 } = {}) {
  if (strace === undefined) throw new Error('This needs strace on the PATH.');
  const waits = 'fsync,fdatasync';
  const slowly = ['-e', `trace=${waits}`, '-e', `inject=${waits}:delay_enter=${delay * 1_000}`];
  return apart(import.meta.url, { repetitions, crowds }, [
    strace,
    '-f',
    '--seccomp-bpf',
    '-qq',
    '-o',
    '/dev/null',
    ...slowly,
  ]);
}

/** @param {{ repetitions: number, crowds: number }} options */
async function measure({ repetitions, crowds }) {
  const place = await openPlace('sqlite');
  const store = await place.open();
  const timed = async (/** @type {() => Promise<unknown>} */ act) => {
    const begun = performance.now();
    await act();
    return performance.now() - begun;
  };
  const all = Array.from({ length: atOnce }, (_, n) => n);
  const changeAll = (/** @type {number} */ from) => Promise.all(all.map((n) => store.commit(commitOf(n, from))));
  try {
    await changeAll(0);
    const atRest = await stallAtRest();
    const commits = [];
    const watched = watchStalls();
    for (let from = 1; from <= repetitions; from++)
      commits.push(await timed(() => store.commit(commitOf(atOnce, from - 1))));
    const stall = await watched();
    const together = [];
    const watchedTogether = watchStalls();
    for (let from = 1; from <= crowds; from++) together.push(await timed(() => changeAll(from)));
    const stallTogether = await watchedTogether();
    return { commit: median(commits), together: median(together), atRest, stall, stallTogether };
  } finally {
    await store.close();
    await place.remove();
  }
}

await answer(import.meta.url, measure);
