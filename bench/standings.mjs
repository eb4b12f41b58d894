// Measures rankings: what it costs to show one, and what a server keeps in a year.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rankScene } from '../dist/commands/standing/rankScene.js';
import { games } from '../dist/games/registry.js';
import { rngFrom } from '../dist/games/rng.js';
import { replayOf } from '../dist/host/records/record.js';
import { resultsPage } from '../dist/host/records/result.js';
import { linesFor, playersOf, standingsAfter } from '../dist/host/standings/counting.js';
import { memberPage } from '../dist/host/standings/lines.js';
import { monthIn } from '../dist/host/standings/months.js';
import { loadRate } from '../dist/host/standings/rating.js';
import { rankingOf } from '../dist/host/standings/reading.js';
import { renderPicture } from '../dist/render/picture.js';
import { connectRedis } from '../dist/store/connectRedis.js';
import { openLocalServer } from '../dist/store/localServer.js';
import { openRedisStore } from '../dist/store/redisStore.js';
import { median } from './figures.mjs';

const guild = '800000000000000001';
const day = 24 * 60 * 60_000;
const begun = Date.UTC(2025, 10, 1);
/** @typedef {import('../dist/store/port.js').Store} Store */

/** Lines that are written at once, so that a book is soon full. */
const atOnce = 500;

const idOf = (/** @type {number} */ nth) => String(700_000_000_000_000_000n + BigInt(nth));

/**
 * @param {import('./setting.mjs').StoreKind} kind
 * @param {(store: Store, client: import('../dist/store/connectRedis.js').Client) => Promise<T>} use
 * @template T
 */
async function withStore(kind, use) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  const server = await openLocalServer({ dataDir, kind, log: () => undefined });
  const client = connectRedis(server.address);
  const store = openRedisStore(client);
  try {
    return await use(store, client);
  } finally {
    await store.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/**
 * Counts matches of two as a server would, and writes what they leave into its book in a few large steps.
 * @param {Store} store @param {{ members: number, results: number, days: number }} size
 */
async function play(store, { members, results, days }) {
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
  for (let from = 0; from < Math.max(lines.length, placed.length); from += atOnce) {
    const revision = await store.bookRevision(guild);
    const part = { lines: lines.slice(from, from + atOnce), scores: placed.slice(from, from + atOnce) };
    await store.enter(guild, { from: revision, ...part });
  }
  return begun + days * day - 1;
}

/**
 * Milliseconds of this process's time for a ranking with its picture, and without.
 * @param {{ members: number, results: number, repetitions: number }} size
 */
async function rank({ members, results, repetitions }) {
  return withStore('embedded', async (store) => {
    const now = await play(store, { members, results, days: 365 });
    const customs = async () => ({ timeZone: 'Europe/Paris', results: /** @type {const} */ ('count') });
    const read = [];
    const shown = [];
    for (let nth = -5; nth < repetitions; nth++) {
      const member = idOf((nth + 5) % members);
      const before = process.cpuUsage();
      const ranking = await rankingOf({ guild, game: 'foxu', member, period: 'all-time', now }, store, customs);
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
      if (nth < 0) continue;
      read.push((after.user + after.system) / 1000);
      shown.push((drawn.user + drawn.system) / 1000);
    }
    return { read: median(read), shown: median(shown) };
  });
}

/** @param {{ members?: number, few?: number, many?: number, repetitions?: number }} [options] */
export async function measureRanking({ members = 10_000, few = 1_000, many = 100_000, repetitions = 40 } = {}) {
  const small = await rank({ members: Math.min(members, few), results: few, repetitions });
  const large = await rank({ members, results: many, repetitions });
  return { small, large, growth: large.read / small.read };
}

/** As long as a game of this kind is: the log of one played by chance, cut where people would have ended it. */
function logOf(/** @type {import('../dist/games/kernel.js').Game} */ game, /** @type {number} */ nth) {
  const config = game.presets.standard;
  const seats = game.seating.open ? 1 : 2;
  const opening = { config, seats, seed: randomBytes(16).toString('hex'), now: begun };
  let play = game.open(opening);
  const log = [];
  const longest = 90;
  for (let at = begun; log.length < longest && game.outcome(play) === undefined; at += 41_337) {
    const awaited = game.awaiting(play);
    const due = game.deadline(play);
    if (game.seating.open) {
      const text = log.length % 6 === 5 ? 'r^ g> b< rv y>' : String(15 - (log.length % 6));
      log.push({ at, input: { type: /** @type {const} */ ('move'), seat: log.length % 4, text } });
      continue;
    }
    const [seat] = awaited === 'anyone' ? [] : awaited;
    /** @type {import('../dist/games/kernel.js').PlayInput} */
    const input =
      seat === undefined
        ? { type: 'tick' }
        : { type: 'move', seat, text: game.anyMove(game.view(play, seat), seat, rngFrom(`${nth}`, log.length)) };
    const submitted = game.submit(play, input, seat === undefined ? (due ?? at) : at);
    if (!submitted.ok || !submitted.changed) break;
    play = submitted.play;
    log.push(submitted.entry);
  }
  return { opening, play, log };
}

/** @param {import('../dist/games/kernel.js').Game} game @param {number} nth */
function recordLike(game, nth) {
  const { opening, play, log } = logOf(game, nth);
  const seats = [0, 1].map((seat) => ({
    kind: /** @type {const} */ ('member'),
    id: idOf(seat + nth),
    name: `Member ${nth}`,
  }));
  const code = randomBytes(4).toString('hex').toUpperCase();
  return {
    format: /** @type {const} */ (1),
    code,
    table: /** @type {import('../dist/store/address.js').TableId} */ (idOf(nth)),
    ended: begun,
    edition: game.edition,
    match: {
      game: game.id,
      language: /** @type {const} */ ('fr'),
      guild,
      began: nth,
      born: begun,
      seats,
      stage: /** @type {const} */ ({ at: 'over', ending: { by: 'resigning', seat: 0 } }),
      play,
      opened: { seats: opening.seats, at: begun },
      seed: opening.seed,
      config: opening.config,
      recent: [],
    },
    log,
  };
}

/**
 * Bytes in the store after a year of a lively server.
 * @param {{ kind?: import('./setting.mjs').StoreKind, members?: number, gamesADay?: number, days?: number, replayDays?: number }} [options]
 */
export async function measureYear({
  kind = 'embedded',
  members = 200,
  gamesADay = 50,
  days = 365,
  replayDays = 90,
} = {}) {
  return withStore(kind, async (store, client) => {
    const empty = await bytesIn(client);
    await play(store, { members, results: gamesADay * days, days });
    const books = (await bytesIn(client)) - empty;
    for (let nth = 0; nth < gamesADay * replayDays; nth++) {
      const game = games[nth % games.length];
      if (game !== undefined) await store.keepReplay(replayOf(recordLike(game, nth)));
    }
    const all = (await bytesIn(client)) - empty;
    return { books: books / 1e6, replays: (all - books) / 1e6, all: all / 1e6 };
  });
}

/** What all keys take in the memory of the server. */
async function bytesIn(/** @type {import('../dist/store/connectRedis.js').Client} */ client) {
  let bytes = 0;
  let cursor = '0';
  do {
    const [next, keys] = /** @type {[string, string[]]} */ (await client.call('SCAN', cursor, 'COUNT', '1000'));
    for (const key of keys) bytes += Number(await client.call('MEMORY', 'USAGE', key, 'SAMPLES', '0'));
    cursor = next;
  } while (cursor !== '0');
  return bytes;
}
