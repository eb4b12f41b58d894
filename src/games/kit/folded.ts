import { plainDigits } from './plainDigits.ts';

/**
 * Typed text as every game reads it: in small letters, without accents, with the digits 0 to 9 and plain apostrophes.
 * Between words there is one space, whatever stood there, and there is no full stop at the end. The marks that turn a
 * digit into an emoji stay, because an emoji is not a number.
 */
export function folded(text: string): string {
  return plainDigits(text)
    .replace(/[\uff01-\uff5e]/g, halfWidth)
    .normalize('NFD')
    .replace(/(?!\u20e3|\ufe0f\u20e3)\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[\s,;]+/gu, ' ')
    .replace(/[ .…]+$/, '')
    .trim();
}

/** For games in which an exclamation mark means nothing: there it only ends a sentence. */
export function withoutExclamation(plain: string): string {
  return plain.replace(/[ .…!]+$/, '');
}

/** East Asian keyboards have wide forms of the letters, digits and signs. */
function halfWidth(broad: string): string {
  return String.fromCharCode(broad.charCodeAt(0) - 0xfee0);
}
