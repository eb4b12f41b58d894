/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** A little more than the longest time Plateau takes to stop. */
const patience = 12_000;

/**
 * Runs one process at a time. The next begins when the last has ended, since both use the same port and data.
 * @param {{ start: () => ChildProcess, onFall: (code: number | null) => void }} parts `onFall` is called when a
 * process ended by itself.
 */
export function oneProcess({ start, onFall }) {
  /** @type {ChildProcess | undefined} */
  let running;
  /** @type {'run' | 'rest'} */
  let wanted = 'rest';
  /** @type {Promise<void> | undefined} */
  let underWay;
  let stale = false;

  function begin() {
    const child = start();
    running = child;
    child.once('exit', (code) => {
      if (running !== child) return;
      running = undefined;
      onFall(code);
    });
  }

  async function end() {
    const child = running;
    running = undefined;
    if (child === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(last);
  }

  /** Starts the process once, however often something changed meanwhile. */
  async function settle() {
    while (stale) {
      stale = false;
      await end();
      if (wanted === 'run' && !stale) begin();
    }
    underWay = undefined;
  }

  /** @param {'run' | 'rest'} wish */
  function want(wish) {
    wanted = wish;
    stale = true;
    underWay ??= settle();
    return underWay;
  }

  return {
    again: () => want('run'),
    stop: () => want('rest'),
  };
}
