/** Code points: from the first to the second, from the third to the fourth, and so on. */
export type Ranges = Uint32Array;

/** Reads ranges as style sheets write them: `U+0-ff,U+131`. */
export function rangesOf(written: string): Ranges {
  const ends = written.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi);
  return Uint32Array.from(
    [...ends].flatMap(([, from = '', to = from]) => [from, to].map((end) => Number.parseInt(end, 16))),
  );
}

export function holds(ranges: Ranges, codePoint: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) {
    if (codePoint >= (ranges[at] as number) && codePoint <= (ranges[at + 1] as number)) return true;
  }
  return false;
}
