import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const mainFile = fileURLToPath(new URL('./main.js', import.meta.url));

/** Whether a bot of this folder runs on this machine, or in this container. Only Linux tells. */
export function runsHere(file = mainFile): boolean {
  return processes().some((process) => {
    try {
      const [, ...args] = readFileSync(`/proc/${process}/cmdline`, 'utf8').split('\0');
      const folder = readlinkSync(`/proc/${process}/cwd`);
      return args.some((arg) => arg !== '' && resolve(folder, arg) === file);
    } catch {
      // It has ended, or belongs to somebody else.
      return false;
    }
  });
}

function processes(): readonly string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
