/** What somebody reads as one letter is cut whole: an emoji of several signs, or a letter with its accents. */
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text no wider than its room: of the parts that may be cut, none keeps more letters than there is room for. */
export function fitted(
  text: string,
  room: number,
  widthOf: (text: string) => number,
  parts: readonly string[] = [text],
): string {
  if (widthOf(text) <= room) return text;
  const spelt = parts.map((part) => Array.from(letters.segment(part), ({ segment }) => segment));
  const cutTo = (most: number) => replaced(text, parts, (nth) => cut(spelt[nth] ?? [], most));
  let fits = 0;
  let tooMany = Math.max(...spelt.map(({ length }) => length));
  while (tooMany - fits > 1) {
    const most = Math.floor((fits + tooMany) / 2);
    if (widthOf(cutTo(most)) <= room) fits = most;
    else tooMany = most;
  }
  return cutTo(fits);
}

function cut(spelt: readonly string[], most: number): string {
  return spelt.length <= most ? spelt.join('') : `${spelt.slice(0, most).join('').trimEnd()}…`;
}

/** The parts stand in the text in their order. */
function replaced(text: string, parts: readonly string[], by: (nth: number) => string): string {
  let rest = text;
  let done = '';
  for (const [nth, part] of parts.entries()) {
    const at = rest.indexOf(part);
    if (at < 0) throw new Error(`The picture has the text ${JSON.stringify(text)} without ${JSON.stringify(part)}.`);
    done += rest.slice(0, at) + by(nth);
    rest = rest.slice(at + part.length);
  }
  return done + rest;
}
