/** A base line as it is typed: `x+0>Z0+x`, with or without spaces. Similar letters are read as signs. */

const meant: Readonly<Record<string, string>> = { z: 'Z', o: '0', '×': 'x', '→': '>' };

/** Signs alone, and enough of them that they cannot be ordinary talk. */
const bare = /^(?=.*[+>])[Z0>x+]{5,11}$/;

/** After this word anything typed is meant as a base line, and the rules say what is wrong with it. */
const announced = /^(?:line|ligne) ?: ?(.+)$/;
const anything = /^[!-~]{1,16}$/;

export function writeLine(line: string): string {
  return bare.test(line) ? line : `line: ${line}`;
}

/** Reads text in lower case. */
export function readLine(text: string): string | undefined {
  const [, rest] = announced.exec(text) ?? [];
  const line = [...(rest ?? text).replaceAll(' ', '')].map((sign) => meant[sign] ?? sign).join('');
  return (rest === undefined ? bare : anything).test(line) ? line : undefined;
}
