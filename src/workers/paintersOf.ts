/** Cores for what talks to Discord and to the store, and for the store itself. */
const busyOtherwise = 2;
/** More would only cost memory: Discord takes fifty messages a second. */
const enough = 4;

/** How many threads may paint on a machine with so many cores. */
export function paintersOf(cores: number): number {
  return Math.min(enough, Math.max(1, cores - busyOtherwise));
}
