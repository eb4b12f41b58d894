import { fitted, spelt } from './fitted.ts';

/** A name is best parted after one of these. */
const seam = /[-_.\s]/;

/**
 * The text on two lines: parted where its parts are seen, even if the second line must then be cut; only where no parts
 * are seen, between two letters.
 */
export function brokenInTwo(text: string, room: number, widthOf: (text: string) => number): readonly [string, string] {
  const letters = spelt(text);
  const parted = (at: number) =>
    [letters.slice(0, at).join('').trimEnd(), letters.slice(at).join('').trimStart()] as const;
  const places = letters.flatMap((_, at) => (at > 0 && widthOf(parted(at)[0]) <= room ? [at] : []));
  /** So that no short end is left alone. */
  const evenest = (some: readonly number[]) =>
    some.toSorted((one, other) => longer(parted(one), widthOf) - longer(parted(other), widthOf))[0];
  const isSeam = (at: number) => seam.test(letters[at - 1] ?? '');
  const fits = (at: number) => widthOf(parted(at)[1]) <= room;
  const seams = places.filter(isSeam);
  const at = evenest(seams.filter(fits)) ?? seams.at(-1) ?? places.findLast(fits) ?? places.at(-1) ?? 1;
  const [first, second] = parted(at);
  return [first, fitted(second, room, widthOf)];
}

function longer([first, second]: readonly [string, string], widthOf: (text: string) => number): number {
  return Math.max(widthOf(first), widthOf(second));
}
