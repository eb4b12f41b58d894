/** Names that people gave themselves, made safe to stand in a text. */

/** Marks that turn the direction of what comes after them, or that nobody can see. */
const unseen = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const endsOfLines = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/** A name for plain text; undefined when nothing of it can be seen. */
export function plainName(name: string): string | undefined {
  const plain = name.replace(unseen, '').replace(endsOfLines, ' ').trim();
  return plain === '' ? undefined : plain;
}

/** Shows a plain text in a chat as it is: Discord would read these characters as markup. */
export function escaped(plain: string): string {
  return plain.replace(/[\\*_~`|<>[\]()#@:+-]/g, '\\$&').replace(/^(\d+)\./, '$1\\.');
}
