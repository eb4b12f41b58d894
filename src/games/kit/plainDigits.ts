/** The text with the decimal digits of every script written as 0 to 9. */
export function plainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(worth(digit)));
}

/** In Unicode the ten digits of a script follow each other, zero first, and some scripts follow each other directly. */
function worth(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return before % 10;
}

function isDigit(code: number): boolean {
  return code >= 0 && /\p{Nd}/u.test(String.fromCodePoint(code));
}
