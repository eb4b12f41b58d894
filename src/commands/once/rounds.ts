import { nodeTimers, type Timers } from '../../host/time/timers.ts';

/** Looks again and again at what there is to post. One look ends before the next begins. */
export interface Rounds {
  look(): Promise<void>;
  /** Looks now, and then each minute. */
  start(): void;
  /** Looks earlier than in a minute, if nothing asks for still earlier. */
  lookIn(milliseconds: number): void;
  ending(): boolean;
  /** Begins nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

const every = 60_000;
/** What is nearly due is not looked at all the time. */
const shortest = 1_000;

export function openRounds(lookAtAll: () => Promise<void>, timers: Timers = nodeTimers): Rounds {
  let looking = Promise.resolve();
  let untilNext = every;
  let cancel: (() => void) | undefined;
  let ending = false;

  function look(): Promise<void> {
    looking = looking.then(() => {
      untilNext = every;
      return lookAtAll();
    });
    return looking;
  }

  function start() {
    void look().finally(() => {
      if (!ending) cancel = timers.after(untilNext, start);
    });
  }

  return {
    look,
    start,
    lookIn(milliseconds) {
      untilNext = Math.min(untilNext, Math.max(milliseconds, shortest));
    },
    ending: () => ending,
    stop() {
      ending = true;
      cancel?.();
      return looking;
    },
  };
}
