// Measures what it costs to show a ranking.
import { rankScene } from '../dist/commands/standing/rankScene.js';
import { rankingOf } from '../dist/host/standings/reading.js';
import { renderPicture } from '../dist/render/picture.js';
import { guild, idOf, play } from './books.mjs';
import { median } from './figures.mjs';
import { withStore } from './place.mjs';

/**
 * Milliseconds of this process's time, with that of the store in it, for a ranking of all time with its picture and
 * without, and for one of the month.
 * @param {{ members: number, results: number, repetitions: number }} size
 */
async function rank({ members, results, repetitions }) {
  return withStore('sqlite', async (store) => {
    const now = await play(store, { members, results, days: 365 });
    const customs = async () => ({ timeZone: 'Europe/Paris', results: /** @type {const} */ ('count') });
    const read = [];
    const shown = [];
    const ofMonth = [];
    const asked = (/** @type {string} */ member) => ({ guild, game: 'foxu', member, now });
    for (let nth = -5; nth < repetitions; nth++) {
      const member = idOf((nth + 5) % members);
      const before = process.cpuUsage();
      const ranking = await rankingOf({ ...asked(member), period: 'all-time' }, store, customs);
      const after = process.cpuUsage(before);
      renderPicture(
        rankScene({
          title: 'Foxu',
          remark: `${nth}`,
          rows: ranking.best.map(({ place, name, course }) => ({
            place: String(place),
            name,
            won: `${course.won} of ${course.played} won`,
            rating: String(Math.round(course.mu)),
            whose: 'another',
          })),
        }),
      );
      const drawn = process.cpuUsage(before);
      const between = process.cpuUsage();
      await rankingOf({ ...asked(member), period: 'month' }, store, customs);
      const month = process.cpuUsage(between);
      if (nth < 0) continue;
      ofMonth.push((month.user + month.system) / 1000);
      read.push((after.user + after.system) / 1000);
      shown.push((drawn.user + drawn.system) / 1000);
    }
    return { read: median(read), shown: median(shown), month: median(ofMonth) };
  });
}

/**
 * The members are as many, and the results grow.
 * @param {{ members?: number, few?: number, many?: number, repetitions?: number }} [options]
 */
export async function measureRanking({ members = 10_000, few = 1_000, many = 100_000, repetitions = 40 } = {}) {
  const small = await rank({ members, results: few, repetitions });
  const large = await rank({ members, results: many, repetitions });
  return { small, large, growth: large.read / small.read };
}
