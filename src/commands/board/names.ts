/** Names that people gave themselves, made safe to stand in a text. */

/** Marks that turn what comes after them, and others that nobody can see. Those that emoji and scripts need stay. */
const unseen = /(?!\p{VS}|\u200c|\u200d|[\u{e0020}-\u{e007f}])\p{DI}/gu;
/** Blank braille looks like a space. */
const gaps = /[\p{Cc}\p{Zl}\p{Zp}\s\u2800]+/gu;
const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for plain text; undefined when nothing of it can be seen. */
export function plainName(name: string): string | undefined {
  const plain = name.replace(unseen, '').replace(gaps, ' ').trim();
  return plain.replace(/\p{DI}/gu, '').trim() === '' ? undefined : plain;
}

/** Keeps a name that is written from right to left from turning what stands around it, such as the number after it. */
export function isolated(name: string): string {
  return fromRightToLeft.test(name) ? `\u2068${name}\u2069` : name;
}

/** Shows a plain text in a chat as it is: Discord would read these characters as markup. */
export function escaped(plain: string): string {
  return plain.replace(/[\\*_~`|<>[\]()#@:+-]/g, '\\$&').replace(/^(\d+)\./, '$1\\.');
}
