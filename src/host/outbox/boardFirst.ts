import type { Snapshot } from '../tables.ts';
import type { Herald } from './herald.ts';

/** Lets private boards follow when the public one was shown, or could not be. */
export function boardFirst(herald: Herald, follow: (snapshot: Snapshot) => void): Herald {
  return {
    async announce(notice) {
      try {
        const shown = await herald.announce(notice);
        // If something newer waits, they follow that.
        if (shown.posted !== 'superseded') follow(notice);
        return shown;
      } catch (error) {
        follow(notice);
        throw error;
      }
    },
  };
}
