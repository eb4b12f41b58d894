/** How many times the newest position is in the list. */
export function occurrence(seen: readonly string[]): number {
  return seen.filter((position) => position === seen.at(-1)).length;
}
