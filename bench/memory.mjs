import { readFile } from 'node:fs/promises';

/** Only Linux tells this about a process. */
export const canReadMemory = process.platform === 'linux';

/** Megabytes of a process that are really in the machine's memory (resident). */
export async function memoryOf(/** @type {number | undefined} */ pid) {
  if (pid === undefined) throw new Error('The process has not started.');
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}
