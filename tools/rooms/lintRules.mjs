// Makes the rules of what the linter must refuse, from the table of rooms.
//
// The rule `noRestrictedImports` sees the text of an import, not the file it leads to. A relative path into another
// room must name that room's folder. So folders are refused by name, and known files are allowed after that: in a
// group of patterns, the last one that matches decides. When two overrides match a file, the options of the last one
// replace those of the first, so each room has one complete list.
import { gameFolders, rooms, wiringFiles } from './table.mjs';

/** @typedef {import('./table.mjs').Room} Room */

/** @param {Room} room */
const inGames = ({ name }) => name.startsWith('games');
/** @param {string} known */
const isFile = (known) => known.endsWith('.ts') && known.includes('/');
/** @param {Room} room */
const known = ({ knows, knowsTypes }) => [...knows, ...knowsTypes.filter(isFile)];

/** Files of `games/` that know every game, and are rooms of their own. */
const lists = rooms.map(({ name }) => name).filter((name) => name.startsWith('games/') && isFile(name));

/** The folders directly in `src/`. */
const folders = [...new Set(rooms.map(({ name }) => name.split('/')[0] ?? ''))].filter((name) => name !== '*.ts');

/** @param {Room} room */
function otherRooms(room) {
  const others = folders.filter((folder) => folder !== room.name && !(folder === 'games' && inGames(room)));
  return others
    .filter((folder) => folder === 'games' || !room.knows.includes(folder))
    .flatMap((folder) => [`**/${folder}/**`, ...known(room).flatMap((each) => exceptions(folder, each))]);
}

/**
 * @param {string} folder
 * @param {string} each A room or a file that may be imported.
 */
function exceptions(folder, each) {
  if (each === 'games' && folder === 'games') return ['!**/games/*.ts', ...lists.map((list) => `**/${list}`)];
  return isFile(each) && each.startsWith(`${folder}/`) ? [`!**/${each}`] : [];
}

/**
 * All games are in one folder, so a path from one to another does not contain `games`.
 * @param {Room} room
 */
function otherGames(room, own = '') {
  if (!inGames(room)) return [];
  const others = room.knows.includes('games/<id>') ? [] : gameFolders.filter((game) => game !== own);
  const kit = room.name === 'games/kit' || room.knows.includes('games/kit') ? [] : ['kit'];
  return [
    ...others.map((game) => `**/${game}/**`),
    ...kit.map((folder) => `**/${folder}/**`),
    ...lists.map((list) => list.replace('games/', '**/')),
  ];
}

/** @param {Room} room */
function elsewhere(room) {
  const wiring = room.name === '*.ts' ? [] : wiringFiles.map((file) => `../**/${file}`);
  return [...wiring, '**/src/**', '**/dist/**', '**/test/**', '**/node_modules/**'];
}

/** @param {Room} room */
function packages(room) {
  const types = room.knowsTypes.filter((each) => !isFile(each));
  const named = [...room.packages, ...types].flatMap((name) => [`!${name}`, `!${name}/**`]);
  // The linter does not see what `createRequire` loads, so only the painter, which needs it, may import it.
  const node =
    room.node === 'node' ? ['!node:*', '!node:*/**', ...(room.name === 'render' ? [] : ['node:module'])] : [];
  return ['**', '!./**', '!../**', ...named, ...node];
}

/** @param {Room} room */
function messages(room) {
  const may = known(room).length === 0 ? 'no other room' : `of other rooms only ${known(room).join(', ')}`;
  const own = room.packages.length === 0 ? 'no package' : `of packages only ${room.packages.join(', ')}`;
  const here = room.name === '*.ts' ? 'src/*.ts' : `src/${room.name}`;
  return {
    rooms: `${here} knows ${may}. See tools/rooms/table.mjs.`,
    packages: `${here} knows ${own}, and ${room.node}. See tools/rooms/table.mjs.`,
  };
}

/**
 * @param {Room} room
 * @param {string} own The game's folder, in a room of a game.
 */
function override(room, own = '') {
  const path = room.name.replace('<id>', own);
  const { rooms: ofRooms, packages: ofPackages } = messages(room);
  const group = [...otherRooms(room), ...otherGames(room, own), ...elsewhere(room)];
  return {
    includes: includes(path),
    linter: {
      rules: {
        style: {
          noRestrictedImports: {
            level: 'error',
            options: {
              patterns: [
                { group: packages(room), message: ofPackages },
                { group, message: ofRooms },
              ],
            },
          },
          ...(Object.keys(room.forbidden).length === 0
            ? {}
            : { noRestrictedGlobals: { level: 'error', options: { deniedGlobals: room.forbidden } } }),
        },
      },
    },
    plugins: plugins(room),
  };
}

/** @param {string} path */
function includes(path) {
  if (path.endsWith('.ts')) return [`src/${path}`];
  return path === 'games' ? ['src/games/*.ts', ...lists.map((list) => `!src/${list}`)] : [`src/${path}/**`];
}

/** @param {Room} room */
function plugins(room) {
  return [
    './biome/hiddenImports.grit',
    ...(['render', 'workers'].includes(room.name) ? [] : ['./biome/importsAtHead.grit']),
    ...(room.knowsTypes.length === 0 ? [] : ['./biome/typesOnly.grit']),
    ...(inGames(room) ? ['./biome/noChance.grit'] : []),
  ];
}

/** The content of `biome/rooms.json`. */
export const roomsConfiguration = () => ({
  overrides: rooms.flatMap((room) =>
    room.name === 'games/<id>' ? gameFolders.map((game) => override(room, game)) : [override(room)],
  ),
});
