import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LocalServer, LocalServerOptions } from '../localServer.ts';
import { socketPath } from '../sockets.ts';
import { type Running, supervise } from '../supervise.ts';
import { embeddedFolder } from './folder.ts';
import { clockPause } from './gate.ts';
import type { Report } from './report.ts';

/** Node 20 does not run TypeScript, so tests that run the sources start the built child. */
const child = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../dist/store/embedded/child.js', import.meta.url)
    : new URL('./child.js', import.meta.url),
);

export async function openEmbeddedServer({ dataDir, log }: LocalServerOptions): Promise<LocalServer> {
  const address = socketPath(dataDir, 'embedded');
  const supervised = await supervise('The embedded Valkey', () => start(dataDir, log), log);
  return {
    address,
    describe: `Storage: the embedded Valkey, kept in ${embeddedFolder(dataDir)}. If the machine fails, the last second may be lost.`,
    // What was written last is the tick before the one that was due.
    ticksLost: 2 * clockPause,
    stop: supervised.stop,
  };
}

function start(dataDir: string, log: (line: string) => void): Promise<Running> {
  const process = fork(child, [dataDir], {
    execArgv: ['--no-warnings', '--max-semi-space-size=1', '--optimize-for-size'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => {
    process.once('exit', () => resolve());
    process.once('error', () => resolve());
  });
  let fault: string | undefined;
  const running: Running = {
    ended,
    async end() {
      askToStop(process);
      await ended;
      if (fault !== undefined) throw new Error(fault);
    },
  };
  return new Promise((resolve, reject) => {
    let ready = false;
    process.on('message', (message) => {
      const report = message as Report;
      switch (report.type) {
        case 'ready':
          ready = true;
          return resolve(running);
        case 'warning':
          return log(report.text);
        case 'failed':
          fault = report.text;
          return ready ? log(report.text) : reject(new Error(report.text));
      }
    });
    ended.then(() => reject(new Error('The embedded Valkey did not start.')));
  });
}

function askToStop(process: ChildProcess): void {
  if (process.connected) process.send('stop', () => {});
}
