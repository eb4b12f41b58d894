/** Letters are not measured here: a generous guess keeps the text within its room. */
export function shortened(text: string, size: number, room: number): string {
  const fitting: string[] = [];
  let used = size * 0.6;
  for (const letter of text) {
    used += size * widthOf(letter);
    if (used > room) return `${fitting.join('').trimEnd()}…`;
    fitting.push(letter);
  }
  return text;
}

function widthOf(letter: string): number {
  if (/[fijlrt.,:;'’|! -]/.test(letter)) return 0.36;
  if (/[a-zà-ÿ0-9_]/.test(letter)) return /[mw]/.test(letter) ? 0.9 : 0.62;
  return 1;
}
