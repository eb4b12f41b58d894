// Tables for the store of a bot that holds many: one game is played between two members, and copied.
import { games } from '../dist/games/registry.js';
import { rngFrom } from '../dist/games/rng.js';
import { thinkingFor } from '../dist/games/thinking.js';
import { openDatabase } from '../dist/store/sqlite/database.js';
import { storeOn } from '../dist/store/sqlite/sqliteStore.js';
import { quietHost } from './quietHost.mjs';

/** @typedef {import('../dist/store/address.js').TableId} TableId */

const day = 24 * 60 * 60_000;
/** So many moves are made. First the pegs are shuffled, so that the log is long and the game is not over. */
const moves = 28;
const shuffles = 20;
/** Channels of which a local Discord knows nothing. */
const elsewhere = 900_000_000_000_000_000n;

/** @param {number} tables */
export const channelsElsewhere = (tables) =>
  Array.from({ length: tables }, (_, nth) => /** @type {TableId} */ (String(elsewhere + BigInt(nth))));

/**
 * Plays Foxu to its middle, and gives what makes a table like that of any other channel: a commit that begins it. Nothing is
 * due there for a day.
 * @param {import('./setting.mjs').Setting} setting
 */
export async function openCopies({ guild, ada, bob }) {
  const store = storeOn(openDatabase(':memory:'));
  const host = quietHost(store);
  const table = /** @type {TableId} */ ('7000');
  const [by, other] = [ada, bob].map(({ id, displayName: name }) => ({
    kind: /** @type {const} */ ('member'),
    id,
    name,
  }));
  const game = games.find(({ id }) => id === 'foxu');
  const level = game?.bots[0];
  if (game === undefined || level === undefined || by === undefined || other === undefined)
    throw new Error('Nobody plays.');
  const challenge = { game: game.id, guild: guild.id, language: /** @type {const} */ ('en'), by, against: [other] };
  await host.challenge(table, { ...challenge, turnLimit: undefined });
  await host.act(table, { act: 'accept', by: other.id });
  for (let move = 0; move < moves; move++) {
    const { play, seats } = (await host.look(table))?.match ?? {};
    if (play === undefined) throw new Error('The game has ended.');
    const seat = [game.awaiting(play)].flat()[0];
    const mover = typeof seat === 'number' ? seats?.[seat] : undefined;
    if (typeof seat !== 'number' || mover?.kind !== 'member') throw new Error('Nobody is to move.');
    const thinking = thinkingFor(20, rngFrom('bench', move));
    const text = move < shuffles ? 'shuffle' : game.ponder(level, game.view(play, seat), seat, thinking);
    const answer = await host.act(table, { act: 'move', by: mover.id, text });
    if (answer === 'nothing' || !answer.ok) throw new Error(`A move was refused: ${text}`);
  }
  await host.stop();
  const { body = '' } = await store.load(table);
  const log = await store.log(table);
  const listing = (await store.live(table)).get(table);
  await store.close();
  return {
    body,
    log,
    /**
     * @param {TableId} where
     * @param {number} [announceBy]
     * @returns {import('./place.mjs').Commit}
     */
    at: (where, announceBy) => ({
      ...{ table: where, from: 0, body, log, chapter: 'same', wake: Date.now() + day, announceBy, listing },
    }),
  };
}
