/** Letters are not measured here: a generous guess keeps a text within its room. */
export function shortened(text: string, size: number, room: number): string {
  const letters = [...text];
  if (letters.reduce((sum, letter) => sum + widthOf(letter), 0) * size <= room) return text;
  const fitting: string[] = [];
  let used = size * 0.6;
  for (const letter of letters) {
    used += size * widthOf(letter);
    if (used > room) break;
    fitting.push(letter);
  }
  return `${fitting.join('').trimEnd()}…`;
}

function widthOf(letter: string): number {
  if (/[fijlrt.,:;'’|! -]/.test(letter)) return 0.36;
  if (/[a-zà-ÿ0-9_]/.test(letter)) return /[mw]/.test(letter) ? 0.9 : 0.62;
  return 0.9;
}
