// Measures the time from a press to the published edit. Foxu's moves are compared with a bare discord.js bot that
// answers the same press with a fixed picture of the same size. Both take turns in one run. Each bot is a process and
// has its own local Discord in this process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { everyComponent } from '../dist/playground/discord/world/content.js';
import { beginDuel, mover, nextBoard, nextPress, revisionOf } from './duel.mjs';
import { median, p95 } from './figures.mjs';
import { canReadMemory as isLinux } from './memory.mjs';
import { processorTime } from './processor.mjs';
import { openSetting, startBot } from './setting.mjs';

/**
 * @typedef {import('./setting.mjs').LocalDiscord} LocalDiscord
 * @typedef {import('./setting.mjs').Setting} Setting
 * @typedef {import('../src/playground/discord/world/records.ts').Message} Message
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
const patience = 10_000;
/** A pause between two presses, as people make one. Without it, clients would reach their fifty requests a second. */
const pause = 25;

/** Milliseconds from a press until the message is edited. */
async function timed(
  /** @type {LocalDiscord} */ discord,
  /** @type {Message} */ message,
  /** @type {() => unknown} */ press,
) {
  let off = () => {};
  const edited = new Promise((resolve) => {
    off = discord.on((change) => {
      if (change.type === 'message' && change.what === 'edited' && change.message === message) {
        resolve(performance.now());
      }
    });
  });
  const start = performance.now();
  press();
  const end = await Promise.race([edited, sleep(patience, undefined, { ref: false })]);
  off();
  if (end === undefined) throw new Error('A press was not answered.');
  await sleep(pause);
  return end - start;
}

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

/** @typedef {{ time: number, bytes: number }} Move */

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
 * @param {{ kind?: import('./setting.mjs').StoreKind, warmUp?: number, repetitions?: number }} [options]
 * @returns {Promise<{ shuffle: Compared, slide: Compared }>}
 */
export async function measureMoves({ kind = 'embedded', warmUp = 30, repetitions = 150 } = {}) {
  const times = { warmUp, repetitions };
  const setting = await openSetting();
  const { discord, channels } = setting;
  const bot = await startBot(discord, { kind });
  const bare = await openBare();
  const channel = /** @type {import('./setting.mjs').Channel} */ (channels[0]);
  let board = await beginDuel(setting, channel);
  const bytes = () => board.attachments[0]?.bytes.length ?? 0;
  let pick = 3;

  const shuffle = async () => {
    const time = await timed(discord, board, () => discord.as(mover(setting, board)).click(board, 'Shuffle'));
    return { time, bytes: bytes() };
  };
  /** Plays everything up to the next slide. */
  const toSlide = async () => {
    pick += 7;
    let next = nextPress(setting, board, pick);
    while (next.what !== 'slide') {
      const before = revisionOf(board);
      next.press();
      board = await nextBoard(setting, channel, before);
      next = nextPress(setting, board, pick);
    }
    return next;
  };
  const slide = async () => {
    const { press } = await toSlide();
    const time = await timed(discord, board, press);
    return { time, bytes: bytes() };
  };

  try {
    await shuffle();
    const shuffled = await compare(times, bot.child.pid, shuffle, await bare.copy(board, componentsWritten(discord)));
    for (let moves = 0; moves < 8; moves++) await slide();
    await toSlide();
    return {
      shuffle: shuffled,
      slide: await compare(times, bot.child.pid, slide, await bare.copy(board, componentsWritten(discord))),
    };
  } finally {
    await bot.stop();
    await bare.close();
    await discord.close();
  }
}
