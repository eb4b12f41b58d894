// Is loaded before the program: `node --import ./test/faults/kill.mjs dist/main.js`. It kills the program, without warning,
// at the step that the test names. Nothing in the program knows of it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Redis } from 'ioredis';

/**
 * @typedef {object} Plan
 * @property {'load' | 'commit' | 'announced' | 'ended' | 'keepReplay' | 'enter' | 'recorded'} step
 * @property {'before' | 'after'} when Before the command is sent, or after its answer has come.
 * @property {number} nth
 * @property {string} [about] Only commands with this text in them count.
 */

/** @type {Plan | undefined} */
let plan;
let met = 0;

process.on('message', (message) => {
  plan = /** @type {Plan} */ (message);
  met = 0;
  process.send?.('armed');
});
// The test may end first. That must not end the program, and the program must not live on for the channel's sake.
process.channel?.unref();

const folder = new URL('../../src/store/lua/', import.meta.url);
const scripts = new Map(
  readdirSync(folder).map((file) => [
    createHash('sha1')
      .update(readFileSync(new URL(file, folder), 'utf8'))
      .digest('hex'),
    file.replace('.lua', ''),
  ]),
);

/** @param {{ name: string, args: readonly unknown[] }} command */
function stepOf({ name, args }) {
  if (name === 'hmget' && args.includes('body')) return 'load';
  return name === 'evalsha' ? scripts.get(String(args[0])) : undefined;
}

/** @param {string | undefined} step @param {Plan['when']} when @param {readonly unknown[]} args */
function reached(step, when, args) {
  if (plan === undefined || plan.step !== step || plan.when !== when) return;
  const { about } = plan;
  if (about !== undefined && !args.some((arg) => String(arg).includes(about))) return;
  met += 1;
  if (met === plan.nth) process.kill(process.pid, 'SIGKILL');
}

const send = Redis.prototype.sendCommand;
/** @param {any[]} given */
Redis.prototype.sendCommand = function (...given) {
  const step = stepOf(given[0]);
  const { args } = given[0];
  reached(step, 'before', args);
  const sent = Reflect.apply(send, this, given);
  if (step !== undefined) {
    // A commit that met a newer revision has changed nothing.
    sent
      .then((/** @type {unknown} */ answer) => String(answer) !== 'conflict' && reached(step, 'after', args))
      .catch(() => {});
  }
  return sent;
};

// The thread that holds the file is asked with these messages.
/** @typedef {{ id: number, name: string, args: readonly unknown[] }} Asked */
/** @type {WeakMap<Worker, Map<number, Asked>>} */
const asked = new WeakMap();
const post = Worker.prototype.postMessage;
/** @param {any[]} given */
Worker.prototype.postMessage = function (...given) {
  const [call] = given;
  if (typeof call?.name === 'string' && typeof call.id === 'number') {
    reached(call.name, 'before', call.args.map(textOf));
    const waiting = asked.get(this) ?? new Map();
    asked.set(this, waiting.set(call.id, call));
  }
  return Reflect.apply(post, this, given);
};
const emit = Worker.prototype.emit;
/** @param {any[]} given */
Worker.prototype.emit = function (...given) {
  const heard = Reflect.apply(emit, this, given);
  const waiting = asked.get(this);
  const [event, replies] = given;
  if (event !== 'message' || waiting === undefined || !Array.isArray(replies)) return heard;
  for (const { id, answer } of replies) {
    const call = waiting.get(id);
    waiting.delete(id);
    if (call !== undefined && answer !== 'conflict') reached(call.name, 'after', call.args.map(textOf));
  }
  return heard;
};

/** @param {unknown} arg */
const textOf = (arg) => (typeof arg === 'string' ? arg : (JSON.stringify(arg) ?? ''));
