import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Compiles what has changed since the last time. When there are faults, it prints them and writes nothing.
 * `tsc --watch` could do all this, but it sees no change in a folder as near the root as `/srv/plateau`.
 */
export function openCompiler() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;

  return {
    /** @returns {Promise<'compiled' | 'faults'>} */
    compile() {
      const options = ['-p', 'tsconfig.build.json', '--pretty', String(process.stdout.isTTY === true)];
      // tsc starts another program for the work. A signal reaches that program only through their process group.
      const child = spawn(process.execPath, [tsc, ...options], {
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      });
      running = child;
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('exit', (code) => {
          running = undefined;
          resolve(code === 0 ? 'compiled' : 'faults');
        });
      });
    },
    stop() {
      if (running?.pid === undefined) return;
      if (process.platform === 'win32') running.kill();
      else process.kill(-running.pid, 'SIGTERM');
    },
  };
}
