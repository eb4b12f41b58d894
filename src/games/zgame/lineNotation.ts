/** A base line as it is typed: `x+0>Z0+x`, with any spaces and the letters that are close at hand. */

const meant: Readonly<Record<string, string>> = { z: 'Z', o: '0', '×': 'x', '→': '>' };

/** Signs alone, and enough of them to be no ordinary talk. */
const bare = /^(?=.*[+>])[Z0>x+]{5,11}$/;

/** After this word whatever is typed is meant as a base line, and the rules say what is wrong with it. */
const announced = /^(?:line|ligne) ?: ?(.+)$/;
const anything = /^[!-~]{1,16}$/;

export function writeLine(line: string): string {
  return bare.test(line) ? line : `line: ${line}`;
}

/** From text in lower case. */
export function readLine(text: string): string | undefined {
  const [, rest] = announced.exec(text) ?? [];
  const line = [...(rest ?? text).replaceAll(' ', '')].map((sign) => meant[sign] ?? sign).join('');
  return (rest === undefined ? bare : anything).test(line) ? line : undefined;
}
