import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/**
 * Runs a file of this folder in a process of its own, which `answer` gives what it is to measure, and reads what it gives.
 * @param {string} url Of the file.
 * @param {object} options
 * @param {readonly string[]} [through] A program that starts the process, with its arguments.
 * @returns {Promise<any>}
 */
export async function apart(url, options, through = []) {
  const [program = '', ...args] = [...through, process.execPath, fileURLToPath(url), JSON.stringify(options)];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const [[code], said, complained] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  if (code !== 0) throw new Error(`The measuring process failed: ${complained}`);
  return JSON.parse(said);
}

/**
 * Measures if this file was started by `apart`.
 * @param {string} url
 * @param {(options: Options) => Promise<object>} measure
 * @template Options
 */
export async function answer(url, measure) {
  if (process.argv[1] !== fileURLToPath(url)) return;
  process.stdout.write(JSON.stringify(await measure(JSON.parse(process.argv[2] ?? '{}'))));
}
