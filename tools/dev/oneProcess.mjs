/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** A little more than Plateau takes before it gives up by itself. */
const patience = 12_000;

/**
 * One process at a time: the next begins when the last has ended, since both use the same port and the same data.
 * @param {{ start: () => ChildProcess, onFall: (code: number | null) => void }} parts `onFall` is told of one that
 * ended unasked.
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

  /** However often something changed meanwhile, it is started once. */
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
