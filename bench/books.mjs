// The book of a server in which a year was played: what rankings are measured with.
import { randomBytes } from 'node:crypto';
import { games } from '../dist/games/registry.js';
import { rngFrom } from '../dist/games/rng.js';
import { resultsPage } from '../dist/host/records/result.js';
import { linesFor, playersOf, standingsAfter } from '../dist/host/standings/counting.js';
import { memberPage } from '../dist/host/standings/lines.js';
import { monthIn } from '../dist/host/standings/months.js';
import { loadRate } from '../dist/host/standings/rating.js';

export const guild = '800000000000000001';
export const day = 24 * 60 * 60_000;
export const begun = Date.UTC(2025, 10, 1);

/** @typedef {import('../dist/store/port.js').Store} Store */

/** Lines that are written at once, so that a book is soon full. */
const atOnce = 500;

export const idOf = (/** @type {number} */ nth) => String(700_000_000_000_000_000n + BigInt(nth));

/**
 * Counts matches of two as a server would, and writes what they leave into its book in a few large steps.
 * @param {Store} store @param {{ members: number, results: number, days: number }} size
 */
export async function play(store, { members, results, days }) {
  const rate = await loadRate();
  /** @type {Map<string, Map<string, string>>} */
  const pages = new Map();
  /** @type {Map<string, number>} */
  const scores = new Map();
  const pageOf = (/** @type {string} */ page) => {
    const known = pages.get(page) ?? new Map();
    pages.set(page, known);
    return known;
  };
  const rng = rngFrom('a server', 0);
  for (let nth = 0; nth < results; nth++) {
    // Some play often, and most now and then, mostly with those near to them.
    const one = Math.floor(members * (rng.int(1_000_000) / 1_000_000) ** 2);
    const other = (one + 1 + rng.int(Math.min(30, members - 1))) % members;
    const game = games[rng.int(games.length)]?.id ?? '';
    const at = begun + (nth / results) * days * day;
    const month = monthIn('Europe/Paris', at);
    const players = [one, other].map((each) => ({
      id: idOf(each),
      name: `Member ${each}`,
      stayed: /** @type {const} */ ('to-the-end'),
    }));
    const sides = players.map((player, place) => ({ place, players: [player] }));
    const code = randomBytes(4).toString('hex').toUpperCase();
    const bouts = [{ sides, computer: undefined, feat: undefined }];
    const counted = { bouts, game, code, at, month, months: [month] };
    const before = new Map(
      playersOf(bouts).map(({ id }) => {
        const page = pageOf(memberPage(id));
        return [
          id,
          new Map(linesFor(id, counted).flatMap((name) => (page.has(name) ? [[name, page.get(name) ?? '']] : []))),
        ];
      }),
    );
    const changes = standingsAfter(counted, (id) => before.get(id) ?? new Map(), rate);
    for (const { page, name, text } of changes.lines) pageOf(page).set(name, text ?? '');
    for (const { list, name, score } of changes.scores) {
      if (!/\d{4}-\d{2}$/.test(list) || list.endsWith(monthIn('Europe/Paris', begun + days * day - 1)))
        scores.set(`${list} ${name}`, score ?? 0);
    }
    const result = { game, at: Math.round(at), players: players.map(({ id }) => id), places: [1, 2], by: 'rules' };
    pageOf(resultsPage(at)).set(code, JSON.stringify(result));
  }
  const lines = [...pages].flatMap(([page, all]) => [...all].map(([name, text]) => ({ page, name, text })));
  const placed = [...scores].map(([key, score]) => {
    const [list = '', name = ''] = key.split(' ');
    return { list, name, score };
  });
  await enter(store, lines, placed);
  return begun + days * day - 1;
}

/**
 * Writes lines and scores in a few large steps.
 * @param {Store} store
 * @param {import('../dist/store/port.js').Entering['lines']} lines
 * @param {import('../dist/store/port.js').Entering['scores']} scores
 */
export async function enter(store, lines, scores) {
  for (let from = 0; from < Math.max(lines.length, scores.length); from += atOnce) {
    const revision = await store.bookRevision(guild);
    const part = { lines: lines.slice(from, from + atOnce), scores: scores.slice(from, from + atOnce) };
    await store.enter(guild, { from: revision, ...part });
  }
}
