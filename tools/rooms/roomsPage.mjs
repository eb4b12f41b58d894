// Writes the table of rooms for readers, in `ARCHITECTURE.md`.
import { rooms } from './table.mjs';

const marks = {
  rooms: ['<!-- rooms: made by `npm run rooms` -->', '<!-- /rooms -->'],
  diagram: ['<!-- diagram -->', '<!-- /diagram -->'],
};

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

/** The diagram of which room calls which. The kit and the registry represent the games. */
function diagram() {
  const nameOf = (/** @type {string} */ name) => (name === '*.ts' ? 'wiring' : name.split('/')[0]);
  const arrows = rooms.flatMap(({ name, knows, knowsTypes }) => [
    ...knows.map((other) => `  ${nameOf(name)} --> ${nameOf(other)}`),
    ...knowsTypes
      .filter((other) => other.endsWith('.ts') && !knows.some((known) => nameOf(known) === nameOf(other)))
      .map((other) => `  ${nameOf(name)} -. types .-> ${nameOf(other)}`),
  ]);
  const drawn = [...new Set(arrows)].filter((arrow) => !/^ {2}(\w+) .*> \1$/.test(arrow));
  return ['```mermaid', 'flowchart TD', ...drawn, '```'].join('\n');
}

/**
 * @param {string} page
 * @returns The page with the present diagram and table.
 */
export function withRooms(page) {
  return filled(filled(page, marks.diagram, diagram()), marks.rooms, table());
}

/**
 * @param {string} page
 * @param {string[]} between
 * @param {string} content
 */
function filled(page, [begin = '', end = ''], content) {
  const [before, rest] = page.split(begin);
  const [, after] = (rest ?? '').split(end);
  if (before === undefined || after === undefined) throw new Error(`The page has no ${begin} … ${end}.`);
  return `${before}${begin}\n\n${content}\n\n${end}${after}`;
}
