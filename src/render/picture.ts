import { keepBands } from './bands.ts';
import { coloursOf } from './colours.ts';
import { checkSides } from './paint.ts';
import { pngOf } from './png.ts';
import type { Scene } from './scene.ts';

const kept = keepBands();

/** A scene as the bytes of a PNG file. Equal scenes give equal bytes, whatever was painted before. */
export function renderPicture(scene: Scene, bands = kept): Uint8Array {
  checkSides(scene);
  return pngOf(scene, coloursOf(scene.colours).rgb, bands(scene));
}
