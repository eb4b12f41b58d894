/** A line with a list that may be cut short. */
export interface Listing {
  readonly items: readonly string[];
  readonly between?: string;
  /** The line with this list in it. */
  say(list: string): string;
  /** How many characters the whole line may always have. */
  readonly least: number;
}

/** How a list that is cut short ends: after some items, or when none are left. */
export interface More {
  more(count: number): string;
  andMore(count: number): string;
}

/** How long all of these lines are when no list is cut. */
export function wholeLength(lines: readonly (string | Listing)[]): number {
  return lines.map(whole).join('\n').length;
}

function whole(line: string | Listing): string {
  return typeof line === 'string' ? line : line.say(line.items.join(line.between ?? ', '));
}

/** All of these lines within this many characters. If they are too long, lists are cut, the last list last. */
export function fitted(lines: readonly (string | Listing)[], longest: number, more: More): string {
  const lengths = lines.map((line) => whole(line).length);
  const sizes = lines.map((line, nth) => {
    const full = lengths[nth] ?? 0;
    return typeof line === 'string' ? full : Math.min(full, line.least);
  });
  let room = longest - (lines.length - 1) - sizes.reduce((sum, size) => sum + size, 0);
  for (const nth of [...lines.keys()].reverse()) {
    const size = sizes[nth] ?? 0;
    const wider = Math.max(0, Math.min((lengths[nth] ?? 0) - size, room));
    sizes[nth] = size + wider;
    room -= wider;
  }
  return lines.map((line, nth) => (typeof line === 'string' ? line : cut(line, sizes[nth] ?? 0, more))).join('\n');
}

function cut(line: Listing, size: number, { more, andMore }: More): string {
  if (whole(line).length <= size) return whole(line);
  const { items, between = ', ', say } = line;
  for (let kept = items.length - 1; kept > 0; kept--) {
    const shorter = say(items.slice(0, kept).join(between) + andMore(items.length - kept));
    if (shorter.length <= size) return shorter;
  }
  return say(more(items.length));
}
