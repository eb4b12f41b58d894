/** Calls back later. The wiring gives those of Node; a test may give timers of its own. */
export interface Timers {
  /** Calls `run` once, after so many milliseconds. The function it returns takes that back. */
  after(milliseconds: number, run: () => void): () => void;
}

export const nodeTimers: Timers = {
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
