import { readdir, readFile } from 'node:fs/promises';

/** Milliseconds of processor time that the threads of a process have taken. */
export async function processorTime(/** @type {number} */ pid) {
  const threads = await readdir(`/proc/${pid}/task`);
  const lines = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')));
  return lines.reduce((sum, line) => sum + Number(line.split(' ')[0]) / 1e6, 0);
}
