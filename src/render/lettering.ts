import { chinese, emoji, type Face, japanese, latin, letters, symbols } from './faces.ts';
import { spelt } from './fitted.ts';
import { holds } from './ranges.ts';
import { draws } from './registry.ts';

/** Stands for a letter that no font has. */
const unknownLetter = '▯';
/** Letters of the Latin face: most texts have no others. */
const plain = /^[ -~\u00a0-\u00ff\u0152\u0153\u2013\u2014\u2019\u2026]*$/;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const pictorial = /\p{Emoji_Presentation}|\p{RI}|\ufe0f|\u20e3/u;
/** They join or vary what is beside them, and are not seen themselves. */
const unseen = /\p{DI}/u;

/** Faces that are looked through together. What is not looked at is not even read. */
type Group = () => readonly Face[];

const everyday: Group = () => [latin];
const signs: Group = () => [symbols];
/** Chinese and Japanese share letters and write some of them differently. Kana tell that a name is Japanese. */
const han = (text: string): readonly Group[] => (kana.test(text) ? [japanese, chinese] : [chinese, japanese]);

export function isSymbols(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

function hasWhole(face: Face, seen: readonly string[]): boolean {
  return seen.every((sign) => holds(face.ranges, sign.codePointAt(0) ?? 0)) && seen.every((sign) => draws(face, sign));
}

/** The first face that has all of a letter: its accents, or what an emoji is joined of. */
function search(letter: string, text: string): Face | undefined {
  const seen = [...letter].filter((sign) => !unseen.test(sign));
  const pictures = pictorial.test(letter) ? [emoji, signs] : [signs, emoji];
  for (const group of [everyday, letters, ...pictures, ...han(text)]) {
    const found = group().find((face) => hasWhole(face, seen));
    if (found !== undefined) return found;
  }
  return undefined;
}

const most = 4000;

/** Remembers what was found for the last few thousand texts. */
function remembered<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    if (known.size >= most) known.clear();
    const found = find(text);
    known.set(text, found);
    return found;
  };
}

const amongChinese = remembered((letter) => search(letter, ''));
const amongJapanese = remembered((letter) => search(letter, 'あ'));
const faceFinder = (text: string) => (kana.test(text) ? amongJapanese : amongChinese);

/** Without the accents that no font can put on it; as several letters if no font can join it. */
function replaced(letter: string, faceOf: (letter: string) => Face | undefined): string {
  if (faceOf(letter) !== undefined) return letter;
  const parts = [...letter].filter((sign) => !unseen.test(sign) && !/\p{M}/u.test(sign));
  return parts.length > 0 && parts.every((sign) => faceOf(sign) !== undefined) ? parts.join('') : unknownLetter;
}

/** The text with a sign in the place of each letter that no font has. */
export const drawable = remembered((text): string => {
  if (plain.test(text)) return text;
  return spelt(text.normalize('NFC'))
    .map((letter) => replaced(letter, faceFinder(text)))
    .join('');
});

/** The few faces that a text needs, in a fixed order. Text of symbols has them all from one face, so that arrows match. */
export const facesOf = remembered((text): readonly Face[] => {
  if (plain.test(text)) return isSymbols(text) ? [symbols, latin] : [latin, symbols];
  const first = isSymbols(text) ? [emoji, signs, everyday, letters] : [everyday, letters, emoji, signs];
  const needed = new Set<Face | undefined>([latin, symbols, ...spelt(text).map(faceFinder(text))]);
  return [...first, ...han(text)].flatMap((group) =>
    needed.size === 0 ? [] : group().filter((face) => needed.delete(face)),
  );
});
