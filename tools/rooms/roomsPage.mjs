// The table of rooms as people read it, in `ARCHITECTURE.md`.
import { rooms } from './table.mjs';

const begin = '<!-- rooms: made by `npm run rooms` -->';
const end = '<!-- /rooms -->';

/** @typedef {import('./table.mjs').Room} Room */

/** @param {string} name */
const code = (name) => `\`${name}\``;
/** @param {string} name A room or a file. */
const shown = (name) => (name.endsWith('.ts') ? code(name) : code(`${name}/`));

/** @param {Room} room */
function otherRooms({ knows, knowsTypes }) {
  const types = knowsTypes.filter((each) => each.endsWith('.ts')).map((each) => `types of ${code(each)}`);
  return [...knows.map(shown), ...types].join(', ') || 'nothing';
}

/** @param {Room} room */
function packages({ packages: own, knowsTypes, node }) {
  const types = knowsTypes.filter((each) => !each.endsWith('.ts')).map((each) => `types of ${code(each)}`);
  return [...(node === 'node' ? ['Node'] : []), ...own.map(code), ...types].join(', ') || 'nothing';
}

function table() {
  const head =
    '| Room in `src/` | What lives there | Rooms and files it may import | Packages |\n| --- | --- | --- | --- |';
  const lines = rooms.map(
    (room) => `| ${shown(room.name)} | ${room.lives} | ${otherRooms(room)} | ${packages(room)} |`,
  );
  return [head, ...lines].join('\n');
}

/**
 * @param {string} page
 * @returns The page, with the table as it should be.
 */
export function withRooms(page) {
  const [before, rest] = page.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}.`);
  return `${before}${begin}\n\n${table()}\n\n${end}${after}`;
}
