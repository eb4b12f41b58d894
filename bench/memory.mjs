import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Memory Megabytes that are really in the machine's memory (resident).
 * @property {number} bot
 * @property {number} store Of the processes that the bot has started: its store.
 * @property {number} total
 */

/** Only Linux tells this about a process. */
export const canReadMemory = process.platform === 'linux';

async function residentOf(/** @type {number} */ pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/** @returns {Promise<Memory>} */
export async function memoryOf(/** @type {number | undefined} */ pid) {
  if (pid === undefined) throw new Error('The process has not started.');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const bot = await residentOf(pid);
  const store = (await Promise.all(children.map(residentOf))).reduce((sum, each) => sum + each, 0);
  return { bot, store, total: bot + store };
}
