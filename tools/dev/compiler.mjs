import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Compiles what has changed since the last time, and nothing while there are faults, which are printed. `tsc --watch`
 * would do it all alone, but sees no change in a folder as near the root as `/srv/plateau`.
 */
export function openCompiler() {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let running;

  return {
    /** @returns {Promise<'compiled' | 'faults'>} */
    compile() {
      const options = ['-p', 'tsconfig.build.json', '--pretty', String(process.stdout.isTTY === true)];
      // It hands the work on to a program of its own, which a signal reaches only as one of its group.
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
