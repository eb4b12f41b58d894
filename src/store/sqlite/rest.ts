/** The binding aborts a process that ends while a thread is within a call. So at the exit the thread is let finish its calls. */

const [busy, resting] = [0, 1];
/** Milliseconds. A call that hangs keeps nobody longer. */
const longest = 2_000;

export const newRest = (): Int32Array => new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/** In the thread: does this unless the process ends. */
export function unlessEnding<Done>(state: Int32Array, act: () => Done): Done {
  Atomics.store(state, busy, 1);
  rest(state);
  const done = act();
  rest(state);
  Atomics.store(state, busy, 0);
  return done;
}

function rest(state: Int32Array): void {
  if (Atomics.load(state, resting) === 0) return;
  Atomics.store(state, busy, 0);
  Atomics.notify(state, busy);
  // The process is gone before that.
  Atomics.wait(state, resting, 1);
}

/** In the process that ends. */
export function letRest(state: Int32Array): void {
  Atomics.store(state, resting, 1);
  Atomics.wait(state, busy, 1, longest);
}
