import { oneOf } from '../kit/oneOf.ts';
import type { Rng } from '../rng.ts';
import { type File, files, isFile } from './board.ts';
import { filesOfZ } from './decided.ts';
import { type Line, numberOf, piecesOfASide, type Refusal, type Sign, signs } from './kind.ts';

/** The eight pieces of a base line, from a to h. */

export type JudgedLine = { readonly ok: true; readonly line: Line } | { readonly ok: false; readonly refusal: Refusal };

const no = (refusal: Refusal): JudgedLine => ({ ok: false, refusal });

export function judgeLine(typed: string): JudgedLine {
  const line: Sign[] = [];
  for (const sign of typed) {
    if (!isSign(sign)) return no({ why: 'unknown-sign', sign });
    line.push(sign);
  }
  if (line.length !== piecesOfASide) return no({ why: 'wrong-length', given: line.length });
  for (const sign of signs) {
    const given = line.filter((each) => each === sign).length;
    if (given !== numberOf[sign]) return no({ why: 'wrong-pieces', sign, given });
  }
  const file = fileOfZ(line);
  return filesOfZ.includes(file) ? { ok: true, line } : no({ why: 'z-not-in-the-middle', file });
}

export function judgeSwap(line: Line, one: string, other: string): JudgedLine {
  if (!isFile(one)) return no({ why: 'no-such-file', file: one });
  if (!isFile(other)) return no({ why: 'no-such-file', file: other });
  if (one === other) return no({ why: 'same-file', file: one });
  const [first, second] = [files.indexOf(one), files.indexOf(other)];
  const swapped = line.map((sign, at) => (at === first ? line[second] : at === second ? line[first] : sign));
  return judgeLine(swapped.join(''));
}

/** The files of the pieces that this one may swap with, so that the swap makes a difference. */
export function partnersOf(line: Line, one: File): readonly File[] {
  const sign = line[files.indexOf(one)];
  return files.filter((other, at) => line[at] !== sign && judgeSwap(line, one, other).ok);
}

/** A random legal line. Each order is equally likely. */
export function shuffledLine(rng: Rng): Line {
  const others = rng.shuffled(signs.filter((sign) => sign !== 'Z').flatMap(copies));
  const place = files.indexOf(oneOf(filesOfZ, rng));
  return [...others.slice(0, place), 'Z', ...others.slice(place)];
}

export function fileOfZ(line: Line): File {
  const file = files[line.indexOf('Z')];
  if (file === undefined) throw new Error('A base line has a Z.');
  return file;
}

function copies(sign: Sign): readonly Sign[] {
  return Array.from({ length: numberOf[sign] }, () => sign);
}

function isSign(text: string): text is Sign {
  return (signs as readonly string[]).includes(text);
}
