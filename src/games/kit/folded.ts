import { plainDigits } from './plainDigits.ts';

/**
 * Typed text as every game reads it: in small letters, without accents, with the digits 0 to 9 and plain apostrophes,
 * one space between words however they were parted, and without a full stop at its end. The marks that make an emoji
 * of a digit stay: an emoji is no number.
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

/** For games in which the mark means nothing: there it only ends what was said. */
export function withoutExclamation(plain: string): string {
  return plain.replace(/[ .…!]+$/, '');
}

/** East Asian keyboards have broad twins of the letters, digits and signs. */
function halfWidth(broad: string): string {
  return String.fromCharCode(broad.charCodeAt(0) - 0xfee0);
}
