// The rooms of `src/`, and what a file in each of them may import. From this `npm run rooms` makes
// `biome/rooms.json`, which the linter reads, and the table in `ARCHITECTURE.md`.
import { readdirSync } from 'node:fs';

/**
 * @typedef {object} Room
 * @property {string} name A folder below `src/`. `games/<id>` means each game's folder, and `*.ts` the files of `src/`
 * itself.
 * @property {string} lives What lives there.
 * @property {readonly string[]} knows Other rooms, or single files of them, from which anything may be imported.
 * @property {readonly string[]} knowsTypes Files and packages of which only the types may be imported.
 * @property {readonly string[]} packages
 * @property {'node' | 'nothing of Node'} node Whether Node's own modules may be imported.
 * @property {Readonly<Record<string, string>>} forbidden Globals that may not be used, and why.
 */

const anotherWay = 'Ask the wiring in src/ for it: only that reads the environment and the network.';
const noSurroundings = { process: anotherWay, fetch: anotherWay };

/** Code that reads a clock or random numbers does not give the same answer twice. */
const pure = Object.fromEntries(
  [
    ['Time comes in with the moment.', 'Date', 'performance', 'Temporal'],
    ['Chance comes in with the moment: use its rng.', 'crypto'],
    ['A game is pure.', 'process', 'Buffer', 'console', 'fetch', 'WebSocket', 'globalThis', 'eval'],
    ['A game is pure.', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ].flatMap(([reason = '', ...names]) => names.map((name) => [name, reason])),
);

/** @type {readonly Room[]} */
export const rooms = [
  {
    name: 'games',
    lives: 'the contract, the kernel, and what every game may use: chance, French, long names',
    knows: [],
    knowsTypes: ['render/scene.ts'],
    packages: ['pure-rand', 'zod'],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'games/kit',
    lives: 'what several games draw or say alike; in `picture/` the plates, marks and words of all pictures',
    knows: ['games'],
    knowsTypes: ['render/scene.ts'],
    packages: ['zod'],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'games/<id>',
    lives: 'one game, whole',
    knows: ['games', 'games/kit'],
    knowsTypes: ['render/scene.ts'],
    packages: ['zod'],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'games/registry.ts',
    lives: 'a line for each game',
    knows: ['games', 'games/<id>'],
    knowsTypes: [],
    packages: [],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'games/minds.ts',
    lives: 'a line for the mind of each game and one for its errands, which threads load by themselves',
    knows: ['games', 'games/<id>'],
    knowsTypes: [],
    packages: [],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'render',
    lives: 'from a scene to a small PNG, from several to a GIF that moves; the only canvas',
    knows: [],
    knowsTypes: [],
    packages: ['@napi-rs/canvas', 'gifenc'],
    node: 'node',
    forbidden: { fetch: anotherWay },
  },
  {
    name: 'store',
    lives: 'the port, its implementations on SQLite and on Redis, backup',
    knows: [],
    knowsTypes: ['pino'],
    packages: ['ioredis', 'libsql', 'dotenv', 'zod'],
    node: 'node',
    forbidden: { fetch: anotherWay },
  },
  {
    name: 'measures',
    lives: 'what is measured: a port that the wiring fills when somebody wants to know',
    knows: [],
    knowsTypes: [],
    packages: [],
    node: 'nothing of Node',
    forbidden: pure,
  },
  {
    name: 'workers',
    lives: 'what runs off the main thread: painting, computer players, errands',
    knows: ['games', 'games/minds.ts', 'games/registry.ts', 'render', 'measures'],
    knowsTypes: [],
    packages: ['piscina'],
    node: 'node',
    forbidden: noSurroundings,
  },
  {
    name: 'host',
    lives: 'matches: seats, turns, time, announcing, records, standings',
    knows: ['games', 'store/port.ts', 'store/address.ts', 'measures'],
    knowsTypes: ['pino'],
    packages: ['openskill', 'zod'],
    node: 'node',
    forbidden: noSurroundings,
  },
  {
    name: 'commands',
    lives: 'the only discord.js: commands, presses, typed moves, boards',
    knows: [
      'games',
      'games/kit/folded.ts',
      'games/kit/picture/plate.ts',
      'games/kit/picture/words.ts',
      'games/registry.ts',
      'host',
      'store/port.ts',
      'store/address.ts',
      'measures',
    ],
    knowsTypes: ['games/kit/picture/look.ts', 'render/scene.ts', 'pino'],
    packages: ['discord.js', '@discordjs/*', 'zod'],
    node: 'node',
    forbidden: noSurroundings,
  },
  {
    name: 'playground',
    lives: 'a local Discord and its web page; it meets the bot over HTTP and WebSocket',
    knows: [],
    knowsTypes: [],
    packages: ['discord-api-types', 'ws', 'zod'],
    node: 'node',
    forbidden: {},
  },
  {
    name: '*.ts',
    lives: 'wiring: environment, log, start, stop, health, metrics, the doctor, the look at a table',
    knows: ['games', 'games/registry.ts', 'render', 'store', 'measures', 'workers', 'host', 'commands', 'playground'],
    knowsTypes: [],
    packages: ['dotenv', 'pino', 'prom-client', 'zod'],
    node: 'node',
    forbidden: {},
  },
];

/** @param {string} folder */
const entries = (folder) => readdirSync(new URL(`../../${folder}`, import.meta.url), { withFileTypes: true });

/** The folders of the games. */
export const gameFolders = entries('src/games')
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name)
  .sort();

/** The files of the wiring. */
export const wiringFiles = entries('src')
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map(({ name }) => name)
  .sort();
