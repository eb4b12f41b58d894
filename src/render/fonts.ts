import { createCanvas, Path2D } from './canvas.ts';
import { latin, symbols } from './faces.ts';
import { facesOf } from './lettering.ts';
import { familyOf, variation, weights } from './registry.ts';
import type { Weight } from './scene.ts';

for (const weight of ['regular', 'bold', 'heavy'] as const) {
  for (const face of [latin, symbols]) familyOf(face, weight);
}

/** The font as the canvas takes it, with the few families that the text needs. */
export function font(text: string, size: number, weight: Weight): string {
  const families = facesOf(text).map((face) => `"${familyOf(face, weight)}"`);
  return `${weights[weight]} ${size}px ${families.join(', ')}`;
}

/** Other files get canvases only from here, so the fonts are always loaded first. */
export { createCanvas, Path2D, variation };
