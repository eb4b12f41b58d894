import { createRequire } from 'node:module';
import { basename, extname } from 'node:path';
import { createCanvas, GlobalFonts } from './canvas.ts';
import { type Face, latin } from './faces.ts';
import type { Weight } from './scene.ts';

const { resolve } = createRequire(import.meta.url);

export const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700, heavy: 800 };

/** Says to a variable font how bold it is to be: from the font alone the canvas takes its thinnest. */
export const variation = (weight: Weight): string => `'wght' ${weights[weight]}`;

/** The families that are registered, by their files. */
const families = new Map<string, string>();

/** The family of a face in this weight. Each file is a family of its own, registered when it is first asked for. */
export function familyOf({ files }: Face, weight: Weight): string {
  const file = files[weight];
  const known = families.get(file);
  if (known !== undefined) return known;
  const family = `Plateau ${basename(file, extname(file))}`;
  // The threads of a process share their fonts, so another thread may have registered this one.
  if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(resolve(file), family)) {
    throw new Error(`The font ${file} cannot be read.`);
  }
  families.set(file, family);
  return family;
}

/** Unicode assigns no letter to this code, so every font draws its sign for a missing letter. */
const missing = '\u{10fff0}';
/** Names are bold, so this registers nothing that is not needed. */
const weight = 'bold';
const gauge = createCanvas(1, 1).getContext('2d');

function measured(letter: string, face: Face): string {
  gauge.font = `${weights[weight]} 100px "${familyOf(latin, weight)}", "${familyOf(face, weight)}"`;
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent } = gauge.measureText(letter);
  return [width, actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent].join(' ');
}

let ofMissing: string | undefined;

/** Whether the face draws the letter, which must be one code point. What its package says of it is not quite true. */
export function draws(face: Face, letter: string): boolean {
  ofMissing ??= measured(missing, latin);
  return measured(letter, face) !== ofMissing;
}
