import { inTime } from '../../host/inTime.ts';

/** Lets one work at a time be done for each name. */
export interface Turns {
  /** Begins when all before it has ended, or after so many milliseconds at the latest. */
  take<Of>(name: string, patience: number, work: () => Promise<Of>): Promise<Of>;
}

export function openTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(name, patience, work) {
      const before = last.get(name);
      const mine = (async () => {
        await inTime(before ?? Promise.resolve(), patience);
        return work();
      })();
      // Who comes next waits for both, should this one have lost its patience.
      const both = Promise.allSettled([before, mine]);
      last.set(name, both);
      try {
        return await mine;
      } finally {
        void both.then(() => {
          if (last.get(name) === both) last.delete(name);
        });
      }
    },
  };
}
