// Measures what a lively server keeps in a year.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { solvedOn, streaksPage } from '../dist/commands/daily/streaks.js';
import { games } from '../dist/games/registry.js';
import { rngFrom } from '../dist/games/rng.js';
import { cupSchema } from '../dist/host/cups/cup.js';
import { cupPage, cupsPage, gameLine } from '../dist/host/cups/keeping.js';
import { replayOf } from '../dist/host/records/record.js';
import { begun, day, enter, guild, idOf, play } from './books.mjs';
import { withStore } from './place.mjs';

/** Scores of the board of the day are kept for so many days, streaks for good. */
const scoresKept = 14;
/** So many cups that are over are kept. */
const cupsKept = 10;
const entrants = 8;

/** Whole games that were played by computers and by whatever controls offer: their logs are as long as games are. */
const played = games.flatMap((game) => {
  const text = readFileSync(new URL(`../test/data/records/${game.id}.json`, import.meta.url), 'utf8');
  /** @type {{ games: readonly { opening: { seats: number, config: unknown }, log: readonly string[], end: import('../dist/games/kernel.js').Play }[] }} */
  const kept = JSON.parse(text);
  return kept.games.map(({ opening, log, end }) => ({ game, opening, end, log: log.map(entryIn) }));
});

/** A digest of the position stands first. @returns {import('../dist/games/kernel.js').Entry} */
function entryIn(/** @type {string} */ line) {
  const [, at, ...input] = line.split(' ');
  return { at: Number(at), input: JSON.parse(input.join(' ')) };
}

/** One of them, as if it had been played by these members at that time. @param {number} nth */
function recordLike(nth) {
  const like = played[nth % played.length];
  if (like === undefined) throw new Error('no game is kept');
  const { game, opening, end, log } = like;
  const seed = randomBytes(16).toString('hex');
  const seats = Array.from({ length: end.seats }, (_, seat) => ({
    kind: /** @type {const} */ ('member'),
    id: idOf(seat + nth),
    name: `Member ${nth}`,
  }));
  return {
    format: /** @type {const} */ (1),
    code: randomBytes(4).toString('hex').toUpperCase(),
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
      stage: /** @type {const} */ ({ at: 'over', ending: { by: 'rules' } }),
      play: { ...end, seed },
      opened: { seats: opening.seats, at: begun },
      seed,
      config: opening.config,
      recent: [],
    },
    // People take their time, and no two games the same.
    log: log.map((entry, at) => ({ ...entry, at: begun + nth * 1_000 + at * 41_337 })),
  };
}

/**
 * The board of the day, solved each day by one of ten members.
 * @param {import('../dist/store/port.js').Store} store @param {{ members: number, days: number }} size
 */
async function solve(store, { members, days }) {
  const shelves = games.flatMap(({ id, solos }) =>
    solos.filter(({ comes }) => comes === 'daily').map(({ name }) => `${id}/${name}`),
  );
  const rng = rngFrom('boards of the day', 0);
  for (const shelf of shelves) {
    /** @type {Map<string, import('../dist/commands/daily/streaks.js').Streak>} */
    const streaks = new Map();
    for (let nth = 0; nth < days; nth++) {
      const today = new Date(begun + nth * day).toISOString().slice(0, 10);
      for (let solver = 0; solver < Math.max(1, members / 10); solver++) {
        const member = idOf(rng.int(members));
        streaks.set(member, solvedOn(today, streaks.get(member)));
        if (nth < days - scoresKept) continue;
        const score = {
          best: 5 + rng.int(9),
          took: rng.int(600_000),
          first: rng.int(60_000),
          name: `Member ${solver}`,
        };
        await store.note(guild, shelf, `${today}/${member}`, JSON.stringify(score), '');
      }
    }
    const lines = [...streaks].map(([name, streak]) => ({
      page: streaksPage(shelf),
      name,
      text: JSON.stringify(streak),
    }));
    await enter(store, lines, []);
  }
}

/** The cups that are kept, each played to its end by eight members. @param {import('../dist/store/port.js').Store} store */
async function playCups(store) {
  const result = { by: 'played', places: [1, 2], idle: [] };
  const lines = Array.from({ length: cupsKept }, (_, nth) => {
    const id = randomBytes(6).toString('hex');
    const rounds = [0, 1, 2].map((round) => ({
      began: begun + round * day,
      until: begun + (round + 1) * day,
      games: Array.from({ length: entrants / 2 }, (_, game) => ({
        entrants: [2 * game, 2 * game + 1],
        table: `${idOf(1)}.${idOf(game)}`,
        post: idOf(game),
        result,
      })),
    }));
    const cup = cupSchema.parse({
      ...{
        format: 1,
        id,
        game: 'foxu',
        guild,
        channel: idOf(1),
        by: idOf(2),
        language: 'fr',
        config: {},
        form: 'swiss',
      },
      ...{ counts: 'wins', roundsPlanned: 3, most: entrants, roundLimit: day, called: begun + nth, rounds },
      stage: { at: 'over', since: begun },
      entrants: Array.from({ length: entrants }, (_, at) => ({ kind: 'member', id: idOf(at), name: `Member ${at}` })),
      posts: Object.fromEntries(['sign-up', 'round 1', 'round 2', 'round 3', 'end'].map((name) => [name, idOf(3)])),
    });
    const ofGames = rounds.flatMap(({ games: all }, round) =>
      all.map((_, game) => ({ page: cupPage(id), name: gameLine(round, game), text: JSON.stringify(result) })),
    );
    return [{ page: cupsPage, name: id, text: JSON.stringify(cup) }, ...ofGames];
  });
  await enter(store, lines.flat(), []);
}

/**
 * Bytes in the store after a year of a lively server.
 * @param {{ kind?: import('./place.mjs').StoreKind, members?: number, gamesADay?: number, days?: number, replayDays?: number }} [options]
 */
export async function measureYear({
  kind = 'sqlite',
  members = 200,
  gamesADay = 50,
  days = 365,
  replayDays = 90,
} = {}) {
  return withStore(kind, async (store, place) => {
    const empty = await place.bytes();
    await play(store, { members, results: gamesADay * days, days });
    await solve(store, { members, days });
    await playCups(store);
    const books = (await place.bytes()) - empty;
    for (let nth = 0; nth < gamesADay * replayDays; nth++) {
      await store.keepReplay(replayOf(recordLike(nth)));
    }
    const all = (await place.bytes()) - empty;
    return { books: books / 1e6, replays: (all - books) / 1e6, all: all / 1e6 };
  });
}
