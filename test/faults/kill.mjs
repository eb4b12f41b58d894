// Is loaded before the program: `node --import ./test/faults/kill.mjs dist/main.js`. It kills the program and the store
// that the program started, without warning, at the step that the test names. Nothing in the program knows of it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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
  // The program leads its process group: the embedded store dies with it, as when a machine loses power.
  if (met === plan.nth) process.kill(-process.pid, 'SIGKILL');
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
