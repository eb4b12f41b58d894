import { dirname, relative } from 'node:path/posix';
import { gameFolders, type Room, rooms, wiringFiles } from '../../../tools/rooms/table.mjs';

/** A line of a made-up file, and what the linter should say of it. */
export interface Probe {
  readonly file: string;
  readonly source: string;
  readonly verdict: 'allowed' | 'refused';
}

/** A room as it is on the disk: each game has one of its own. */
export interface Place {
  readonly room: Room;
  readonly path: string;
}

type Known = 'all' | 'types' | 'nothing';
type Write = (from: string) => string;

export const places: readonly Place[] = rooms.flatMap((room) =>
  room.name === 'games/<id>'
    ? gameFolders.map((game) => ({ room, path: `games/${game}` }))
    : [{ room, path: room.name }],
);

const isFile = (path: string): boolean => /\w\.ts$/.test(path);

/** Made-up files of a place, some of them deeper in it. */
function filesIn({ path }: Place): readonly [string, ...string[]] {
  if (path === '*.ts') return ['probe.ts'];
  if (path === 'games') return ['games/probe.ts'];
  return isFile(path) ? [path] : [`${path}/probe.ts`, `${path}/deep/probe.ts`, `${path}/deep/deeper/probe.ts`];
}

const singleFiles = [...new Set(rooms.flatMap(({ knows, knowsTypes }) => [...knows, ...knowsTypes]).filter(isFile))];

/** What somebody may want to import from a place: a file nobody thought of, and those that the table names. */
function targetsIn(place: Place): readonly string[] {
  if (place.path === '*.ts') return wiringFiles;
  const named = singleFiles.filter((file) => dirname(file) === place.path && !rooms.some(({ name }) => name === file));
  return [...filesIn(place), ...named];
}

const knownPackages = rooms
  .flatMap(({ packages, knowsTypes }) => [...packages, ...knowsTypes])
  .filter((each) => !isFile(each));
const packageNames = [...new Set([...knownPackages, 'chalk'])].map((name) => name.replace('*', 'rest'));
const nodeModules = ['node:fs', 'node:fs/promises', 'node:module', 'fs'];

function knownFile(place: Place, home: Place, target: string): Known {
  const { knows, knowsTypes } = place.room;
  if (home.path === place.path || knows.includes(target) || knows.includes(home.room.name)) return 'all';
  return knowsTypes.includes(target) ? 'types' : 'nothing';
}

function knownPackage({ packages, knowsTypes }: Room, name: string): Known {
  const fits = (each: string) => name === each || (each.endsWith('/*') && name.startsWith(each.slice(0, -1)));
  if (packages.some(fits)) return 'all';
  return knowsTypes.some(fits) ? 'types' : 'nothing';
}

function knownModule(room: Room, name: string): Known {
  // Whoever has `createRequire` needs no import any more.
  if (name === 'node:module') return room.name === 'render' ? 'all' : 'nothing';
  return room.node === 'node' && name.startsWith('node:') ? 'all' : 'nothing';
}

const value: Write = (from) => `import { thing } from '${from}';`;
const type: Write = (from) => `import type { Thing } from '${from}';`;

const waysToValues: readonly Write[] = [
  (from) => `import '${from}';`,
  (from) => `import thing from '${from}';`,
  (from) => `import { type Thing } from '${from}';`,
  (from) => `export { thing } from '${from}';`,
  (from) => `export * from '${from}';`,
  (from) => `export const lazy = await import('${from}');`,
];
const waysToTypes: readonly Write[] = [
  (from) => `import type {\n  Thing,\n} from '${from}';`,
  (from) => `import type * as things from '${from}';`,
  (from) => `export type { Thing } from '${from}';`,
];
/** Refused also where the import itself is allowed, since nobody could check it. */
const hiddenWays: readonly Write[] = [
  (from) => `export const lazy = await import(\`${from}\`);`,
  (from) => `export type Things = typeof import('${from}');`,
  (from) => `export type Thing = import('${from}').Thing;`,
];

function specifier(file: string, target: string): string {
  const path = relative(dirname(file), target);
  return path.startsWith('.') ? path : `./${path}`;
}

function probes(file: string, known: Known, from: string, manner: 'plainly' | 'in every way'): Probe[] {
  const write = (verdict: Probe['verdict']) => (way: Write) => ({ file, source: way(from), verdict });
  const ways =
    manner === 'plainly'
      ? { values: [], types: [], hidden: [] }
      : { values: waysToValues, types: waysToTypes, hidden: hiddenWays };
  return [
    ...[value, ...ways.values].map(write(known === 'all' ? 'allowed' : 'refused')),
    ...[type, ...ways.types].map(write(known === 'nothing' ? 'refused' : 'allowed')),
    ...(known === 'nothing' && from.startsWith('.') ? ways.hidden.map(write('refused')) : []),
  ];
}

/** Every import that a place could try: of every place, of every package, of Node. */
export function importsOf(place: Place): Probe[] {
  const { room } = place;
  const [first] = filesIn(place);
  const files = filesIn(place).flatMap((file) =>
    places.flatMap((home) =>
      targetsIn(home)
        .filter((target) => target !== file)
        .flatMap((target) =>
          probes(
            file,
            knownFile(place, home, target),
            specifier(file, target),
            file === first ? 'in every way' : 'plainly',
          ),
        ),
    ),
  );
  const names = packageNames.flatMap((name) => [
    ...probes(first, knownPackage(room, name), name, 'in every way'),
    ...probes(first, knownPackage(room, name), `${name}/deep`, 'plainly'),
  ]);
  const modules = nodeModules.flatMap((name) => probes(first, knownModule(room, name), name, 'in every way'));
  return [...files, ...names, ...modules];
}

const globals = [...new Set(rooms.flatMap(({ forbidden }) => Object.keys(forbidden)))];

/** Every global that some room may not use. */
export function globalsOf(place: Place): Probe[] {
  const [file] = filesIn(place);
  const probe = (name: string, verdict: Probe['verdict']) => ({
    file,
    source: `export const used = ${name};`,
    verdict,
  });
  return [
    ...globals.map((name) => probe(name, name in place.room.forbidden ? 'refused' : 'allowed')),
    probe('Math.random()', place.path.startsWith('games') ? 'refused' : 'allowed'),
  ];
}
