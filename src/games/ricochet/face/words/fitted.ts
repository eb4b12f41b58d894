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

/** All of these lines within this many characters. If they are too long, lists are cut, the last list last. */
export function fitted(lines: readonly (string | Listing)[], longest: number, more: More): string {
  const whole = lines.map((line) =>
    typeof line === 'string' ? line : line.say(line.items.join(line.between ?? ', ')),
  );
  const sizes = lines.map((line, nth) => {
    const full = whole[nth]?.length ?? 0;
    return typeof line === 'string' ? full : Math.min(full, line.least);
  });
  let room = longest - (lines.length - 1) - sizes.reduce((sum, size) => sum + size, 0);
  for (const nth of [...lines.keys()].reverse()) {
    const size = sizes[nth] ?? 0;
    const wider = Math.max(0, Math.min((whole[nth]?.length ?? 0) - size, room));
    sizes[nth] = size + wider;
    room -= wider;
  }
  return lines.map((line, nth) => (typeof line === 'string' ? line : cut(line, sizes[nth] ?? 0, more))).join('\n');
}

function cut({ items, between = ', ', say }: Listing, size: number, { more, andMore }: More): string {
  const whole = say(items.join(between));
  if (whole.length <= size) return whole;
  for (let kept = items.length - 1; kept > 0; kept--) {
    const line = say(items.slice(0, kept).join(between) + andMore(items.length - kept));
    if (line.length <= size) return line;
  }
  return say(more(items.length));
}
