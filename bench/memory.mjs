import { readFile } from 'node:fs/promises';

/**
 * @typedef {object} Memory Megabytes that are really in the machine's memory (resident).
 * @property {number} bot
 * @property {number} store Of the processes that the bot has started: its store.
 * @property {number} total What all of them take together. Node's own program, which all of them run, is there once.
 */

/** Only Linux tells this about a process. */
export const canReadMemory = process.platform === 'linux';

/** @returns {Promise<{ own: number, files: number }>} */
async function residentOf(/** @type {number} */ pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const megabytes = (/** @type {string} */ field) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
  return { own: megabytes('RssAnon') + megabytes('RssShmem'), files: megabytes('RssFile') };
}

/** @returns {Promise<Memory>} */
export async function memoryOf(/** @type {number | undefined} */ pid) {
  if (pid === undefined) throw new Error('The process has not started.');
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).split(' ').filter(Boolean).map(Number);
  const bot = await residentOf(pid);
  const stores = await Promise.all(children.map(residentOf));
  const own = stores.reduce((sum, each) => sum + each.own, 0);
  return {
    bot: bot.own + bot.files,
    store: stores.reduce((sum, { files }) => sum + files, own),
    total: bot.own + own + Math.max(bot.files, ...stores.map(({ files }) => files)),
  };
}
