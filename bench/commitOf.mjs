const body = 'x'.repeat(2_400);
const log = Array.from({ length: 30 }, () => 'y'.repeat(40));
const day = 24 * 60 * 60_000;

/**
 * A commit of a table of the usual size: its beginning, or a move.
 * @param {number} n @param {number} from
 */
export const commitOf = (n, from) => ({
  table: /** @type {import('../dist/store/address.js').TableId} */ (String(1_000_000 + n)),
  from,
  body,
  log: from === 0 ? log : log.slice(0, 1),
  chapter: /** @type {const} */ ('same'),
  wake: Date.now() + day,
  announceBy: undefined,
  listing: 'listing',
});
