/** A line must stay short, and an open game may have many players. */
export function someOf(names: readonly string[]): string {
  const some = names.slice(0, 5).join(', ');
  return names.length > 5 ? `${some}…` : some;
}
