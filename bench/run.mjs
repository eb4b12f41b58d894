// `npm run bench` measures everything and prints one table. `npm run bench -- commits tables` measures only these parts.
import { cpus, tmpdir } from 'node:os';
import { print } from './lines.mjs';
import * as ofBot from './ofBot.mjs';
import * as ofStore from './ofStore.mjs';
import { kinds } from './place.mjs';

/** @typedef {import('./lines.mjs').Line} Line */

/** @param {(kind: import('./place.mjs').StoreKind) => Promise<Line[]>} measure */
const forEachKind = (measure) => async () => {
  const lines = [];
  for (const kind of kinds) lines.push(...(await measure(kind)));
  return lines;
};

/** @type {Readonly<Record<string, () => Promise<Line[]>>>} */
const parts = {
  moves: ofBot.moves,
  'move-kinds': ofBot.moveKinds,
  pictures: ofBot.pictures,
  crowd: ofBot.crowd,
  thinking: ofBot.thinking,
  'round-trips': ofStore.roundTrips,
  start: ofBot.start,
  commits: ofStore.commits,
  'slow-disk': ofStore.slowDisk,
  ending: ofStore.ending,
  standings: ofStore.standings,
  stalls: ofStore.stalls,
  tables: forEachKind(ofBot.tables),
  memory: forEachKind(ofBot.memory),
  weight: forEachKind(ofBot.weight),
  year: forEachKind(ofStore.year),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.\n`);
  process.exit(1);
}

const begun = performance.now();
process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, files in ${tmpdir()}\n`);
/** @type {Line[]} */
const lines = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stderr.write(`measuring ${name} …\n`);
  // When one part fails, the others are still measured.
  lines.push(
    ...(await measure().catch((/** @type {unknown} */ error) => [{ what: name, measured: `failed: ${error}` }])),
  );
}
if (!kinds.includes('redis')) lines.push({ what: 'with games in a Redis', measured: 'no redis-server is there' });
print(lines);
process.stderr.write(`in ${((performance.now() - begun) / 1000).toFixed(0)} s\n`);
