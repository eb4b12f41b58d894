// `npm run bench:soak` plays all games for ten minutes, and prints whether memory grows and whether anything comes late.
// `npm run bench:soak -- --seconds 60 --store redis --rate 20` does it for a minute, with games in a Redis.
import { once } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { slope } from './figures.mjs';
import { canReadMemory, memoryOf } from './memory.mjs';
import { scriptsFor } from './players.mjs';
import { openSetting, startBot } from './setting.mjs';

/**
 * @typedef {object} Sample What was so at one moment.
 * @property {number} minute
 * @property {number} heap Megabytes of the bot's main thread after a collection, with what hangs on them outside.
 * @property {number} memory Megabytes of the bot.
 * @property {number} changes Changes of tables a second since the sample before.
 *
 * @typedef {object} Soak
 * @property {readonly Sample[]} samples
 * @property {number} acts
 * @property {number} changes A second, over the whole time.
 * @property {number} late Acts that Discord would call failed, since nothing answered them within three seconds.
 * @property {number} slowest Milliseconds to the slowest acknowledgement in time.
 * @property {number} faults Lines of the log that tell of an error.
 * @property {Growth} growth Of the heap.
 * @property {Growth} growthOfAll Of the bot.
 *
 * @typedef {{ rise: number, error: number }} Growth Megabytes a minute, and the standard error of that.
 */

const preloaded = new URL('./heap.mjs', import.meta.url).href;
/** The first part of the time fills caches and starts threads. It does not count for the growth. */
const warmUp = 0.3;
const samplesWanted = 40;

/**
 * @param {{ seconds?: number, rate?: number, channels?: number, kind?: import('./place.mjs').StoreKind,
 *   tell?: (sample: Sample) => void }} [options] `rate` is how many times a second somebody acts.
 * @returns {Promise<Soak>}
 */
export async function measureSoak({ seconds = 600, rate = 60, channels = 45, kind = 'sqlite', tell } = {}) {
  const setting = await openSetting({ channels });
  const bot = await startBot(setting.discord, { kind, nodeOptions: ['--expose-gc', '--import', preloaded] });
  const counted = { acts: 0, changes: 0, late: 0, slowest: 0, faults: 0 };
  bot.child.stdout?.on('data', (/** @type {Buffer} */ chunk) => {
    const text = chunk.toString();
    counted.changes += text.split('"msg":"a table changed"').length - 1;
    counted.faults += text.split('"level":50').length - 1;
  });

  /** @type {import('./players.mjs').Script extends (watch: infer W) => unknown ? W : never} */
  const watch = async (exchange) => {
    counted.acts++;
    await exchange.acknowledged.catch(() => undefined);
    const after = exchange.acknowledgedAfter;
    if (after === undefined) counted.late++;
    else counted.slowest = Math.max(counted.slowest, after);
  };

  const begun = performance.now();
  const elapsed = () => (performance.now() - begun) / 1_000;
  /** @type {Sample[]} */
  const samples = [];

  async function sample() {
    let before = { at: elapsed(), changes: 0 };
    while (elapsed() < seconds) {
      await sleep((seconds * 1_000) / samplesWanted);
      bot.child.send('how much?');
      const [bytes] = await once(bot.child, 'message');
      const now = { at: elapsed(), changes: counted.changes };
      const changes = (now.changes - before.changes) / (now.at - before.at);
      before = now;
      const memory = await memoryOf(bot.child.pid);
      const taken = { minute: now.at / 60, heap: Number(bytes) / 2 ** 20, memory, changes };
      samples.push(taken);
      tell?.(taken);
    }
  }

  async function play() {
    const scripts = scriptsFor(setting);
    /** @type {Set<unknown>} */
    const busy = new Set();
    for (let beat = 0; elapsed() < seconds; beat++) {
      const script = scripts[beat % scripts.length];
      if (script !== undefined && !busy.has(script)) {
        busy.add(script);
        script(watch).finally(() => busy.delete(script));
      }
      await sleep(Math.max(0, ((beat + 1) / rate - elapsed()) * 1_000));
    }
    while (busy.size > 0) await sleep(50);
  }

  try {
    await Promise.all([sample(), play()]);
    const counting = samples.filter(({ minute }) => minute * 60 > seconds * warmUp);
    const growth = slope(counting.map(({ minute, heap }) => [minute, heap]));
    const growthOfAll = slope(counting.map(({ minute, memory }) => [minute, memory]));
    return { samples, ...counted, changes: counted.changes / seconds, growth, growthOfAll };
  } finally {
    await bot.stop();
    await setting.discord.close();
  }
}

async function run() {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '600' },
      rate: { type: 'string', default: '60' },
      store: { type: 'string', default: 'sqlite' },
    },
  });
  if (!canReadMemory) throw new Error('The memory of a process is only measured on Linux.');
  const kind = values.store === 'redis' ? 'redis' : 'sqlite';
  const print = (/** @type {readonly (string | number)[]} */ cells) =>
    process.stdout.write(`${cells.map((cell) => String(cell).padStart(10)).join('')}\n`);
  process.stdout.write(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, store: ${kind}\n`);
  print(['minute', 'heap MB', 'bot MB', 'changes/s']);
  const soak = await measureSoak({
    seconds: Number(values.seconds),
    rate: Number(values.rate),
    kind,
    tell: ({ minute, heap, memory, changes }) =>
      print([minute.toFixed(1), heap.toFixed(1), memory.toFixed(0), changes.toFixed(1)]),
  });
  const { growth, growthOfAll, changes, acts, late, slowest, faults } = soak;
  const said = (/** @type {Growth} */ { rise, error }) =>
    `by ${rise.toFixed(3)} MB a minute, standard error ${error.toFixed(3)}`;
  process.stdout.write(
    `the heap grows ${said(growth)}; the bot as a whole ${said(growthOfAll)}\n` +
      `${changes.toFixed(1)} changes of tables a second, ${acts} acts, ${late} late, ` +
      `the slowest in time acknowledged after ${slowest} ms, ${faults} errors in the log\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
