/** The words by which texts of Z-Game, in either language, tell what a piece is. */

export type Side = 'White' | 'Black';
const inFrench = { White: 'Blancs', Black: 'Noirs' } as const;
const names = {
  en: { Z: 'Z', '0': 'zero', '>': 'arrow', x: 'cross', '+': 'plus' },
  fr: { Z: 'Z', '0': 'zéro', '>': 'flèche', x: 'croix', '+': 'plus' },
} as const;
export const signWord = { en: '(?:zero|arrow|cross|plus)', fr: '(?:zéro|flèche|croix|plus)' } as const;

/** A menu may name the sign of a piece that everybody sees. It says then that the piece is face up. */
const unlessShown = '(?!","value":"[^"]*","description":"(?:face up|visible))';

/** Finds texts that tell the side's base line, or the sign of a face-down piece of that side. */
export function tells(side: Side, line: string) {
  const listed = (language: 'en' | 'fr') =>
    [...line].map((sign) => names[language][sign as keyof typeof names.en]).join(', ');
  const row = side === 'White' ? 1 : 8;
  const patterns = [
    `${side} [^.;]*face-down ${signWord.en}`,
    `${inFrench[side]} [^.;]*${signWord.fr} face cachée`,
    `[a-h]${row}\u00a0?: ${signWord.en}${unlessShown}`,
    `[a-h]${row}\u00a0?: ${signWord.fr}${unlessShown}`,
  ].map((pattern) => new RegExp(pattern));
  return (text: string) =>
    [line, listed('en'), listed('fr')].some((said) => text.includes(said)) ||
    patterns.some((pattern) => pattern.test(text));
}
