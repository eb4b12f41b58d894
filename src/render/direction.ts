/** Signs of scripts that are written from right to left. */
const leftward = '\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}';
const hasLeftward = new RegExp(`[${leftward}]`, 'u');
const hasRightward = new RegExp(`(?![${leftward}])\\p{L}`, 'u');
/** What stands between such words of one name. */
const between = "\\p{M}\\s\\u200c\\u200d.'’_·-";
/** Such words one after another, and the dots where they were cut. */
const phrases = new RegExp(`[${leftward}](?:[${leftward}${between}]*[${leftward}\\p{M}])?…?`, 'gu');

/** A text that has no other letters, such as a name, is read from right to left. A sentence of a game is not. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  return hasLeftward.test(text) && !hasRightward.test(text) ? 'rtl' : 'ltr';
}

/** Keeps words that are read from right to left from turning what stands around them, such as the number after them. */
export function isolated(text: string): string {
  return hasLeftward.test(text) ? text.replace(phrases, '\u2068$&\u2069') : text;
}
