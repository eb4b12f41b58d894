import { createRequire } from 'node:module';
import type { Weight } from './scene.ts';

const require = createRequire(import.meta.url);

// Fonts of the machine would make pictures differ between hosts. The canvas reads this variable while it loads, and an
// ordinary import would load it before this line.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
const { GlobalFonts, Path2D, createCanvas } = require('@napi-rs/canvas') as typeof import('@napi-rs/canvas');

const inter = (part: string) => `@fontsource/inter/files/inter-${part}-normal.woff2`;

const weights: Readonly<Record<Weight, number>> = { regular: 400, bold: 700, heavy: 800 };

/** Each file's range of letters is a family of its own, because a family has only one face for each weight. */
const faces: readonly (readonly [family: string, weight: Weight, file: string])[] = [
  ['Plateau Latin', 'regular', inter('latin-400')],
  ['Plateau Latin', 'bold', inter('latin-700')],
  ['Plateau Latin', 'heavy', inter('latin-800')],
  ['Plateau Latin Extended', 'regular', inter('latin-ext-400')],
  ['Plateau Latin Extended', 'bold', inter('latin-ext-700')],
  ['Plateau Latin Extended', 'heavy', inter('latin-ext-800')],
  ['Plateau Symbols', 'regular', 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf'],
  ['Plateau Symbols', 'bold', 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'],
];

function isRegistered(name: string, weight: Weight): boolean {
  const known = GlobalFonts.families.find(({ family }) => family === name);
  return known?.styles.some((style) => style.weight === weights[weight]) ?? false;
}

for (const [family, weight, file] of faces) {
  // The threads of a process share their fonts, so another thread may have registered this one.
  if (isRegistered(family, weight)) continue;
  if (!GlobalFonts.registerFromPath(require.resolve(file), family)) throw new Error(`The font ${file} cannot be read.`);
}

export function isSymbols(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}

/** The font as the canvas takes it. Text of symbols only is drawn from one family, so that all arrows match. */
export function font(text: string, size: number, weight: Weight): string {
  const letters = ['Plateau Latin', 'Plateau Latin Extended', 'Plateau Symbols'];
  const families = isSymbols(text) ? ['Plateau Symbols', 'Plateau Latin'] : letters;
  return `${weights[weight]} ${size}px ${families.map((family) => `"${family}"`).join(', ')}`;
}

/** Other files get canvases only from here, so the fonts are always loaded first. */
export { createCanvas, Path2D };
