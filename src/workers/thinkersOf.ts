/** Each may hold tables of positions of its own, so more would cost much memory. */
const enough = 4;

/** How many threads may think for computer players on a machine with so many cores. One core is left to everything else. */
export function thinkersOf(cores: number): number {
  return Math.min(enough, Math.max(1, cores - 1));
}
