/** How near a solution is to the shortest: three stars for one that is as short, two for up to two moves more. */
export function stars(moves: number, fewest: number): string {
  const count = moves <= fewest ? 3 : moves <= fewest + 2 ? 2 : 1;
  return '★'.repeat(count) + '☆'.repeat(3 - count);
}
