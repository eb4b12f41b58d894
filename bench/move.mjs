// Measures the time from a press to the published edit. Foxu's moves are compared with a bare discord.js bot that
// answers the same press with a fixed picture of the same size. Both take turns in one run. Each bot is a process and
// has its own local Discord in this process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { everyComponent } from '../dist/playground/discord/world/content.js';
import { openDuel, timed } from './duel.mjs';
import { median, p95 } from './figures.mjs';
import { canReadMemory as isLinux } from './memory.mjs';
import { processorTime } from './processor.mjs';
import { openSetting, startBot } from './setting.mjs';

/**
 * @typedef {import('./setting.mjs').LocalDiscord} LocalDiscord
 * @typedef {import('./setting.mjs').Setting} Setting
 * @typedef {import('../src/playground/discord/world/records.ts').Message} Message
 * @typedef {import('./duel.mjs').Move} Move
 *
 * @typedef {object} Side
 * @property {number} median Milliseconds.
 * @property {number} p95
 *
 * @typedef {object} Compared
 * @property {Side} ours
 * @property {Side} bare
 * @property {number} ratio Of the medians.
 * @property {number} bytes The median size of our pictures. The bare bot's picture has about as many bytes.
 * @property {number} [processor] Milliseconds of processor time that our bot takes for a move. Only Linux tells it.
 */

const bareBot = fileURLToPath(new URL('./bareBot.mjs', import.meta.url));

/** Starts a bare bot with its own Discord. */
async function openBare() {
  const setting = await openSetting();
  const { discord, ada, channels } = setting;
  const child = fork(bareBot, [], {
    env: { DISCORD_TOKEN: discord.token, DISCORD_API_URL: discord.api },
    serialization: 'advanced',
  });
  const gone = new AbortController();
  child.once('exit', () => gone.abort());
  const told = () => once(child, 'message', { signal: gone.signal });
  await told();
  return {
    /**
     * Posts a copy of a board, and gives a function that presses it.
     * @param {Message} board
     * @param {unknown} components As our bot wrote them.
     */
    async copy({ attachments: [picture] }, components) {
      const { bytes, filename: name, description } = picture ?? {};
      child.send({ channel: channels[0]?.id, components, picture: bytes, name, description });
      const [id] = await told();
      const message = discord.message(id);
      const control = everyComponent(message?.components ?? []).find(({ custom_id }) => custom_id !== undefined);
      if (message === undefined || control?.custom_id === undefined) throw new Error('The copy has no control.');
      const { custom_id, options } = control;
      const value = options?.[0]?.value ?? undefined;
      const hand = discord.as(ada);
      const press = () =>
        value === undefined ? hand.click(message, custom_id) : hand.choose(message, custom_id, [value]);
      return () => timed(discord, message, press);
    },
    async close() {
      child.disconnect();
      await once(child, 'exit');
      await discord.close();
    },
  };
}

/** The components of the newest board as the bot sent them, without the ids that Discord adds. */
function componentsWritten(/** @type {LocalDiscord} */ { requests }) {
  const edit = requests.findLast(({ method, path }) => method === 'PATCH' && path.startsWith('/channels/'));
  if (edit === undefined) throw new Error('No board was edited.');
  return /** @type {{ components: unknown }} */ (edit.body).components;
}

/**
 * Measures our bot and the bare one in turn.
 * @param {{ warmUp: number, repetitions: number }} times
 * @param {number | undefined} pid Of our bot.
 * @param {() => Promise<Move>} ourMove
 * @param {() => Promise<number>} bareMove
 * @returns {Promise<Compared>}
 */
async function compare({ warmUp, repetitions }, pid, ourMove, bareMove) {
  const taken = () => (isLinux && pid !== undefined ? processorTime(pid) : Promise.resolve(Number.NaN));
  /** @type {Move[]} */
  const ours = [];
  /** @type {number[]} */
  const bare = [];
  /** @type {number[]} */
  const processor = [];
  for (let round = 0; round < warmUp + repetitions; round++) {
    const before = await taken();
    ours.push(await ourMove());
    processor.push((await taken()) - before);
    bare.push(await bareMove());
  }
  const our = ours.slice(warmUp).map(({ time }) => time);
  const their = bare.slice(warmUp);
  return {
    ours: { median: median(our), p95: p95(our) },
    bare: { median: median(their), p95: p95(their) },
    ratio: median(our) / median(their),
    bytes: median(ours.map(({ bytes }) => bytes)),
    ...(isLinux ? { processor: median(processor.slice(warmUp)) } : {}),
  };
}

/**
 * Measures two kinds of move: shuffling the grey pegs, and slides through as many whole games as are needed.
 * @param {{ kind?: import('./place.mjs').StoreKind, warmUp?: number, repetitions?: number }} [options]
 * @returns {Promise<{ shuffle: Compared, slide: Compared }>}
 */
export async function measureMoves({ kind = 'sqlite', warmUp = 30, repetitions = 150 } = {}) {
  const times = { warmUp, repetitions };
  const setting = await openSetting();
  const { discord } = setting;
  const bot = await startBot(discord, { kind });
  const bare = await openBare();
  try {
    const duel = await openDuel(setting);
    const { shuffle, slide, toSlide } = duel;
    await shuffle();
    const copy = () => bare.copy(duel.board(), componentsWritten(discord));
    const shuffled = await compare(times, bot.child.pid, shuffle, await copy());
    for (let moves = 0; moves < 8; moves++) await slide();
    await toSlide();
    return { shuffle: shuffled, slide: await compare(times, bot.child.pid, slide, await copy()) };
  } finally {
    await bot.stop();
    await bare.close();
    await discord.close();
  }
}
