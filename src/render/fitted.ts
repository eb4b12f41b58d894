/** Splits a text where a reader sees letters, so that an emoji of several signs or an accented letter is never cut. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function spelt(text: string): readonly string[] {
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/** Shortens the text to its room. All parts that may be cut get the same limit of letters, so the longest are cut. */
export function fitted(
  text: string,
  room: number,
  widthOf: (text: string) => number,
  parts: readonly string[] = [text],
): string {
  if (widthOf(text) <= room) return text;
  const spellings = parts.map(spelt);
  const cutTo = (most: number) => replaced(text, parts, (nth) => cut(spellings[nth] ?? [], most));
  let fits = 0;
  let tooMany = Math.max(...spellings.map(({ length }) => length));
  while (tooMany - fits > 1) {
    const most = Math.floor((fits + tooMany) / 2);
    if (widthOf(cutTo(most)) <= room) fits = most;
    else tooMany = most;
  }
  return cutTo(fits);
}

function cut(letters: readonly string[], most: number): string {
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most).join('').trimEnd()}…`;
}

/** Replaces the parts, which must be in the text in this order, and what stands between them. */
export function replaced(
  text: string,
  parts: readonly string[],
  by: (nth: number) => string,
  between = (rest: string) => rest,
): string {
  let rest = text;
  let done = '';
  for (const [nth, part] of parts.entries()) {
    const at = rest.indexOf(part);
    if (at < 0) throw new Error(`The picture has the text ${JSON.stringify(text)} without ${JSON.stringify(part)}.`);
    done += between(rest.slice(0, at)) + by(nth);
    rest = rest.slice(at + part.length);
  }
  return done + between(rest);
}
